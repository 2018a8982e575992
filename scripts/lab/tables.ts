/** Photographs Netrunner's ten fullest tables, or the one called NAME, on the drawn table at three sizes into FOLDER, for inspection. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../src/core/json.ts';
import { lighten } from '../../src/replay/format.ts';
import { packReplay } from '../../src/replay/link.ts';
import { recordTable } from '../play/written.ts';
import { asked, refuse } from './support/entry.ts';
import { ROOT, SIZES, withSite } from './support/site.ts';

const options = asked({ dist: '' }, { args: 'FOLDER [NAME]' });
const [out = refuse('tables needs a folder for its pictures.'), only] = options.args;
mkdirSync(out, { recursive: true });
const file = join(ROOT, 'tests/games/netrunner/stage/full-tables.json');
const tables = JSON.parse(readFileSync(file, 'utf8')) as Record<string, JsonObject>;

/** The address of a table as a record without moves, with everything revealed. */
async function addressOf(name: string, setup: JsonObject): Promise<string> {
  const { record } = recordTable(setup, 'runner', 'table', name);
  return `?drawn#/netrunner/link/${await packReplay(lighten({ ...record, result: null, layers: [] }))}`;
}

await withSite(async ({ url, browser }) => {
  for (const [name, setup] of Object.entries(tables)) {
    if (only !== undefined && name !== only) continue;
    const address = await addressOf(name, setup);
    for (const [width, height] of SIZES) {
      const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce' });
      await page.goto(`${url}${address}`);
      await page.locator('.stage-host canvas').waitFor({ timeout: 120_000 });
      await page.waitForTimeout(1500);
      await page.screenshot({ path: join(out, `${name.replaceAll(' ', '-')}-${width}.png`) });
      await page.close();
    }
    console.log(name);
  }
}, options);
