/**
 * The pages of the gallery in two pseudo-languages: everything goes through the catalogues, and has room when it is longer or runs from right
 * to left. `npm test` looks at a sample; `npm run lab -- volumes languages` at every state and size.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { itemTitles } from './support/titles.ts';
import { expect, test } from './support/fixture.ts';
import { type StaticServer, serveFolder } from './support/static-server.ts';
import { wordFaults } from './support/words-fit.ts';

const ALL = process.env['LANGUAGES'] !== undefined;
/** The states to look at: all, or those of which this is part of the name. */
const PART = process.env['LANGUAGES'] === 'all' ? '' : (process.env['LANGUAGES'] ?? '');
/** The size to look at alone; all if the variable is not set. */
const WIDTH = Number(process.env['WIDTH'] ?? 0);
/** Its texts are its own. */
const SAMPLES = 'components';
/** Where pictures of all states are kept; none if the variable is not set. */
const PICTURES = process.env['PICTURES'];
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const SAMPLE: readonly (readonly [exhibit: string, state: string, language: string, size: number])[] = [
  ['pages', 'Start', 'en-XA', 1],
  ['pages', 'Settings', 'ar-XB', 0],
  ['lessons', 'A hint', 'en-XA', 1],
];

let folder: string;
let server: StaticServer;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  const configFile = fileURLToPath(new URL('pages/gallery/vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  server = await serveFolder(folder);
});
test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test(`${ALL ? 'every state' : 'a sample of the states'} of the page fits in pseudo-languages`, async ({ page }) => {
  test.setTimeout(ALL ? 7_200_000 : 240_000);
  const titles = itemTitles();
  let states = SAMPLE;
  if (ALL) {
    // The list alone: its frames are opened one by one below.
    await page.route('**/frame.html*', (route) => route.fulfill({ body: '' }));
    await page.goto(`${server.url}index.html`);
    const all: (readonly [string, string])[] = [];
    for (const link of await page.locator('#list a').all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const exhibit = new URL((await link.getAttribute('href'))!, page.url()).hash.slice(1);
      for (const state of await page.locator('#shown h2').allTextContents())
        if (exhibit !== SAMPLES && `${exhibit}, ${state}`.includes(PART)) all.push([exhibit, state]);
    }
    await page.unroute('**/frame.html*');
    states = all.flatMap(([exhibit, state]) =>
      ['en-XA', 'ar-XB'].flatMap((language) => SIZES.map((_, size) => [exhibit, state, language, size] as const)),
    );
  }
  const faults: Record<string, string[]> = {};
  for (const [exhibit, state, language, size] of states) {
    if (WIDTH > 0 && SIZES[size]!.width !== WIDTH) continue;
    await page.setViewportSize(SIZES[size]!);
    const where = `${exhibit}, ${state}, ${language}, ${SIZES[size]!.width}`;
    await page.goto(`${server.url}frame.html?${String(new URLSearchParams({ exhibit, state, language }))}`);
    await expect(page.locator('body[data-ready]'), where).toBeAttached();
    const found = await wordFaults(page, titles);
    if (found.length > 0) faults[where] = found;
    if (PICTURES !== undefined) {
      mkdirSync(PICTURES, { recursive: true });
      await page.screenshot({ path: join(PICTURES, `${where.replace(/\W+/g, '-')}.png`) });
    }
  }
  expect(faults).toEqual({});
});
