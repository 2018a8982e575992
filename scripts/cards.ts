/** `npm run cards`: generates the index of cards and the table of their stats. Run it after adding, removing or renaming a card file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFiles } from './cards/files.ts';

for (const [path, text] of madeFiles()) {
  writeFileSync(join(import.meta.dirname, '..', path), text);
  console.log(path);
}
