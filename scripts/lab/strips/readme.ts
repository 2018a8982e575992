/** The table of the README's picture: a game in its middle, an encounter, a breaker pumped once. */
import type { JsonObject } from '../../../src/core/json.ts';
import { simulation } from '../../../src/games/netrunner/index.ts';
import { writeReplay } from '../../../src/replay/format.ts';
import { moveOf } from '../../../src/replay/sentences.ts';
import { playRecorded, startRecorded } from '../../../src/replay/recorder.ts';

const SETUP: JsonObject = {
  turnNumber: 12,
  toWin: 7,
  publicDecks: true,
  corp: {
    identity: 'Jinteki: Personal Evolution',
    credits: 13,
    hq: ['Hedge Fund', 'Snare!', 'Neural Katana', 'Neural EMP', 'Wall of Static'],
    rnd: ['Nisei MK II', 'Hedge Fund', '...'],
    archives: { up: ['Hedge Fund', 'Precognition'], down: ['Snare!'] },
    score: ['Priority Requisition'],
  },
  runner: {
    identity: 'Kate "Mac" McCaffrey',
    credits: 11,
    clicks: 3,
    grip: ['Diesel', "The Maker's Eye", 'Sure Gamble', 'Magnum Opus', 'Tinkering'],
    heap: ['Sure Gamble', 'Modded', 'Diesel'],
    rig: [
      { card: 'Gordian Blade', hosted: ['The Personal Touch'] },
      'Battering Ram',
      'Pipeline',
      'Akamatsu Mem Chip',
      'Rabbit Hole',
      { card: 'Armitage Codebusting', credit: 8 },
      'Sacrificial Construct',
    ],
    score: ['Nisei MK II'],
  },
  servers: {
    hq: { ice: ['Neural Katana', { card: 'Enigma', rezzed: true }] },
    rnd: { ice: [{ card: 'Cell Portal', rezzed: true }] },
    'remote 1': {
      ice: [{ card: 'Wall of Thorns', rezzed: true }, { card: 'Chum', rezzed: true }, 'Hunter'],
      root: [{ card: 'Nisei MK II', advancement: 3 }],
    },
    'remote 2': { ice: ['Wall of Static'], root: [{ card: 'PAD Campaign', rezzed: true }] },
  },
};
/** Moves up to the position that is played on from, and what is done there before the picture. */
const MOVES = ['runner: run remote 1', 'runner: use Battering Ram boost'];
/** The table and the moves as a record's text. */
export function record(): string {
  const game = simulation;
  const seats = { corp: { who: 'person' as const }, runner: { who: 'person' as const } };
  const about = { id: 'picture', date: '2026-01-01T00:00:00Z', name: 'A picture', seats };
  const { state, record: made } = startRecorded(game, { setup: SETUP, seat: 'runner' }, about);
  for (const sentence of MOVES)
    for (let passed = 0; ; passed++) {
      const encounter = !sentence.includes('boost') || state.table.run?.at === 'encounter';
      const move = encounter ? moveOf(game, state, sentence) : null;
      const legal = simulation.moves(state);
      const next = move ?? legal.find((one) => one.do === 'pass' || one.do === 'continue') ?? legal[0];
      if (next === undefined || passed > 40)
        throw new Error(`${sentence} is not legal: ${legal.map((one) => simulation.notate(state, one)).join(' | ')}`);
      made.steps.push(playRecorded(game, state, next));
      if (move !== null) break;
    }
  return writeReplay(made);
}
