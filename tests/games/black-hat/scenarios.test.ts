/** Every scenario of this folder holds, with the charts run by XState and by tables, and both end in the same state. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../../../src/games/black-hat/notation/scenario.ts';
import { scenarioJsonSchema } from './support/scenario-schema.ts';

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

it('the schema for editors is the one by which they are read', () => {
  const kept: unknown = JSON.parse(readFileSync(join('docs', 'scenario-black-hat.schema.json'), 'utf8'));
  expect(kept, 'npm run schema').toEqual(JSON.parse(JSON.stringify(scenarioJsonSchema())));
});
