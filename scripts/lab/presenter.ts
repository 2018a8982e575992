/** Generates docs/presenter.md from the chart that decides what is on the screen when. */
import { writeFileSync } from 'node:fs';
import { presenterPage } from './presenter/page.ts';
import { asked } from './support/entry.ts';

asked({});
writeFileSync('docs/presenter.md', presenterPage());
