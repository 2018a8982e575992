/** Photographs Netrunner's ten fullest tables, or the one called NAME, on the drawn table at three sizes into FOLDER, for inspection. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../src/core/json.ts';
import { simulation } from '../../src/games/netrunner/index.ts';
import { lighten } from '../../src/replay/format.ts';
import { packReplay } from '../../src/replay/link.ts';
import { startRecorded } from '../../src/replay/recorder.ts';
import { asked, refuse } from './support/entry.ts';
import { ROOT, withSite } from './support/site.ts';

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
] as const;

const options = asked({ dist: '' }, { args: 'FOLDER [NAME]' });
const [out = refuse('tables needs a folder for its pictures.'), only] = options.args;
mkdirSync(out, { recursive: true });
const file = join(ROOT, 'tests/games/netrunner/stage/full-tables.json');
const tables = JSON.parse(readFileSync(file, 'utf8')) as Record<string, JsonObject>;

/** The address of a table as a record without moves, with everything revealed. */
async function addressOf(name: string, setup: JsonObject): Promise<string> {
  const seats = { corp: { who: 'person' }, runner: { who: 'person' } } as const;
  const head = { id: 'table', date: '2026-01-01T00:00:00Z', name, seats };
  const { record } = startRecorded(simulation, { setup, seat: 'runner' }, head);
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
