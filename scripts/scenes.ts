/** `npm run scenes`: generates each card's scene for the card browser from the card scenarios. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENES, scenesFile } from './scenes/files.ts';

writeFileSync(join(import.meta.dirname, '..', SCENES), scenesFile());
console.log(SCENES);
