/** Infiltration on its drawn table: cards pressed where they lie, lights and dials, by mouse on a desk and by touch on a phone. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { answered, asked, expect, mine, onShelf, over, prepare, settled } from './support/play.ts';

async function begin(page: Page, players: number, seed: string, prefs?: Parameters<typeof prepare>[1]): Promise<void> {
  await prepare(page, prefs);
  await page.goto('?drawn');
  await onShelf(page, 'Infiltration').getByRole('button', { name: /^Play/ }).click();
  await page
    .locator('label', { has: page.getByRole('radio', { name: String(players), exact: true }) })
    .first()
    .click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mine(page)).toBeVisible();
  await expect(page.locator('.game.is-drawn .stage canvas')).toBeAttached();
}

const card = (page: Page, action: string) => page.locator(`#table button.lit[data-key$=" hand ${action}"]`);
const box = async (page: Page, key: string) =>
  (await page.locator(`#table [data-key="${key}"]`).first().boundingBox())!;

test('a whole game of three by mouse, cards pressed where they lie', async ({ page }) => {
  await begin(page, 3, 'drawn');
  for (let n = 0; n < 120 && !(await settled(page)); n++) {
    const before = await asked(page);
    const one = card(page, n < 3 ? 'advance' : 'retreat');
    if ((await one.count()) > 0) await one.click();
    else await page.locator('#prompt button.choice').first().click();
    await answered(page, before);
  }
  await expect(over(page)).toBeVisible();
});

test('while a round is played out, the panel says what goes on, not what was asked last', async ({ page }) => {
  await begin(page, 3, 'drawn', {});
  await card(page, 'advance').click();
  await expect(page.locator('#prompt-what')).toHaveText('Resolution');
});

test('a game with a coach says at its beginning that it watches', async ({ page }) => {
  await prepare(page, { coach: true });
  await page.goto('?drawn');
  await onShelf(page, 'Infiltration').getByRole('button', { name: /^Play/ }).click();
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
    await page.getByRole('button', { name: 'Lay Advance' }).first().tap();
    await answered(page, before);
  });
});
