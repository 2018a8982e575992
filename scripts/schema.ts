/** `npm run schema`: writes docs/scenario-black-hat.schema.json from the schema by which scenarios are read; a test compares the two. */
import { writeFileSync } from 'node:fs';
import { scenarioJsonSchema } from '../tests/games/black-hat/support/scenario-schema.ts';

writeFileSync('docs/scenario-black-hat.schema.json', `${JSON.stringify(scenarioJsonSchema(), null, 1)}\n`);
