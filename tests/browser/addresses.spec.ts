/** Every page has an address: typed, linked to, gone back to, opened again; the addresses of before still open. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { packReplay } from '../../src/replay/link.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import { test } from './support/fixture.ts';
import { beginGame, expect, mine, onGameCard, prepare, question } from './support/play.ts';

/** Bytes that the start page may fetch, after gzip -9. */
const MOST = 300_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
let visits = 0;
/** Loads the page at an address, also where only what stands behind the `#` is another. */
const cold = (page: Page, address: string) => page.goto(`./?plain&visit=${visits++}#${address}`);
/** What stands behind the `#` of the address; '' for nothing. */
const hash = (page: Page): string => new URL(page.url()).hash.slice(1);

const PAGES: readonly (readonly [address: string, title: string])[] = [
  ['', 'Icebreak'],
  ['/settings', 'Settings'],
  ['/netrunner', 'New game'],
  ['/netrunner/play', 'New game'],
  ['/netrunner/watch', 'Watch'],
  ['/netrunner/learn', 'Learn'],
  ['/netrunner/words', 'Glossary'],
  ['/netrunner/how', 'How it works'],
  // as they were before they named a game
  ['/play', 'New game'],
  ['/watch', 'Watch'],
  ['/learn', 'Learn'],
  ['/words', 'Glossary'],
  ['/how', 'How it works'],
];

test('every address opens its page, cold and from another page, and again after a reload', async ({ page }) => {
  await prepare(page);
  for (const [address, title] of PAGES) {
    await cold(page, address);
    await expect(heading(page), address).toHaveText(title);
    await page.reload();
    await expect(heading(page), address).toHaveText(title);
    expect(hash(page)).toBe(address);
  }
  for (const [address, title] of [...PAGES].reverse()) {
    await page.evaluate((to) => void (location.hash = to), address);
    await expect(heading(page), address).toHaveText(title);
  }
});

test('an address that names no page or no game opens the start page', async ({ page }) => {
  await prepare(page);
  for (const odd of [
    '/chess',
    '/chess/play',
    '/netrunner/nowhere',
    '/nowhere',
    '/__proto__/play',
    '/constructor',
    '%E0%A4%A',
  ]) {
    await cold(page, odd);
    await expect(heading(page), odd).toHaveText('Icebreak');
  }
  // It is left like any other page.
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expect(heading(page)).toHaveText('Settings');
});

test('back and forward go from page to page and through recorded games', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain');
  await onGameCard(page)
    .getByRole('button', { name: /^Learn/ })
    .click();
  await expect(heading(page)).toHaveText('Learn');
  await page.getByRole('button', { name: /Glossary/ }).click();
  await expect(heading(page)).toHaveText('Glossary');
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(heading(page)).toHaveText('Learn');
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(heading(page)).toHaveText('Icebreak');
  await onGameCard(page)
    .getByRole('button', { name: /^Watch/ })
    .click();
  await expect(heading(page)).toHaveText('Watch');
  await page.getByRole('button', { name: 'Watch “The price of the wall”' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(page).toHaveURL(/#\/netrunner\/watch\/learn-2\?at=0&view=open$/);

  for (const title of ['Watch', 'Icebreak', 'Learn', 'Glossary', 'Learn', 'Icebreak']) {
    await page.goBack();
    await expect(heading(page)).toHaveText(title);
  }
  for (const title of ['Learn', 'Glossary', 'Learn', 'Icebreak', 'Watch']) {
    await page.goForward();
    await expect(heading(page)).toHaveText(title);
  }
  await page.goForward();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
});

test('a recorded game keeps its moment and its eyes in the address, also after a reload', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain#/netrunner/watch/learn-3?at=40&view=runner');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '40');
  await expect(page.getByRole('radio', { name: 'Runner' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '41');
  await expect(page).toHaveURL(/#\/netrunner\/watch\/learn-3\?at=41&view=runner$/);
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '41');
  await expect(page.getByRole('radio', { name: 'Runner' })).toBeChecked();
});

test('links of before open what they named, and say from then on which game they are of', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain#watch=learn-3&at=119&view=corp');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '119');
  await expect(page.getByRole('radio', { name: 'Corp' })).toBeChecked();
  await expect(page).toHaveURL(/#\/netrunner\/watch\/learn-3\?at=119&view=corp$/);

  const packed = (await packReplay(playNetrunner('an old link', { watched: false, most: 60 }).record))!;
  await cold(page, `game=${packed}&at=20&view=runner`);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByRole('radio', { name: 'Runner' })).toBeChecked();
  await expect(page).toHaveURL(/#\/netrunner\/link\/[\w-]+\?at=20&view=runner$/);
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '20');

  await cold(page, 'watch=nobody-has-this&at=3');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(heading(page)).toHaveText('Watch');
});

test('a game in play is resumed from the start page, wherever it was begun', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain');
  await beginGame(page, { side: 'Runner', seed: 'addresses' });
  await expect(question(page)).toHaveText('Keep this hand?');
  expect(hash(page)).toBe('');
  await page.reload();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(mine(page)).toBeVisible();
  await expect(question(page)).toHaveText('Keep this hand?');
  // Another address leaves it, and it waits.
  await page.evaluate(() => void (location.hash = '/settings'));
  await expect(heading(page)).toHaveText('Settings');
  await page.goBack();
  await expect(page.getByRole('button', { name: /Continue your game/ })).toBeVisible();
});

test('the start page fetches neither Phaser nor a game, until one is wanted', async ({ page, baseURL }) => {
  const fetched = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.url().startsWith(String(baseURL))) fetched.set(response.url(), response.body());
  });
  const all = async (): Promise<Map<string, Buffer>> =>
    new Map(await Promise.all([...fetched].map(async ([url, body]) => [url, await body] as const)));
  /** Files in which a text stands that only the rules of one game, or Phaser, bring. */
  const holding = async (text: RegExp): Promise<string[]> =>
    [...(await all())].filter(([url, body]) => url.endsWith('.js') && text.test(String(body))).map(([url]) => url);
  const GAME = /Priority Requisition/;
  const PHASER = /phaser\.io/;

  await page.goto('./?drawn');
  await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expect(heading(page)).toHaveText('Settings');
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.waitForLoadState('networkidle');
  expect(await holding(GAME)).toEqual([]);
  expect(await holding(PHASER)).toEqual([]);
  const bytes = [...(await all()).values()].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST);

  await onGameCard(page).getByRole('button', { name: /^Play/ }).click();
  await expect(heading(page)).toHaveText('New game');
  expect(await holding(GAME)).not.toEqual([]);
  expect(await holding(PHASER)).toEqual([]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.is-drawn')).toBeVisible();
  expect(await holding(PHASER)).not.toEqual([]);
});
