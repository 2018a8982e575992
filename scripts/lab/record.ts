/**
 * Makes a lesson's recording from FILE, tutorials/netrunner/recordings/NAME.play.json: plays its sentences on its table and writes the
 * replay file NAME.json beside it. Prints each position, for `from`, `at` and `back` of a lesson.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { simulation } from '../../src/games/netrunner/index.ts';
import type { Seat } from '../../src/games/netrunner/index.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { lighten, writeReplay } from '../../src/replay/format.ts';
import { moveOf } from '../../src/replay/sentences.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import { asked, refuse } from './support/entry.ts';

interface Play {
  name: string;
  seat: Seat;
  setup: JsonObject;
  play: string[];
}

const [file = ''] = asked({}, { args: 'FILE' }).args;
if (!file.endsWith('.play.json')) refuse('record needs a file: tutorials/netrunner/recordings/NAME.play.json');
const { name, seat, setup, play } = JSON.parse(readFileSync(file, 'utf8')) as Play;
const game = simulation;
const seats = { corp: { who: 'person' as const }, runner: { who: 'person' as const } };
const id = `lesson-${file.split(/[\\/]/).pop()!.replace('.play.json', '')}`;
const { state, record } = startRecorded(game, { setup, seat }, { id, date: '2026-01-01T00:00:00Z', name, seats });
console.log(`0: ${game.decision(state)?.seat} decides`);
for (const sentence of play) {
  for (let passed = 0; ; passed++) {
    const move = moveOf(game, state, sentence);
    const going = game.moves(state);
    const plain = going.length === 1 ? going[0] : going.find((one) => one.do === 'pass' || one.do === 'continue');
    const next = move ?? plain;
    if (next === undefined || passed > 60)
      throw new Error(`"${sentence}" is not legal; legal: ${going.map((one) => game.notate(state, one)).join(' | ')}`);
    const step = playRecorded(game, state, next);
    record.steps.push(step);
    const asked = game.decision(state);
    console.log(`${record.steps.length}: ${step.move}   (then ${asked?.seat} decides: ${asked?.kind})`);
    if (move !== null) break;
  }
}
record.result = game.outcome(state);
writeFileSync(file.replace('.play.json', '.json'), writeReplay(lighten(record)));
