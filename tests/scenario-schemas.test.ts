/** The schemas that `npm run lab -- schema` writes for editors name every field of the scenarios there are. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenarioJsonSchema, WRITTEN } from './support/scenario-schema.ts';

it.each(WRITTEN)('%s', (game) => {
  const schema = JSON.parse(JSON.stringify(scenarioJsonSchema(game))) as {
    $defs: { scenario: { properties: object; required: string[]; additionalProperties: boolean } };
  };
  const { properties, required, additionalProperties } = schema.$defs.scenario;
  expect(additionalProperties).toBe(false);
  const folder = join('tests/games', game, 'scenarios');
  const scenarios = readdirSync(folder).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>[],
  );
  expect(scenarios.length).toBeGreaterThan(20);
  for (const scenario of scenarios) {
    expect(Object.keys(properties), String(scenario['name'])).toEqual(expect.arrayContaining(Object.keys(scenario)));
    expect(Object.keys(scenario), String(scenario['name'])).toEqual(expect.arrayContaining(required));
  }
});
