/** Generates docs/timing.md from the charts that run the game. */
import { writeFileSync } from 'node:fs';
import { asked } from './support/entry.ts';
import { timingPage } from './timing/page.ts';

asked({});
writeFileSync('docs/timing.md', timingPage());
