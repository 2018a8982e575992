/** Infiltration on the plain table from the shelf to a replay: a whole game of four by mouse, one of two by keys alone, one of six on a phone. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { answered, asked, choices, expect, mine, onShelf, over, prepare, settled } from './support/play.ts';

/** From the start page into a match of so many seats. */
async function begin(page: Page, players: number, seed: string): Promise<void> {
  await onShelf(page, 'Infiltration').getByRole('button', { name: /^Play/ }).click();
  await page
    .locator('label', { has: page.getByRole('radio', { name: String(players), exact: true }) })
    .first()
    .click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** Answers every question until the game is over; returns how many there were. */
async function playToEnd(page: Page, answer: (n: number) => Promise<void>): Promise<number> {
  for (let n = 0; n < 200; n++) {
    if (await settled(page)) return n;
    const before = await asked(page);
    await answer(n);
    await answered(page, before);
  }
  throw new Error('the game does not end');
}

/** The chance that the risk meter gives for turning back now, per cent. */
const chance = async (page: Page): Promise<number> =>
  Number(/(\d+) %/.exec((await page.locator('.risk-row[data-way="now"] .risk-n').textContent()) ?? '')?.[1]);

/** From the end of a game to its replay, through which it goes by keys. */
async function watch(page: Page, seats: number): Promise<void> {
  await expect(over(page)).toContainText(/Game over in round \d/);
  await expect(over(page).getByRole('row')).toHaveCount(seats > 2 ? seats + 1 : 5);
  await page.getByRole('button', { name: 'Watch the game', exact: true }).click();
  const slider = page.getByRole('slider').first();
  const last = Number(await slider.getAttribute('aria-valuemax'));
  expect(last).toBeGreaterThan(15);
  // A view for each seat, and the open one.
  await expect(page.locator('.watch-view')).toHaveCount(seats + 1);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', String(last));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(page.locator('.watch-list [aria-current]')).toHaveCount(1);
}

test('from the shelf to a game of four and its replay, by mouse', async ({ page }) => {
  await prepare(page);
  await page.goto('?plain');
  await begin(page, 4, 'by mouse');
  await expect(mine(page)).toBeVisible();
  await expect(page.locator('.risk-row')).toHaveCount(2);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]); // prettier-ignore
  // In three rooms, then back as long as it takes: cards are pressed on the table, all else in the panel.
  await playToEnd(page, async (n) => {
    const card = page.locator(
      `#table .group-cards button.table-button.lit[data-key$=" ${n < 3 ? 'advance' : 'retreat'}"]`,
    );
    if ((await card.count()) > 0) await card.click();
    else await choices(page).first().click();
  });
  await watch(page, 4);
});

test('a game of two and its replay, by keys alone', async ({ page }) => {
  await prepare(page);
  await page.goto('?plain');
  await begin(page, 2, 'by keys');
  await expect(page.locator('#prompt')).toBeFocused();
  // As deep as the risk meter allows.
  await playToEnd(page, async () => {
    const laying = (await page.locator('#prompt').getAttribute('data-kind')) === 'pick';
    const free = (await page.locator('#prompt [data-verb="advance"]').count()) > 0;
    await page.keyboard.press(laying && free ? ((await chance(page)) > 90 ? 'a' : 'r') : '1');
  });
  await watch(page, 2);
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a game of six and its replay, by touch; the dials stay in sight', async ({ page }) => {
    await prepare(page);
    await page.goto('?plain');
    await begin(page, 6, 'by touch');
    await playToEnd(page, async (n) => {
      const dials = page.locator('.bar-dials');
      await expect(dials).toBeInViewport({ ratio: 1 });
      const card = page.locator(`#prompt [data-verb="${n < 2 ? 'advance' : 'retreat'}"]`);
      if ((await card.count()) > 0) await card.tap();
      else await choices(page).first().tap();
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await watch(page, 6);
  });
});
