/** Runs the scenarios of each FILE (one object or a list of them) with XState and with compiled tables, and prints failures. */
import { readFileSync } from 'node:fs';
import { runScenario as runBlackHat } from '../src/games/black-hat/notation/scenario.ts';
import { runScenario as runInfiltration } from '../src/games/infiltration/notation/scenario.ts';
import '../src/games/netrunner/index.ts';
import { readScenarios } from '../src/games/netrunner/notation/file.ts';
import { runScenario as runNetrunner } from '../src/games/netrunner/notation/scenario.ts';
import { asked, GAMES, type GameName, refuse } from './lab/support/entry.ts';

type Port = 'live' | 'compiled';
interface Result {
  name: string;
  ok: boolean;
  problem: string | null;
  digest: string;
  events: readonly unknown[];
}
const RUN: Readonly<Record<GameName, (scenario: unknown, port: Port) => Result>> = {
  netrunner: (scenario, port) => runNetrunner(scenario, { port }),
  'black-hat': runBlackHat,
  infiltration: runInfiltration,
};

const { game, args: files } = asked({}, { games: GAMES, args: 'FILE …', script: 'scenario' });
if (files.length === 0) refuse('scenario needs a file: npm run scenario -- FILE');
const runScenario = RUN[game];
let run = 0;
let failed = 0;
for (const file of files) {
  let list: unknown[];
  try {
    list = readScenarios(readFileSync(file, 'utf8'));
  } catch (error) {
    console.log(`FAIL  ${file}\n      ${(error as Error).message}`);
    failed++;
    continue;
  }
  for (const scenario of list) {
    run++;
    const live = runScenario(scenario, 'live');
    const compiled = runScenario(scenario, 'compiled');
    const same = live.digest === compiled.digest && live.events.length === compiled.events.length;
    if (live.ok && compiled.ok && same) console.log(`ok    ${live.name}`);
    else {
      failed++;
      console.log(`FAIL  ${live.name}  (${file})`);
      const text = live.problem ?? compiled.problem ?? 'the two ports played it differently';
      console.log(text.replace(/^/gm, '      '));
    }
  }
}
console.log(`\n${run - Math.min(failed, run)} of ${run} scenarios hold`);
process.exit(failed > 0 ? 1 : 0);
