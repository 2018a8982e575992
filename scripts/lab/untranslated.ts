/** Says how many messages each language still lacks, and in which catalogues. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH, LANGUAGES } from '../../src/i18n/languages.ts';
import { cataloguesOf, readCatalogue } from '../../vite/message-types.mjs';
import { asked } from './support/entry.ts';
import { ROOT } from './support/site.ts';

asked({});

const catalogues = cataloguesOf('en')
  .filter((path) => path.startsWith('src/'))
  .map((path) => ({ path, keys: Object.keys(readCatalogue(path)) }));

for (const { tag } of LANGUAGES.filter((language) => language !== ENGLISH)) {
  const lacking = catalogues.flatMap(({ path, keys }) => {
    const theirs = path.replace('/locales/en', `/locales/${tag}`);
    const found = existsSync(join(ROOT, theirs)) ? readCatalogue(theirs) : {};
    const n = keys.filter((key) => !Object.hasOwn(found, key)).length;
    return n === 0 ? [] : [{ theirs, n, of: keys.length }];
  });
  const all = catalogues.reduce((sum, { keys }) => sum + keys.length, 0);
  console.log(`${tag}: ${lacking.reduce((sum, { n }) => sum + n, 0)} of ${all} messages are missing.`);
  for (const { theirs, n, of } of lacking) console.log(`  ${theirs}: ${n} of ${of}`);
}
