/**
 * Black Hat from the shelf to a replay: every lesson and a whole game of three by mouse, a lesson and a whole game of four by keys alone, a
 * whole game of six by touch on a phone.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serious } from './support/axe.ts';
import { test } from './support/fixture.ts';
import { HEARD, answered, choices, expect, mine, onGameCard, over, prepare, settled } from './support/play.ts';

/** Buttons that take a card into the set to be played, and back. */
const cards = (page: Page) => page.locator('#prompt button.tickable');
const play = (page: Page) => page.locator('#prompt button.choice[data-verb="play"]');
const asked = (page: Page) => page.locator('#prompt').getAttribute('data-question');

/** The lessons in their order: the cards of each play, or the words of the button pressed. */
const LESSONS: readonly { title: string; steps: readonly (readonly string[] | RegExp)[] }[] = [
  { title: 'Follow and win', steps: [['8'], /first pawn to b1/, ['12'], /first pawn to c1/] },
  { title: 'Sets and jokers', steps: [['9', 'Joker'], /first pawn to c1/, ['4', '4', '4'], /first pawn to d1/] },
  { title: 'The Hat', steps: [['12', 'Hat']] },
  { title: 'Hacking the board', steps: [['13'], /Green’s first pawn to d1/, ['12'], /first pawn to c1/] },
  { title: 'When to lose a trick', steps: [['9']] },
  { title: 'The tracer', steps: [['13'], /tracer to b2/, /second pawn to d2/, ['12'], /tracer to c1/] },
  {
    title: 'The last tricks',
    steps: [['13'], /second pawn to d4/, ['12'], /first pawn to the Critical Asset/],
  },
];

/** What stands at the end of a lesson: goal, stars, what comes next. */
const scene = (page: Page) => page.locator('.lesson-end, [role="dialog"]').filter({ has: page.locator('.stars-list') });

/** One step of a lesson, by mouse. */
async function step(page: Page, what: readonly string[] | RegExp): Promise<void> {
  await expect(mine(page)).toBeVisible();
  const before = await asked(page);
  if (what instanceof RegExp) await press(page, what);
  else {
    for (const name of what)
      await cards(page)
        .filter({ has: page.locator('.choice-text').getByText(name, { exact: true }) })
        .click();
    await play(page).click();
  }
  await answered(page, before);
}

/** Presses the first answer with these words, and the first of those that it opens, if it does. */
async function press(page: Page, what = /./): Promise<void> {
  await choices(page).filter({ hasText: what }).first().click();
  if ((await page.locator('#prompt .trail').count()) > 0) await choices(page).first().click();
}

/** From the start page into a match of so many seats. */
async function begin(page: Page, players: number, seed: string): Promise<void> {
  await onGameCard(page, 'Black Hat').getByRole('button', { name: /^Play/ }).click();
  await page
    .locator('label', { has: page.getByRole('radio', { name: String(players), exact: true }) })
    .first()
    .click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** After the last lesson: the end of a game won, and a certificate with a name, saved as a picture. */
async function certificate(page: Page): Promise<void> {
  await expect(page.locator('.over-won')).toContainText('You win');
  const shown = page.getByRole('region', { name: 'Certificate' });
  const picture = shown.getByRole('img');
  await expect(picture).toHaveAccessibleName(/that you won “The last tricks” in Black Hat .* with 21 of 21 stars/);
  expect(await serious(page)).toEqual([]);
  // It needs nobody else.
  await page.context().setOffline(true);
  await shown.getByLabel('Put your name on it').fill('Ada');
  await expect(picture).toHaveAccessibleName(/that Ada won/);
  const saving = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Save as a picture' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('icebreak-black-hat.png');
  const bytes = readFileSync(await saved.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1600, 1000]);
  await expect(shown.getByRole('status')).toHaveText('The picture is in your downloads.');
  await page.context().setOffline(false);
}

/** Answers every question until the game is over; returns how many there were. */
async function playToEnd(page: Page, answer: () => Promise<void>): Promise<number> {
  for (let n = 0; n < 600; n++) {
    if (await settled(page)) return n;
    const before = await asked(page);
    await answer();
    await answered(page, before);
  }
  throw new Error('the game does not end');
}

/** From the end of a game to its replay, through which it goes by keys. */
async function watch(page: Page, seats: number): Promise<void> {
  await expect(over(page)).toContainText(/Game over in round \d/);
  await page.getByRole('button', { name: 'Watch the game', exact: true }).click();
  const slider = page.getByRole('slider').first();
  const last = Number(await slider.getAttribute('aria-valuemax'));
  expect(last).toBeGreaterThan(20);
  // A view for each seat, and the open one.
  await expect(page.locator('.watch-view')).toHaveCount(seats + 1);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', String(last));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(page.locator('.watch-list [aria-current]')).toHaveCount(1);
}

test('from the shelf through the lessons to a game of three and its replay, by mouse', async ({ page }) => {
  await prepare(page, HEARD);
  await page.goto('?plain');
  await onGameCard(page, 'Black Hat')
    .getByRole('button', { name: /^Learn/ })
    .click();
  await page.locator('.path .stop').first().click();
  for (const [i, { title, steps }] of LESSONS.entries()) {
    await expect(page.locator('.coach-strip')).toContainText(title);
    const skip = page.getByRole('button', { name: 'Skip the introduction' });
    if ((await skip.count()) > 0) await skip.click();
    for (const what of steps) {
      if ((await scene(page).count()) > 0) break;
      await step(page, what);
    }
    await expect(scene(page).locator('.stars-list li.won').first()).toBeVisible();
    if (i + 1 < LESSONS.length) await scene(page).getByRole('button', { name: /^Next/ }).click();
  }
  await certificate(page);
  await page.goto('?plain');
  await expect(onGameCard(page, 'Black Hat')).toContainText('7');
  await begin(page, 3, 'by mouse');
  await playToEnd(page, async () => {
    if ((await cards(page).count()) > 0) {
      await page.locator('#table .group-cards button.table-button.lit').first().click();
      await play(page).click();
      return;
    }
    await press(page);
  });
  await watch(page, 3);
});

test('a lesson, a game of four and its replay, by keys alone', async ({ page }) => {
  await prepare(page);
  await page.goto('?plain#/black-hat/learn');
  await page.locator('.path .stop').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.coach-strip')).toContainText('Follow and win');
  for (let n = 0; n < 4; n++) await page.keyboard.press('Enter');
  // The 8, then the 12, and the pawn's first way after each.
  for (const card of ['3', '5'])
    for (const key of [card, 'Space', '1']) {
      await expect(mine(page)).toBeVisible();
      const before = await asked(page);
      await page.keyboard.press(key);
      if (key !== card) await answered(page, before);
    }
  await expect(scene(page).locator('.stars-list li.won').first()).toBeVisible();

  await page.goto('?plain');
  await begin(page, 4, 'by keys');
  await expect(page.locator('#prompt')).toBeFocused();
  await playToEnd(page, async () => {
    if ((await cards(page).count()) > 0) {
      await page.keyboard.press('2');
      await page.keyboard.press('Space');
    } else {
      await page.keyboard.press('1');
      if ((await page.locator('#prompt .trail').count()) > 0) await page.keyboard.press('1');
    }
  });
  await watch(page, 4);
});

test.describe('on a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a game of six and its replay, by touch', async ({ page }) => {
    await prepare(page);
    await page.goto('?plain');
    await begin(page, 6, 'by touch');
    await playToEnd(page, async () => {
      if ((await cards(page).count()) > 0) {
        await cards(page).first().tap();
        await play(page).tap();
      } else {
        await choices(page).first().tap();
        if ((await page.locator('#prompt .trail').count()) > 0) await choices(page).first().tap();
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await watch(page, 6);
  });
});
