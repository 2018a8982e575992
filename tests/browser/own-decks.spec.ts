/** Decks that people made, in the browser's own IndexedDB: moved from the old form, listed, saved as a file, read elsewhere, in two tabs. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { expect, prepare } from './support/play.ts';

const LIST = './?plain#/netrunner/decks';
const ownDecks = (page: Page) => page.locator('.decks > .deck-list .deck-open b');
const numbered = (n: number): string => `${'電脳戦闘潜入防壁'.repeat(8)}${n}`.slice(-60).padStart(60, '侵');
/** 206 decks as Icebreak stored them once: as one text that it could not read again. */
const OLD = JSON.stringify(
  Object.fromEntries(
    Array.from({ length: 206 }, (_one, n) => [
      `old-${String(n).padStart(3, '0')}`,
      { name: numbered(n), identity: '01033', cards: '301050301043' },
    ]),
  ),
);

test('206 decks with Japanese names are moved, found, saved as a file and read into another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await prepare(page);
  await page.goto('./?plain#/settings');
  await page.evaluate((text) => localStorage.setItem('icebreak:made', text), OLD);
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(LIST);
    await page.reload();
    await expect(page.getByText('206 decks')).toBeVisible();
    await expect(ownDecks(page)).toHaveCount(50);
  }
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(ownDecks(page)).toHaveCount(100);
  await page.getByRole('searchbox', { name: 'Find one of your decks' }).fill('壁205');
  await expect(ownDecks(page)).toHaveText([numbered(205)]);
  // Deleted here, it does not come back with the old text, which is still there.
  await page.getByRole('button', { name: `Delete ${numbered(205)}` }).click();
  await expect(page.getByText('0 decks')).toBeVisible();
  await page.reload();
  await expect(page.getByText('205 decks')).toBeVisible();

  await page.goto('./?plain#/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8').match(/^{"made":/gm)).toHaveLength(205);

  const other = await browser.newContext({ baseURL: String(baseURL) });
  const there = await other.newPage();
  await there.goto('./?plain#/settings');
  const status = there.locator('.device .note[role=status]');
  await there.locator('.device input[type=file]').setInputFiles(file);
  await expect(status).toContainText('205 decks were added.');
  await there.locator('.device input[type=file]').setInputFiles(file);
  await expect(status).toContainText('205 decks were already here.');
  const changed = readFileSync(file, 'utf8').replace('"cards":"301050301043"', '"cards":"301050"');
  await there.locator('.device input[type=file]').setInputFiles({
    name: 'changed.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(changed),
  });
  await expect(status).toContainText('1 deck differs from the one here. Both are kept');
  await there.goto(LIST);
  await expect(there.getByText('206 decks')).toBeVisible();
  await other.close();
});

test('two tabs change one deck: each shows what the other has done, and nothing is lost', async ({ page, context }) => {
  await prepare(page);
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Copy Shaper starter' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Shaper starter');
  const second = await context.newPage();
  await second.goto(page.url());
  const rows = (where: Page) => where.locator('.column-deck .deck-row', { hasText: 'Diesel' }).locator('.deck-n');
  await expect(rows(second)).toHaveText('3×');
  await second
    .getByRole('button', { name: /^Take out a copy of Diesel/ })
    .first()
    .click();
  await expect(rows(page)).toHaveText('2×');
  await name.fill('Mine');
  await name.press('Tab');
  await expect(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
  await expect(rows(page)).toHaveText('2×');
});
