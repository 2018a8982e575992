/**
 * Makes a lesson's recording from FILE, tutorials/netrunner/recordings/NAME.play.json: plays its sentences on its table and writes the
 * replay file NAME.json beside it. Prints each position, for `from`, `at` and `back` of a lesson.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { simulation } from '../../src/games/netrunner/index.ts';
import type { Seat } from '../../src/games/netrunner/index.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { lighten, writeReplay } from '../../src/replay/format.ts';
import { playWritten, recordTable } from '../play/written.ts';
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
const id = `lesson-${file.split(/[\\/]/).pop()!.replace('.play.json', '')}`;
const { state, record } = recordTable(setup, seat, id, name);
console.log(`0: ${game.decision(state)?.seat} decides`);
for (const sentence of play)
  for (const step of playWritten(state, sentence)) {
    record.steps.push(step);
    const asked = game.decision(state);
    console.log(`${record.steps.length}: ${step.move}   (then ${asked?.seat} decides: ${asked?.kind})`);
  }
record.result = game.outcome(state);
writeFileSync(file.replace('.play.json', '.json'), writeReplay(lighten(record)));
