/** The table of the README's picture: mid-game, an encounter, with an icebreaker pumped once. */
import { jsonOf } from '../../../src/core/json.ts';
import { simulation } from '../../../src/games/netrunner/index.ts';
import { writeReplay } from '../../../src/replay/format.ts';
import { moveOf } from '../../../src/replay/sentences.ts';
import { playRecorded, startRecorded } from '../../../src/replay/recorder.ts';
import setup from './readme.json' with { type: 'json' };

/** The moves before the picture: a run, and one boost of the icebreaker. */
const MOVES = ['runner: run remote 1', 'runner: use Battering Ram boost'];
/** The table and the moves, as the text of a record. */
export function record(): string {
  const game = simulation;
  const seats = { corp: { who: 'person' as const }, runner: { who: 'person' as const } };
  const about = { id: 'picture', date: '2026-01-01T00:00:00Z', name: 'A picture', seats };
  const { state, record: made } = startRecorded(game, { setup: jsonOf(setup), seat: 'runner' }, about);
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
