/** `npm run rulings`: makes what the card browser tells of each card, and its scene, anew from the scenarios of the cards. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFiles } from './rulings/files.ts';

for (const [path, text] of madeFiles()) {
  writeFileSync(join(import.meta.dirname, '..', path), text);
  console.log(path);
}
