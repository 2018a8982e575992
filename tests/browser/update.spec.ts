import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { distFolder } from './support/dist.ts';
import { expect, test } from './support/fixture.ts';
import { FAST, prepare } from './support/play.ts';
import { type StaticServer, serveFolder } from './support/static-server.ts';
import { storedGame } from './support/stored.ts';

// The host has only the files of the newer version.
test.use({ allowedErrors: [/404/], serviceWorkers: 'allow' });

const HASHED = /^(.+)-([\w-]{8})\.(\w+)$/;

/** Makes a build the next one: every hashed file has another name, and the page says which edition it is. */
function nextEdition(folder: string): void {
  const assets = join(folder, 'assets');
  const renamed = readdirSync(assets).flatMap((name): [string, string][] => {
    const [, stem, hash, end] = HASHED.exec(name) ?? [];
    return hash === undefined ? [] : [[name, `${stem}-${[...hash].reverse().join('')}.${end}`]];
  });
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  for (const path of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, path);
    if (!/\.(js|css|html|json)$/.test(path) || !statSync(file).isFile()) continue;
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    if (path === 'index.html') text = text.replace('<head>', '<head><meta name="edition" content="2" />');
    if (path === 'sw.js') text = text.replace(/("?url"?:"index\.html","?revision"?:")/, '$1next');
    if (path === 'sw.js') text = text.replace(/("?revision"?:")([^"]+","?url"?:"index\.html")/, '$1next$2');
    writeFileSync(file, text);
  }
}

const isNew = (page: Page) => page.locator('meta[name=edition]');
const notice = (page: Page) => page.getByRole('button', { name: 'Update now' });
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
/** The status of a file as a page gets it. */
const status = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (name) => (await fetch(name)).status, path);
const moves = (rows: Map<string, string>): string[] =>
  [...rows].filter(([name]) => name.startsWith('step ')).map(([, row]) => row);

let folder: string;
let server: StaticServer;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'icebreak-editions-'));
  cpSync(distFolder(), folder, { recursive: true });
  server = await serveFolder(folder);
});
test.afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a newer version is announced on pages, comes with one press, and leaves a game in another tab alone', async ({
  page,
  context,
}) => {
  await prepare(page, FAST);
  await page.goto(server.url);
  await controlled(page);
  await expect(notice(page)).toHaveCount(0);

  const playing = await context.newPage();
  await prepare(playing, FAST);
  await playing.goto(`${server.url}?plain#/netrunner/play`);
  await playing.getByRole('button', { name: 'Start the game' }).click();
  await playing.getByRole('button', { name: /Keep this hand/ }).click();
  await expect(playing.locator('#prompt.mine:not(.passed)')).toBeVisible();
  await playing.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

  const old = readdirSync(join(folder, 'assets')).find((name) => /^worker-.*\.js$/.test(name))!;
  nextEdition(folder);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(isNew(page)).toHaveCount(0);
  await expect(notice(playing)).toHaveCount(0);

  await notice(page).click();
  await expect(isNew(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Continue your game/ })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  // The game goes on with the files it began with, though the host has them no more.
  expect(await playing.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(await status(playing, `assets/${old}`)).toBe(200);
  await playing.locator('#prompt button.choice').first().click();
  await expect(async () => expect(moves(await storedGame(playing)).length).toBeGreaterThan(1)).toPass();
  const before = moves(await storedGame(playing));

  // Leaving the game brings the new version, and the game is there.
  await playing.getByRole('button', { name: 'Menu' }).click();
  await playing.getByRole('button', { name: /^Leave/ }).click();
  await expect(isNew(playing)).toHaveCount(1);
  await playing.getByRole('button', { name: /Continue your game/ }).click();
  await expect(playing.locator('#prompt.mine:not(.passed)')).toBeVisible();
  const after = moves(await storedGame(playing));
  expect(after.slice(0, before.length)).toEqual(before);

  // No page needs the old files now.
  await expect.poll(() => status(page, `assets/${old}`)).toBe(404);
});

test('a tab that was left open hears of a newer version when it is looked at again', async ({ page }) => {
  await page.goto(`${server.url}#/settings`);
  await controlled(page);
  nextEdition(folder);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await notice(page).click();
  await expect(isNew(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
