/** Infiltration on the plain table from the shelf to a replay, with two, four and six seats: by mouse, by keys alone, and by touch on a phone. */
import type { Page } from '@playwright/test';
import { serious } from './support/axe.ts';
import { test } from './support/fixture.ts';
import { finger, keys, mouse } from './support/hands.ts';
import { begin, playToEnd, watch } from './support/infiltration.ts';
import { expect, mine, prepare } from './support/play.ts';

/** The chance that the risk meter gives for turning back now, per cent. */
const chance = async (page: Page): Promise<number> =>
  Number(/(\d+) %/.exec((await page.locator('.risk-row[data-way="now"] .risk-n').textContent()) ?? '')?.[1]);

for (const players of [2, 4, 6]) {
  test(`from the shelf to a game of ${players} and its replay, by mouse`, async ({ page }) => {
    await prepare(page);
    await page.goto('?plain');
    const hand = mouse(page);
    await begin(page, hand, players, 'by mouse');
    await expect(mine(page)).toBeVisible();
    await expect(page.locator('.risk-row')).toHaveCount(2);
    expect(await serious(page)).toEqual([]);
    // Cards are pressed on the table, all else in the panel.
    await playToEnd(page, hand, (n) => n < 2);
    expect(await serious(page)).toEqual([]);
    await watch(page, hand, players);
  });

  test(`from the shelf to a game of ${players} and its replay, by keys alone`, async ({ page }) => {
    await prepare(page);
    await page.goto('?plain');
    const hand = keys(page);
    await begin(page, hand, players, 'by keys');
    await expect(page.locator('#prompt')).toBeFocused();
    // As deep as the risk meter allows.
    await playToEnd(page, hand, async () => (await chance(page)) > 90);
    await watch(page, hand, players);
  });
}

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a game of six and its replay, by touch; the dials stay in sight', async ({ page }) => {
    await prepare(page);
    await page.goto('?plain');
    const hand = finger(page);
    await begin(page, hand, 6, 'by touch');
    await expect(mine(page)).toBeVisible();
    expect(await serious(page)).toEqual([]);
    const deeper = async (n: number): Promise<boolean> => {
      await expect(page.locator('.bar-dials')).toBeInViewport({ ratio: 1 });
      return n < 2;
    };
    await playToEnd(page, hand, deeper, (action) => page.locator(`#prompt [data-verb="${action}"]`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect(await serious(page)).toEqual([]);
    await watch(page, hand, 6);
  });
});
