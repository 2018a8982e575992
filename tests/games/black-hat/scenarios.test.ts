/** Every scenario of this folder holds, with the charts run by XState and by tables, and both end in the same state. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/games/black-hat/notation/scenario.ts';

const FOLDER = join('tests', 'games', 'black-hat', 'scenarios');

for (const file of readdirSync(FOLDER))
  describe(file, () => {
    for (const scenario of JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { name: string }[])
      it(scenario.name, () => {
        const live = runScenario(scenario, 'live');
        expect(live.problem).toBeNull();
        const compiled = runScenario(scenario, 'compiled');
        expect(compiled).toEqual(live);
      });
  });
