/** `npm run rulings`: generates each card's rulings and scene for the card browser from the card scenarios. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeFiles } from './rulings/files.ts';

for (const [path, text] of madeFiles()) {
  writeFileSync(join(import.meta.dirname, '..', path), text);
  console.log(path);
}
