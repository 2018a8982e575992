/** Infiltration on its drawn table: cards pressed where they lie, lights and dials, by mouse on a desk and by touch on a phone. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { mouse } from './support/hands.ts';
import { begin as choose, card, playToEnd, watch } from './support/infiltration.ts';
import { answered, asked, expect, mine, onGameCard, prepare } from './support/play.ts';

async function begin(page: Page, players: number, seed: string, prefs?: Parameters<typeof prepare>[1]): Promise<void> {
  await prepare(page, prefs);
  await page.goto('?drawn');
  await choose(page, mouse(page), players, seed);
  await expect(mine(page)).toBeVisible();
  await expect(page.locator('.game.is-drawn .stage canvas')).toBeAttached();
}

const box = async (page: Page, key: string) =>
  (await page.locator(`#table [data-key="${key}"]`).first().boundingBox())!;

test('a whole game of three and its replay by mouse, cards pressed where they lie', async ({ page }) => {
  await begin(page, 3, 'drawn');
  const hand = mouse(page);
  await playToEnd(page, hand, (n) => n < 2);
  await watch(page, hand, 3);
});

test('a round of two by the key that ? shows', async ({ page }) => {
  await begin(page, 2, 'drawn by keys');
  await page.keyboard.press('?');
  const advance = page
    .getByRole('dialog', { name: 'Keyboard shortcuts' })
    .locator('dl > div', { has: page.getByText('Advance', { exact: true }) });
  const key = (await advance.locator('kbd').first().textContent())!;
  await page.keyboard.press('Escape');
  await page.keyboard.press(key.toLowerCase());
  const log = page.locator('.log-list');
  await expect(log).toContainText('You play Advance.');
  await expect(log).toContainText('Round 2');
  await expect(page.locator('#prompt.mine .prompt-what')).toHaveText('Which card do you play this round?');
});

test('while a round is played out, the panel says what goes on, not what was asked last', async ({ page }) => {
  await begin(page, 3, 'drawn', {});
  await card(page, 'advance').click();
  await expect(page.locator('#prompt-what')).toHaveText('Resolution');
});

test('a game with a coach says at its beginning that it watches', async ({ page }) => {
  await prepare(page, { coach: true });
  await page.goto('?drawn');
  await onGameCard(page, 'Infiltration').getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.toast')).toContainText('The coach is watching');
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('six operatives: rooms, dials and cards are in sight, and large enough for a finger', async ({ page }) => {
    await begin(page, 6, 'drawn');
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    for (const key of ['room 1', 'room 12', 'secret room', 'proximity', 'alarm', 'outside']) {
      const at = await box(page, key);
      expect(Math.min(at.width, at.height), key).toBeGreaterThanOrEqual(43);
      expect(at.x >= 0 && at.x + at.width <= 390 && at.y >= 0 && at.y + at.height <= 844, key).toBe(true);
    }
    // The way in rises: the second floor lies above the first.
    expect((await box(page, 'room 7')).y).toBeLessThan((await box(page, 'room 6')).y);
    const before = await asked(page);
    // A tap shows the card large, with the button that lays it.
    await card(page, 'advance').tap();
    await page.getByRole('button', { name: 'Play Advance' }).first().tap();
    await answered(page, before);
  });
});
