/** Long files from outside: they are opened in slices, with progress and a way to stop. */
import { Buffer } from 'node:buffer';
import { writeReplay } from '../../src/replay/format.ts';
import { longEvents } from '../support/slow-files.ts';
import { expect, test } from './support/fixture.ts';
import { FAST, prepare } from './support/play.ts';

const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(writeReplay(longEvents(20_000))) };

test('a file of 20,000 moves shows how far it is and can be stopped: nothing is stored', async ({ page }) => {
  await prepare(page, FAST);
  await page.goto('./?plain#/netrunner/watch');
  await page.getByLabel('Import a game').setInputFiles(file);
  await expect(page.getByRole('progressbar', { name: 'Opening the game …' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByText('Stopped. Nothing was opened or saved.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('.record')).toHaveCount(0);
});

test('a name that turns the line turns nothing beside it', async ({ page }) => {
  await prepare(page, FAST);
  await page.goto('./?plain#/netrunner/watch');
  const named = { ...longEvents(3), name: 'won\u202e by me' };
  await page.getByLabel('Import a game').setInputFiles({ ...file, buffer: Buffer.from(writeReplay(named)) });
  await expect(page.getByText('Imported: won by me')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Watch won by me' })).toBeVisible();
});
