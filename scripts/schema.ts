/** `npm run schema`: writes docs/scenario-<game>.schema.json from the schemas by which scenarios are read; tests compare the two. */
import { writeFileSync } from 'node:fs';
import { scenarioJsonSchema, schemaFile, WRITTEN } from '../tests/support/scenario-schema.ts';

for (const game of WRITTEN) writeFileSync(schemaFile(game), `${JSON.stringify(scenarioJsonSchema(game), null, 1)}\n`);
