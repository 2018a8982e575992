/** Decks are built, shared, imported, deleted with undo and played: by mouse, by keyboard alone, and on a phone. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { expect, onGameCard, prepare } from './support/play.ts';
import { serious } from './support/axe.ts';

const ownDecks = (page: Page) => page.locator('.decks > .deck-list .deck-open b');
const verdict = (page: Page) => page.locator('.deck-legal .deck-verdict');

test('a deck is copied, changed, shared as a link, deleted with undo, and played', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain');
  await onGameCard(page)
    .getByRole('button', { name: /^Decks/ })
    .click();
  await page.getByRole('button', { name: 'Copy Shaper starter' }).click();
  await expect(verdict(page)).toHaveText('Legal.');
  await page.getByRole('textbox', { name: 'Name' }).fill('Tinker’s delight');
  await page.keyboard.press('Tab');

  // Four copies of a card are one too many; undo takes the last one out again.
  await page.getByRole('searchbox').fill('gordian');
  await expect(page.locator('.deck-found .deck-row')).toHaveCount(1);
  for (let n = 0; n < 4; n++)
    await page
      .locator('.deck-found')
      .getByRole('button', { name: /Add a copy of Gordian Blade/ })
      .click();
  await expect(verdict(page)).toContainText('Not legal yet');
  await expect(page.locator('.deck-faults')).toContainText('Gordian Blade');
  const play = page.getByRole('button', { name: 'Play it against the bot' });
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict(page)).toHaveText('Legal.');

  await page.getByRole('button', { name: 'Deal a hand' }).click();
  await expect(page.locator('.deck-hand li')).toHaveCount(5);
  expect(await serious(page)).toEqual([]);

  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'A link with the deck in it' }).inputValue();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'All decks' }).click();
  await expect(ownDecks(page)).toHaveText(['Tinker’s delight']);
  await page.getByRole('button', { name: 'Delete Tinker’s delight' }).click();
  await expect(ownDecks(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ownDecks(page)).toHaveText(['Tinker’s delight']);

  await page.goto('./?plain');
  await page.goto(link);
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Tinker’s delight (2)');
  await page.reload();
  await page.getByRole('button', { name: 'Play it against the bot' }).click();
  const opponent = page.getByRole('dialog', { name: 'Choose your opponent' });
  await expect(opponent.getByRole('combobox', { name: 'The Runner’s deck' })).toHaveCount(0);
  await opponent.getByRole('combobox', { name: 'The Corp’s deck' }).selectOption({ index: 2 });
  await opponent.locator('label', { hasText: 'strong' }).click();
  await opponent.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.game')).toBeVisible();
});

test('a list with a mistake is told with its line, mended and read, by keyboard alone', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain#/netrunner/decks');
  const press = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('Import a deck');
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('Kate “Mac” McCaffrey: Digital Tinker\n3x Sure Gambel\n3 Diesel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.deck-sum')).toBeFocused();
  await expect(page.locator('.deck-sum')).toHaveText('3 cards were read, and 1 line wasn’t.');
  await expect(page.getByRole('alert')).toContainText('Line 2');
  await expect(page.getByRole('alert')).toContainText('Sure Gamble');
  await press('Change the list');
  await expect(field).toBeFocused();
  await field.fill('Kate “Mac” McCaffrey: Digital Tinker\n3x Sure Gamble\n3 Diesel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator('.deck-faults li')).toHaveCount(1);
  await press('Keep this deck');
  await expect(page.locator('.deck-faults li')).toHaveCount(1);
  await press(/^Take out a copy of Diesel/);
  await expect(page.locator('.column-deck .deck-row', { hasText: 'Diesel' }).locator('.deck-n')).toHaveText('2×');
  // Escape leads back to all decks, and once more to the start page.
  await page.keyboard.press('Escape');
  await expect(ownDecks(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(onGameCard(page).getByRole('button', { name: /^Decks/ })).toBeVisible();
});

test('a deck opens at its top wherever it was chosen, and the keys go on where they were', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain#/netrunner/decks');
  await page.getByRole('button', { name: 'Copy Second Sight' }).click();
  await expect(page.locator('.deck.is-built')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Decks' })).toBeInViewport();
  await page.getByRole('button', { name: 'Deal a hand' }).click();
  await expect(page.locator('.deck-hand li').last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Second Sight/ }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Delete Second Sight' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Second Sight/ }).first()).toBeFocused();
});

test('a card of the other side in a list can be taken out again', async ({ page }) => {
  await prepare(page);
  await page.goto('./?plain#/netrunner/decks');
  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Noise: Hacker Extraordinaire\n1 Hedge Fund');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect(page.locator('.deck-faults')).toContainText('Hedge Fund');
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await page.getByRole('button', { name: /^Take out a copy of Hedge Fund/ }).click();
  await expect(page.locator('.deck-faults')).not.toContainText('Hedge Fund');
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('deck, cards and figures are a tap apart', async ({ page }) => {
    await prepare(page);
    await page.goto('./?plain#/netrunner/decks');
    await page.getByRole('button', { name: 'New Corp deck' }).tap();
    await expect(page.locator('.column-deck')).toBeVisible();
    await expect(page.locator('.column-cards')).toBeHidden();
    await page.locator('.segment', { hasText: 'Add cards' }).tap();
    await page
      .locator('.column-cards')
      .getByRole('button', { name: /^Add a copy/ })
      .first()
      .tap();
    await page.locator('.column-cards .deck-title').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.locator('.segment', { hasText: 'Deck' }).first().tap();
    await expect(page.locator('.column-deck .deck-row')).toHaveCount(1);
    expect(await serious(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  });
});
