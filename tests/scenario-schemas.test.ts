/** The schemas of scenarios for editors are those by which they are read. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scenarioJsonSchema, schemaFile, WRITTEN } from './support/scenario-schema.ts';

it.each(WRITTEN)('%s', (game) => {
  const kept: unknown = JSON.parse(readFileSync(schemaFile(game), 'utf8'));
  expect(kept, 'npm run schema').toEqual(JSON.parse(JSON.stringify(scenarioJsonSchema(game))));
});
