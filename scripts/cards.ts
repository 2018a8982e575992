/** `npm run cards`: makes the index of cards and the table of their figures anew. Run it after a card file came, went or was renamed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFiles } from './cards/files.ts';

for (const [path, text] of madeFiles()) {
  writeFileSync(join(import.meta.dirname, '..', path), text);
  console.log(path);
}
