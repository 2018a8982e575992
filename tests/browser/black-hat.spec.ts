/** A game of Black Hat of three seats, from the start page on, against two bots: by mouse on a desk, by touch on a phone. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { answered, expect, mine, onGameCard, prepare } from './support/play.ts';

const play = (page: Page) => page.locator('#prompt button.choice[data-verb="play"]');
const chips = (page: Page) => page.locator('#prompt button.tickable');
const log = (page: Page) => page.locator('.log-line');

/** From the start page to the first question. */
async function begin(page: Page, seed: string, table = 'drawn'): Promise<void> {
  await prepare(page);
  await page.goto(`?${table}`);
  await onGameCard(page, 'Black Hat').getByRole('button', { name: /^Play/ }).click();
  await page
    .locator('label', { has: page.getByRole('radio', { name: '3', exact: true }) })
    .first()
    .click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mine(page)).toBeVisible();
}

/** Answers by mouse until so many tricks have begun. */
async function playTricks(page: Page, tricks: number, answer: () => Promise<void>): Promise<void> {
  const begun = log(page).filter({ hasText: /^Trick \d+\./ });
  for (let n = 0; n < 60 && (await begun.count()) < tricks; n++) {
    await expect(mine(page).or(page.locator('.over')).first()).toBeVisible();
    const asked = await page.locator('#prompt').getAttribute('data-question');
    await answer();
    await answered(page, asked);
  }
  expect(await begun.count()).toBeGreaterThanOrEqual(tricks);
}

/** Whether the page is wider than the screen. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test('some tricks of a game are played by mouse, on the table and in the panel', async ({ page }) => {
  await begin(page, 'by mouse');
  await playTricks(page, 4, async () => {
    if ((await chips(page).count()) === 0) {
      await page.locator('#prompt button.choice').first().click();
      if ((await page.locator('#prompt .trail').count()) > 0)
        await page.locator('#prompt button.choice').first().click();
      return;
    }
    // Pressed on the table, the card is ticked in the panel too, and the button says what would come of it.
    const card = page.locator('#table .group-cards button.table-button.lit').first();
    // A button that had the focus, such as a word of the glossary after it was looked up, does not keep Space.
    await page.locator('.tools button:visible').last().focus();
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(play(page).locator('.choice-hint')).toHaveText(/Ahead|Wins|Loses|Can’t win/);
    await play(page).click();
  });
  await expect(
    log(page)
      .filter({ hasText: /^You play / })
      .first(),
  ).toBeVisible();
});

for (const table of ['drawn', 'plain'])
  test(`a card pressed on the ${table} table is played with Space`, async ({ page }) => {
    await begin(page, 'by mouse', table);
    const card = page.locator('#table .group-cards button.table-button.lit').first();
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(play(page).locator('kbd').last()).toHaveText('Space');
    await page.keyboard.press('Space');
    await expect(
      log(page)
        .filter({ hasText: /^You play / })
        .first(),
    ).toBeVisible();
  });

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a tap takes a card, and the button that plays it is in sight', async ({ page }) => {
    await begin(page, 'by touch');
    const card = page.locator('#table .group-cards button.table-button.lit').last();
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await expect(play(page)).toBeInViewport({ ratio: 1 });
    expect(await sideways(page)).toBe(false);
    await play(page).tap();
    await expect(log(page).filter({ hasText: /^You play / })).toHaveCount(1);
  });
});

test('on the drawn table each button lies where its thing is drawn, in a lesson as in a game', async ({ page }) => {
  await prepare(page);
  await page.goto('?drawn#/black-hat/learn');
  await page.locator('.path .stop').last().click();
  await expect(page.locator('.game.is-drawn .over-stage .slot').first()).toBeAttached();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const table = document.querySelector('#table')!.getBoundingClientRect();
        return [...document.querySelectorAll<HTMLElement>('.over-stage .slot')].flatMap((slot) => {
          const { x, y } = slot.getBoundingClientRect();
          const off = Math.hypot(
            x - table.x - Number.parseFloat(slot.style.left),
            y - table.y - Number.parseFloat(slot.style.top),
          );
          return off > 1 ? [`${slot.className} ${Math.round(off)}`] : [];
        });
      }),
    )
    .toEqual([]);
  expect(await page.locator('.over-stage .slot').count()).toBeGreaterThan(30);
});
