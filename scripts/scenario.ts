/**
 * `npm run scenario -- [--game black-hat|infiltration] FILE…`: runs scenarios (one object or a list of them in each file) on both ports and says what
 * failed. Exit code 1 if any did.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runScenario as runBlackHat } from '../src/games/black-hat/notation/scenario.ts';
import { runScenario as runInfiltration } from '../src/games/infiltration/notation/scenario.ts';
import '../src/games/netrunner/index.ts';
import { readScenarios } from '../src/games/netrunner/notation/file.ts';
import { runScenario as runNetrunner } from '../src/games/netrunner/notation/scenario.ts';

type Port = 'live' | 'compiled';
interface Result {
  name: string;
  ok: boolean;
  problem: string | null;
  digest: string;
  events: readonly unknown[];
}
const RUN: Readonly<Record<string, (scenario: unknown, port: Port) => Result>> = {
  netrunner: (scenario, port) => runNetrunner(scenario, { port }),
  'black-hat': runBlackHat,
  infiltration: runInfiltration,
};

const { values, positionals: files } = parseArgs({
  options: { game: { type: 'string', default: 'netrunner' } },
  allowPositionals: true,
});
const runScenario = RUN[values.game];
if (files.length === 0 || runScenario === undefined) {
  console.error(`usage: npm run scenario -- [--game ${Object.keys(RUN).join('|')}] FILE…`);
  process.exit(2);
}
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
