/** The card browser: from the start page by keyboard alone, a scene and back, and over a running game. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { FAST, asked, expect, onGameCard, prepare, question, startGame } from './support/play.ts';
import { serious } from './support/axe.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search titles and text' });
const cards = (page: Page) => page.locator('.cards-card');

test('by keyboard alone: search, filter, open a card, see it, and back to the list as it was', async ({ page }) => {
  // At this speed what a scene tells stays long enough to be read on a busy machine too.
  await prepare(page, { ...FAST, speed: 1 });
  await page.goto('./?plain');
  await onGameCard(page)
    .getByRole('button', { name: /^Cards/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/netrunner\/cards$/);
  await expect(page.getByRole('status').filter({ hasText: '180 cards' })).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.getByLabel('Subtype').focus();
  await page.keyboard.type('killer');
  await field(page).focus();
  await page.keyboard.type('sentry');
  await expect(cards(page).first()).toContainText(/killer/i);
  const found = await cards(page).count();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const title = (await page.locator('.cards-card:focus b').textContent())!;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: title, exact: true })).toBeFocused();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('group', { name: title, exact: true })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('group', { name: title, exact: true })).toBeFocused();

  const address = page.url();
  await page.getByRole('button', { name: 'Watch it in play' }).focus();
  await page.keyboard.press('Enter');
  // It tells what it shows, and plays to its end by itself; nobody is asked to keep it.
  await expect(page.locator('.note-text')).toHaveText(/\.$/);
  await expect(page.getByText('from a link')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/at=[1-9]/);
  await page.locator('.watch-back').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Back to the list' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(found);
  await expect(page.locator('.cards-card:focus b')).toHaveText(title);
});

test('over a game, from its menu: the game is as it was', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'cards', query: '?plain' });
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(question(page)).toContainText('4 clicks left');
  const before = await asked(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Cards' });
  await field(page).fill('enigma');
  await cards(page).first().click();
  await expect(dialog.getByRole('group', { name: 'Enigma', exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Watch it in play' }).click();
  await page.locator('.watch-back').click();
  await expect(dialog.getByRole('group', { name: 'Enigma', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await asked(page)).toBe(before);
  await expect(question(page)).toContainText('4 clicks left');
});

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page);
  for (const [place, ready] of [
    ['cards', '.cards-card'],
    ['cards/01013', '.breaks table[aria-busy=false]'],
  ]) {
    await page.goto(`./#/netrunner/${place}`);
    await expect(page.locator(ready!).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
