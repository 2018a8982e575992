/** A fixed sample of the gallery (`npm run gallery`) at each width: every page of it comes to its moment, without an error. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from './support/fixture.ts';
import { type StaticServer, serveFolder } from './support/static-server.ts';

const SAMPLE = [
  ['components', 'Dialog', 390],
  ['card-faces', 'Black Hat', 1280],
  ['cards-and-decks', 'One card', 1920],
  ['lessons', 'A mistake', 390],
  ['lessons', 'A puzzle', 1280],
] as const;

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

test('the gallery lists its exhibits and shows each state at three widths', async ({ page }) => {
  await page.goto(`${server.url}#components`);
  await expect(page.locator('#list a')).not.toHaveCount(0);
  await expect(page.locator('#list [aria-current]')).toHaveText('Components');
  const states = await page.locator('#shown h2').count();
  expect(states).toBeGreaterThan(5);
  await expect(page.locator('#shown iframe')).toHaveCount(3 * states);
});

test('a sample of its states is shown without an error', async ({ page }) => {
  for (const [exhibit, state, width] of SAMPLE) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.url}frame.html?${String(new URLSearchParams({ exhibit, state }))}`);
    await expect(page.locator('body[data-ready]'), state).toBeAttached();
    await expect(page.locator('#hud > *').first(), state).toBeAttached();
  }
});
