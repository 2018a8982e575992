/** Every scenario holds: with charts run by XState, by tables, and by tables from a state written and read back before each move. */
import { describe, expect, test } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';
import { madeUpPlays } from '../../../support/made-up.ts';
import { scenarioFiles } from '../../../support/scenarios.ts';

for (const { file, scenarios } of [...scenarioFiles(), madeUpPlays()]) {
  describe(`${file}`, () => {
    test.each(scenarios.map((scenario, i) => [`${i + 1} ${String(scenario.name)}`, scenario] as const))(
      '%s',
      (_name, scenario) => {
        const live = runScenario(scenario, { port: 'live' });
        expect(live.problem).toBeNull();
        const compiled = runScenario(scenario, { port: 'compiled' });
        expect(compiled.problem).toBeNull();
        expect(compiled.digest).toBe(live.digest);
        expect(compiled.events).toEqual(live.events);
        const reloaded = runScenario(scenario, { port: 'compiled', reload: true });
        expect(reloaded.problem).toBeNull();
        expect(reloaded.digest).toBe(live.digest);
      },
    );
  });
}

test('names are told apart', () => {
  const names = scenarioFiles().flatMap(({ file, scenarios }) =>
    scenarios.map((scenario) => `${file}: ${String(scenario.name)}`),
  );
  expect(names).toEqual([...new Set(names)]);
});
