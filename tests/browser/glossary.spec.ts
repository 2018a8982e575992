/** The words of the game: over a running game without leaving it, and on a page of their own; by keyboard and by finger. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { asked, expect, prepare, question, startGame } from './support/play.ts';
import { serious } from './support/axe.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Glossary' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a word' });
const words = (page: Page) => page.locator('.glossary dt');

async function game(page: Page): Promise<void> {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'glossary' });
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(question(page)).toContainText('4 clicks left');
}

test('over a game: by key and from the menu, the best word first, and the game is as it was', async ({ page }) => {
  await game(page);
  const before = await asked(page);
  const hand = page.locator('#table .group-hand button').first();
  await hand.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  // Every letter is a key of the game, and none of them acts there.
  await page.keyboard.type('ägendas');
  await expect(words(page).first()).toHaveText('Agenda');
  await expect(dialog(page).getByRole('status')).toHaveText(/\d+ words?/);
  await field(page).fill('dcripxyz');
  await expect(words(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toHaveText('No word matches “dcripxyz”.');
  await field(page).fill('trash cost');
  await expect(words(page).first()).toHaveText('Trash cost');
  expect(await serious(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('.words-list')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(hand).toBeFocused();
  expect(await asked(page)).toBe(before);
  await expect(question(page)).toContainText('4 clicks left');

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Glossary' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('a marked word opens there, by Enter and by mouse', async ({ page }) => {
  await game(page);
  const word = page.locator('#prompt .term', { hasText: /^clicks?$/ }).first();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(words(page).first()).toHaveText('Click');
  // A word within an explanation leads on.
  await dialog(page).locator('.term', { hasText: 'Runner' }).first().click();
  await expect(words(page).first()).toHaveText('Runner');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(word).toBeFocused();
  const logged = page.locator('.log-list .term').last();
  const name = (await logged.getAttribute('data-term'))!;
  await logged.click();
  await expect(page.locator('.glossary > div').first()).toHaveAttribute('data-entry', name);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap on a word explains it, the second opens the list there', async ({ page }) => {
    await game(page);
    const word = page.locator('#prompt .term').first();
    await word.tap();
    await expect(page.locator('.term-tip')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await word.tap();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('.term-tip')).toBeHidden();
  });
});

test('on its own page it is searched in the same way', async ({ page }) => {
  await prepare(page);
  await page.goto('./#/netrunner/words');
  await field(page).fill('sentries');
  await expect(words(page).first()).toHaveText('Sentry');
  await field(page).fill('');
  expect(await words(page).count()).toBeGreaterThan(60);
});
