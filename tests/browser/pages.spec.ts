/** The pages without a table, at a desk's and a phone's sizes: open to everybody, in their width, and without a frame for the mouse. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { expect, prepare, startGame } from './support/play.ts';
import { serious } from './support/axe.ts';

const PAGES = [
  'netrunner/learn',
  'netrunner/play',
  'netrunner/watch',
  'settings',
  'netrunner/words',
  'netrunner/how',
  'netrunner/decks',
  'netrunner/decks/shaper',
] as const;
/** `checked`: looked through for what shuts people out, once for each layout: the largest is that of 1280×720. */
const SIZES = [
  { width: 1280, height: 720, checked: true },
  { width: 1920, height: 1080, checked: false },
  { width: 390, height: 844, checked: true },
  { width: 844, height: 390, checked: true },
];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const framed = (page: Page): Promise<boolean> =>
  heading(page).evaluate((one) => getComputedStyle(one).outlineStyle !== 'none');

for (const { checked, ...size } of SIZES)
  test(`at ${size.width}×${size.height} every page has its width${checked ? ', and no serious finding' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await prepare(page);
    for (const place of PAGES) {
      await page.goto(`./#/${place}`);
      // a deck is read from its top, and the keys go on in it
      await expect(place.includes('/decks/') ? page.locator('.deck') : heading(page)).toBeFocused();
      await expect(page.locator('.backed > .hero')).toBeAttached();
      if (checked) expect(await serious(page), place).toEqual([]);
      const { wide, scrolls } = await page.evaluate(() => ({
        wide: document.querySelector('.page')!.getBoundingClientRect().width / innerWidth,
        scrolls: document.documentElement.scrollWidth > innerWidth,
      }));
      expect(scrolls, place).toBe(false);
      expect(wide, place).toBeGreaterThan(0.85);
    }
  });

for (const size of SIZES)
  test(`at ${size.width}×${size.height} a first visit shows one sentence, one button and one picture, whole`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await prepare(page);
    await page.goto('./');
    const parts = [
      page.locator('.first-words p'),
      page.getByRole('button', { name: 'Play the first lesson' }),
      page.locator('.first-picture'),
      page.getByRole('button', { name: 'All games' }),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    if (size.checked) expect(await serious(page)).toEqual([]);
    await parts[3]!.click();
    await expect(page.getByRole('heading', { name: 'Netrunner' })).toBeInViewport();
  });

for (const size of SIZES.slice(0, 3))
  test(`at ${size.width}×${size.height} a returning player sees what to go on with`, async ({ page }) => {
    await page.setViewportSize(size);
    await prepare(page);
    await startGame(page, { side: 'Runner', seed: 'pages' });
    await page.goto('./');
    for (const name of [/^Continue your game/, /^Solve today’s puzzle/, /^Play the next lesson/])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
    if (size.checked) expect(await serious(page)).toEqual([]);
    await page.getByRole('button', { name: /^Solve today’s puzzle/ }).click();
    await expect(page.locator('.game.lesson, .lesson .game')).toBeVisible();
  });

test('a heading that takes the focus has a frame for those who came by keys, and none for the mouse', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('./');
  for (const name of [/^Learn/, /^Play(?! the)/, /^Watch/, /^Settings/, /^How it works/]) {
    await page.getByRole('button', { name }).first().click();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => framed(page)).toBe(false);
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => framed(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Icebreak' })).toBeVisible();
  }
});
