import { readFileSync } from 'node:fs';
import { expect, test } from './support/fixture.ts';
import { FAST, onGameCard, prepare } from './support/play.ts';
import { storeGame } from './support/stored.ts';

test('everything is saved as a file, and read into another browser', async ({ page, browser, baseURL }) => {
  await prepare(page, { ...FAST, text: 115 });
  await page.goto('./?plain#/netrunner/play');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /Keep this hand/ }).click();
  await expect(page.locator('#prompt.mine:not(.passed)')).toBeVisible();
  await page.goto('./?plain#/settings');
  await expect(page.getByText(/Icebreak uses [\d.,]+ [MG]B on this device/)).toBeVisible();
  await expect(page.getByText(/^The browser (may delete|has promised)/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const file = await (await download).path();
  expect(readFileSync(file, 'utf8').split('\n')[0]).toContain('"icebreakBackup":1');

  const other = await browser.newContext({ baseURL: String(baseURL) });
  const there = await other.newPage();
  await there.goto('./?plain#/settings');
  await there.locator('.device input[type=file]').setInputFiles(file);
  const status = there.locator('.device .note[role=status]');
  await expect(status).toContainText('1 unfinished game was added.');
  // The text size came with it, at once.
  expect(await there.evaluate(() => document.documentElement.style.getPropertyValue('--text-scale'))).toBe('1.15');
  await there.locator('.device input[type=file]').setInputFiles(file);
  await expect(status).toContainText('Nothing was added.');
  await there.locator('.device input[type=file]').setInputFiles({
    name: 'x.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from('{"format":2}'),
  });
  await expect(status).toContainText('This isn’t a backup file made by Icebreak. Nothing was changed.');
  await there.goto('./?plain');
  await there.getByRole('button', { name: /Continue your game/ }).click();
  await expect(there.locator('#prompt.mine:not(.passed)')).toBeVisible();
  await other.close();
});

test('reading a long file can be stopped, and leaves everything as it was', async ({ page }) => {
  await prepare(page, FAST);
  await page.goto('./?plain#/settings');
  const at = '2024-05-02T08:00:00.000Z';
  const lines = [JSON.stringify({ icebreakBackup: 1, at })];
  for (let i = 0; i < 100_000; i++)
    lines.push(
      JSON.stringify({ aside: { from: 'texts', key: 'odd', value: `{"${i}`, problem: 'file.notJson', date: at } }),
    );
  const file = { name: 'long.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('.device input[type=file]').setInputFiles(file);
  await page.getByRole('group', { name: 'Reading the file' }).getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.device .note[role=status]')).toContainText('Stopped. Everything is as it was before.');
  await expect(page.locator('.unread li')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save everything as a file' })).toBeEnabled();
});

test('a save of a newer version stays where it is, and can be taken out as a file', async ({ page }) => {
  await page.goto('./');
  await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  await storeGame(page, 'later', new Map([['head', '{"saveFormat":99}']]));
  await page.reload();
  await expect(page.getByText('This game was saved by a newer version of Icebreak')).toBeVisible();
  await page.getByRole('button', { name: /^Settings/ }).click();
  const row = page.locator('.unread li');
  await expect(row).toContainText('Stored by a newer version of Icebreak');
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Save item 1 as a file' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('saveFormat');
  await row.getByRole('button', { name: 'Delete item 1' }).click();
  await expect(row).toHaveCount(0);
});

test('the page names the licences of all that is in it', async ({ page, request }) => {
  await page.goto('./#/settings');
  const link = await page.getByRole('link', { name: 'Licences of everything it contains' }).getAttribute('href');
  const text = await (await request.get(String(link))).text();
  for (const name of [
    'preact',
    '@preact/signals',
    'phaser',
    'xstate',
    'howler',
    'idb',
    'valibot',
    'pure-rand',
    'workbox-precaching',
  ])
    expect(text, name).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
