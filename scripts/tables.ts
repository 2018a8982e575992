/**
 * `npm run tables -- FOLDER [NAME]`: the ten fullest tables (tests/games/netrunner/stage/full-tables.json), or one of them, on the drawn table
 * at three sizes, as pictures in FOLDER, to be looked at.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { JsonObject } from '../src/core/json.ts';
import { simulation } from '../src/games/netrunner/index.ts';
import { lighten } from '../src/replay/format.ts';
import { packReplay } from '../src/replay/link.ts';
import { startRecorded } from '../src/replay/recorder.ts';
import { serveFolder } from '../tests/browser/support/static-server.ts';
import { launchChromium } from './chromium.mjs';

const SIZES = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
] as const;

const root = fileURLToPath(new URL('..', import.meta.url));
const [out, only] = process.argv.slice(2);
if (out === undefined) {
  console.error('usage: npm run tables -- FOLDER [NAME]');
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const file = new URL('../tests/games/netrunner/stage/full-tables.json', import.meta.url);
const tables = JSON.parse(readFileSync(file, 'utf8')) as Record<string, JsonObject>;

/** The address of a table as a record without moves, seen with open eyes. */
async function addressOf(name: string, setup: JsonObject): Promise<string> {
  const seats = { corp: { who: 'person' }, runner: { who: 'person' } } as const;
  const head = { id: 'table', date: '2026-01-01T00:00:00Z', name, seats };
  const { record } = startRecorded(simulation, { setup, seat: 'runner' }, head);
  return `?drawn#/netrunner/link/${await packReplay(lighten({ ...record, result: null, layers: [] }))}`;
}

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
const server = await serveFolder(folder);
const browser = await launchChromium();
try {
  for (const [name, setup] of Object.entries(tables)) {
    if (only !== undefined && name !== only) continue;
    const address = await addressOf(name, setup);
    for (const [width, height] of SIZES) {
      const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce' });
      await page.goto(`${server.url}${address}`);
      await page.locator('.stage-host canvas').waitFor({ timeout: 120_000 });
      await page.waitForTimeout(1500);
      await page.screenshot({ path: join(out, `${name.replaceAll(' ', '-')}-${width}.png`) });
      await page.close();
    }
    console.log(name);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
