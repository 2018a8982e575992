/** The table on a phone: a server with several ice spreads out at a tap, everything in it can be read, and a lesson's goal is in sight. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { choices, expect, prepare } from './support/play.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
test.use({ hasTouch: true });

/** A recorded game at a moment when Enigma and Wall of Static, both rezzed, protect Server 1. */
const PLACE = '#/netrunner/watch/learn-1?at=60&view=runner';
const server = (page: Page) => page.locator('#table [data-key="remote 1"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Server 1' });

/** Words in an element written smaller than 11 px, or cut off. */
const unreadable = (page: Page, of: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} *`)]
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== ''))
        .filter((one) => one.closest('.unseen') === null)
        .filter(
          (one) => Number.parseFloat(getComputedStyle(one).fontSize) < 11 || one.scrollWidth > one.clientWidth + 1,
        )
        .map((one) => `${one.className} ${one.textContent}`)
        .filter((words) => !words.startsWith(' ')),
    of,
  );

for (const viewport of PHONES)
  for (const table of ['drawn', 'plain'])
    test(`${table} table at ${viewport.width}×${viewport.height}: a server with several ice spreads out at a tap`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await prepare(page);
      await page.goto(`./?${table}${PLACE}`);
      await expect(server(page)).toBeAttached();
      // The strip of the server that no card covers.
      await server(page).tap({ position: { x: 12, y: 8 } });
      await expect(dialog(page)).toBeVisible();
      const rows = dialog(page).locator('.spread-row');
      await expect(rows).toHaveText([
        /Enigma.*code gate · rezzed · strength 2/,
        /Wall of Static.*barrier · rezzed · strength 3/,
        /Unknown card.*unrezzed · 2 advancement counters/,
      ]);
      expect(await unreadable(page, 'dialog')).toEqual([]);
      for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      // Within, a tap reads: the card lies there whole.
      await rows.first().tap();
      await expect(dialog(page).locator('.whole')).toContainText('Enigma');
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
      // A piece of ice spreads its server out too, and the button closes it.
      await page.locator('#table .in-ice button').last().tap();
      await expect(page.locator('dialog .spread-row').first()).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).tap();
      await expect(page.locator('dialog')).toHaveCount(0);
    });

for (const viewport of PHONES)
  test(`at ${viewport.width}×${viewport.height} a lesson's title and goal are in sight`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await prepare(page);
    await page.goto('./?drawn#/netrunner/learn');
    await page.getByRole('button', { name: /Steal it/ }).tap();
    await page.getByRole('button', { name: 'Skip the introduction' }).tap();
    await expect(choices(page).filter({ hasText: /Run on a server/ })).toBeVisible();
    for (const part of ['.coach-goal b', '.coach-aim']) {
      const one = page.locator(part).first();
      await expect(one).toBeVisible();
      await expect(one).toBeInViewport({ ratio: 0.99 });
      expect(
        await one.evaluate((words) => {
          const { left, top, width, height } = words.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return words.contains(over) || over?.contains(words) === true;
        }),
      ).toBe(true);
    }
    // The question's fade lies at its lower edge, below the room that is kept for a bubble.
    const [kept, fade] = await page
      .locator('#prompt')
      .evaluate((one) => [getComputedStyle(one).paddingBottom, getComputedStyle(one, '::after').bottom]);
    expect(parseFloat(fade!) + parseFloat(kept!)).toBe(0);
  });
