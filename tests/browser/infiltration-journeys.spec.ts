/** Infiltration on the plain table from the shelf to a replay, with two, four and six seats: by mouse, by keys alone, and by touch on a phone. */
import type { Page } from '@playwright/test';
import { serious } from './support/axe.ts';
import { test } from './support/fixture.ts';
import { finger, keys, mouse } from './support/hands.ts';
import { begin, card, playToEnd, watch } from './support/infiltration.ts';
import { HEARD, answered, asked, expect, mine, onGameCard, prepare } from './support/play.ts';

/** The chance that the risk meter gives for turning back now, per cent. */
const chance = async (page: Page): Promise<number> =>
  Number(/(\d+)%/.exec((await page.locator('.risk-row[data-way="now"] .risk-n').textContent()) ?? '')?.[1]);

/** Every number of seats by every hand is a long way; without `JOURNEYS=all` (`npm run lab -- volumes journeys`) each hand plays one. */
const all = process.env['JOURNEYS'] === 'all';

for (const players of all ? [2, 4, 6] : [2])
  test(`from the shelf to a game of ${players} and its replay, by mouse`, async ({ page }) => {
    await prepare(page, HEARD);
    await page.goto('?plain');
    const hand = mouse(page);
    await begin(page, hand, players, 'by mouse');
    await expect(mine(page)).toBeVisible();
    await expect(page.locator('.risk-row')).toHaveCount(3);
    expect(await serious(page)).toEqual([]);
    // Cards are pressed on the table, all else in the panel.
    await playToEnd(page, hand, (n) => n < 2);
    expect(await serious(page)).toEqual([]);
    await watch(page, hand, players);
  });

for (const players of all ? [2, 4, 6] : [4])
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

test('from the shelf into the first lesson, through a mistake to its end, by mouse', async ({ page }) => {
  await prepare(page);
  await page.goto('?plain');
  const hand = mouse(page);
  await hand.press(onGameCard(page, 'Infiltration').getByRole('button', { name: /^Learn/ }));
  await hand.press(page.getByRole('button', { name: /In and out/ }));
  const coach = page.getByRole('complementary', { name: 'Coach' });
  await hand.press(coach.getByRole('button', { name: 'Skip the introduction' }));
  const lay = async (action: string): Promise<void> => {
    const before = await asked(page);
    await hand.press(card(page, action));
    await answered(page, before);
  };
  await lay('retreat');
  await expect(page.locator('.coach-say')).toContainText('fewer than four tokens');
  await hand.press(coach.getByRole('button', { name: 'Take it back' }));
  for (const action of ['advance', 'download', 'advance', 'download', 'retreat', 'retreat', 'retreat'])
    await lay(action);
  const end = page.getByRole('dialog').filter({ has: page.locator('.stars-list') });
  await expect(end.locator('.stars-list li.won').getByRole('img')).toHaveAccessibleName('3 stars of 3');
  await hand.press(end.getByRole('button', { name: 'All lessons' }));
  await expect(page.locator('.path .stop').first().getByRole('img')).toHaveAccessibleName('3 stars of 3');
});

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
