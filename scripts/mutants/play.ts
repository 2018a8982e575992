/** Plays every scenario by tables, and ends with 1 at the first that fails: `tsx scripts/mutants/play.ts`. */
import process from 'node:process';
import '../../src/games/netrunner/index.ts';
import { runScenario } from '../../src/games/netrunner/notation/scenario.ts';
import { madeUpPlays } from '../../tests/support/made-up.ts';
import { scenarioFiles } from '../../tests/support/scenarios.ts';

for (const scenario of [...scenarioFiles(), madeUpPlays()].flatMap((file) => file.scenarios)) {
  const { ok, name, problem } = runScenario(scenario, { port: 'compiled' });
  if (ok) continue;
  console.log(`${name}\n${problem}`);
  process.exit(1);
}
