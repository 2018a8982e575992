/** Writes the JSON schemas of Black Hat's and Infiltration's scenarios to FOLDER (dist/schemas), for use in editors. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioJsonSchema, WRITTEN } from '../../tests/support/scenario-schema.ts';
import { asked } from './support/entry.ts';

const [folder = 'dist/schemas'] = asked({}, { args: 'FOLDER' }).args;
mkdirSync(folder, { recursive: true });
for (const game of WRITTEN) {
  const file = join(folder, `scenario-${game}.schema.json`);
  writeFileSync(file, `${JSON.stringify(scenarioJsonSchema(game), null, 1)}\n`);
  console.log(file);
}
