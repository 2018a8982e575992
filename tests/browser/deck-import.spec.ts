/** Decks from elsewhere: by file, by drag and drop, by paste and by keys. What was understood is shown before anything is kept. */
import type { Page } from '@playwright/test';
import { serious } from './support/axe.ts';
import { test } from './support/fixture.ts';
import { expect, prepare } from './support/play.ts';

const LISTS = 'tests/games/netrunner/decks/lists';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import a deck' });
const sum = (page: Page) => page.locator('.deck-sum');
const ownDecks = (page: Page) => page.locator('.decks > .deck-list .deck-open b');
const meanings = (page: Page) => page.locator('.deck-line-means');
const keep = (page: Page) => dialog(page).getByRole('button', { name: /^Keep/ });

async function open(page: Page): Promise<void> {
  await prepare(page);
  await page.goto('./?plain#/netrunner/decks');
  await expect(page.getByRole('button', { name: 'Import a deck' })).toBeVisible();
}

/** Lets the page see files as they are dragged and dropped, or a paste. */
async function bring(page: Page, type: string, what: { text?: string; files?: Record<string, string> }): Promise<void> {
  await page.evaluate(
    ([kind, { text, files }]) => {
      const data = new DataTransfer();
      if (text !== undefined) data.setData('text/plain', text);
      for (const [name, content] of Object.entries(files ?? {})) data.items.add(new File([content], name));
      const target = document.activeElement ?? document.body;
      const start = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent(kind, { ...start, clipboardData: data })
          : new DragEvent(kind, { ...start, dataTransfer: data }),
      );
    },
    [type, what] as const,
  );
}

test('a file of OCTGN is chosen, shown line by line, and kept only when that is confirmed', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Import a deck' }).click();
  const choosing = page.waitForEvent('filechooser');
  await dialog(page).getByText('From a file').click();
  await (await choosing).setFiles(`${LISTS}/octgn.o8d`);
  await expect(sum(page)).toHaveText('3 cards were read.');
  await expect(meanings(page)).toHaveText([/^Identity: Kate/, '3× Sure Gamble']);
  await expect(dialog(page).locator('.deck-faults li')).toHaveText([/needs at least 45/]);
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(ownDecks(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.locator('input[type=file]').setInputFiles(`${LISTS}/octgn.o8d`);
  await keep(page).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('octgn');
  await expect(page.locator('.column-deck .deck-row')).toHaveCount(1);
});

test('a file dragged over the page is shown to be welcome, and read when it is dropped', async ({ page }) => {
  await open(page);
  const files = { 'Big Bucks.txt': 'Gabriel Santiago\n3x Account Siphon\n2x Vamp\n1x Crypsys' };
  await bring(page, 'dragover', { files });
  await expect(page.getByText('Drop a deck file to read it.')).toBeVisible();
  await bring(page, 'dragleave', { files });
  await expect(page.getByText('Drop a deck file to read it.')).toHaveCount(0);
  await bring(page, 'dragover', { files });
  await bring(page, 'drop', { files });
  await expect(page.getByText('Drop a deck file to read it.')).toHaveCount(0);
  await expect(sum(page)).toHaveText('3 cards were read, and 2 lines weren’t.');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Lines 3, 4: Icebreak has no cards called “Vamp”, “Crypsys” (“Crypsis”?).',
  );
  await dialog(page).getByRole('button', { name: 'Take Crypsis' }).click();
  await expect(sum(page)).toHaveText('4 cards were read, and 1 line wasn’t.');
  await dialog(page).getByRole('button', { name: 'Keep the rest · 4 cards' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Big Bucks');
});

test('several files, a picture and an endless file are answered in words', async ({ page }) => {
  await open(page);
  await bring(page, 'drop', { files: { 'a.txt': 'Noise\n3 Diesel', 'b.txt': 'Kate' } });
  await expect(dialog(page).getByRole('alert')).toContainText('only a.txt was read');
  await expect(sum(page)).toHaveText('3 cards were read.');
  await bring(page, 'drop', { files: { 'a.png': '\u0089PNG\0\0x' } });
  await expect(dialog(page).getByRole('alert')).toContainText('no text');
  await bring(page, 'drop', { files: { 'a.txt': 'x'.repeat(300_000) } });
  await expect(dialog(page).getByRole('alert')).toContainText('far too long for a deck list');
});

test('a list is pasted anywhere on the page, and its identity is asked for, by keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.evaluate(() => navigator.clipboard.writeText('3 Sure Gamble\n3 Diesel\n2 Magnum Opus'));
  await page.keyboard.press('Control+V');
  await expect(sum(page)).toBeFocused();
  await expect(sum(page)).toHaveText('8 cards were read.');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'This list names no identity. Choose one, and you keep your 8 cards.',
  );
  await expect(keep(page)).toBeDisabled();
  await page.keyboard.press('Tab');
  const identity = dialog(page).getByRole('combobox', { name: 'Identity' });
  await expect(identity).toBeFocused();
  // Only the Runner's identities: the side is plain from the cards.
  await expect(identity.locator('option')).toHaveCount(7);
  await page.keyboard.type('Kate');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(dialog(page).locator('.deck-faults')).toContainText('8 cards');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('list', { name: 'Line by line' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(keep(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.column-deck .deck-row')).toHaveCount(3);
  // On the page of a deck, too; but not into a field where somebody types.
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await bring(page, 'paste', { text: 'Noise\n3 Diesel' });
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).focus();
  await bring(page, 'paste', { text: 'Noise\n3 Diesel' });
  await expect(sum(page)).toHaveText('3 cards were read.');
});

test('a deck is handed on in the forms of three sites', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Copy Shaper starter' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const list = page.getByRole('textbox', { name: 'Deck list' });
  await expect(list).toHaveValue(/^Shaper starter\nKate.*\n\nEvent \(\d+\)\n/);
  await page.getByRole('radio', { name: 'jinteki.net' }).check();
  await expect(list).toHaveValue(/^\d [^\n]+\n\d /);
  await page.getByRole('radio', { name: 'OCTGN' }).check();
  await expect(list).toHaveValue(/<card qty="3" id="bc0f047c-01b1-427f-a439-d451eda01050">Sure Gamble<\/card>/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('Shaper-starter.o8d');
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the preview fits, and is kept by touch', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Import a deck' }).tap();
    await dialog(page)
      .getByRole('textbox')
      .fill(`${'Long name '.repeat(9)}\nNoise\n3 Diesel\n${'z'.repeat(150)} 3`);
    await page.getByRole('button', { name: 'Read the list' }).tap();
    await expect(keep(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect(await dialog(page).evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
    expect(await serious(page)).toEqual([]);
    await keep(page).tap();
    await expect(page.locator('.deck.is-built')).toBeVisible();
  });
});
