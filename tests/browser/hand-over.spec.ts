/** Two people at one screen, in each game and on both tables: while the screen is handed over, nothing of the game is on the page. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { FAST, choices, expect, onGameCard, prepare } from './support/play.ts';

const GAMES = [
  { name: 'Netrunner', seats: null, nth: (n: number) => n % 3 },
  { name: 'Black Hat', seats: null, nth: (n: number) => n % 3 },
  // Its second action leaves the building.
  { name: 'Infiltration', seats: '2', nth: () => 0 },
] as const;
const TABLES = ['plain', 'drawn'] as const;
/** How often the screen is handed over in each game. */
const TIMES = 2;

const handover = (page: Page) => page.locator('.handover h2');

/** All that the page is made of: its title, and every text and attribute. */
const whole = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // whether the page was last used by keys or by a pointer
    copy.removeAttribute('data-by');
    for (const part of copy.querySelectorAll('head, script, style')) part.remove();
    return `${document.title}\n${new XMLSerializer().serializeToString(copy)}`;
  });

/** What the person at the screen sees by name: things of the table, and the log. */
const named = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('#table button')].map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ...[...document.querySelectorAll('.log-line')].map((one) => one.textContent),
  ]);

/** Answers the open question: ticks a card where cards are to be ticked, else takes the button of this number, or the last one. */
async function answer(page: Page, nth: number): Promise<void> {
  const chips = page.locator('#prompt button.tickable');
  if ((await chips.count()) > 0) {
    await chips.first().click();
    return page.locator('#prompt button.choice[data-verb="play"]').click();
  }
  await choices(page)
    .nth(Math.min(nth, (await choices(page).count()) - 1))
    .click();
  for (let i = 0; i < 3 && (await page.locator('#prompt .trail').count()) > 0; i++) await choices(page).first().click();
}

for (const { name, seats, nth } of GAMES)
  for (const table of TABLES)
    test(`${name} on the ${table} table: nothing is left of the person who leaves the screen`, async ({ page }) => {
      await prepare(page, table === 'drawn' ? { ...FAST, speed: 4, motion: 'full' } : FAST);
      await page.goto(`?${table}`);
      await onGameCard(page, name).getByRole('button', { name: /^Play/ }).click();
      if (seats !== null)
        await page
          .locator('label', { has: page.getByRole('radio', { name: seats, exact: true }) })
          .first()
          .click();
      await page.locator('label', { hasText: 'Several people' }).click();
      await page.getByLabel('Seed').fill('hand over');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(handover(page)).toBeVisible();
      const pages = new Map<string, string>();
      let known: string[] = [];
      let handed = 0;
      for (let n = 0; n < 120 && handed < TIMES; n++) {
        await expect(page.locator('.handover, #prompt.mine:not(.passed)').first()).toBeVisible();
        if ((await handover(page).count()) === 0) {
          known = await named(page);
          if (table === 'drawn') await expect(page.locator('.game.is-drawn canvas')).toBeVisible();
          await answer(page, nth(n));
          continue;
        }
        if (known.length > 0) handed++;
        const who = await handover(page).textContent();
        const shown = await whole(page);
        for (const text of known) expect(shown).not.toContain(text);
        await expect(page.locator('main, canvas, #table, #prompt, .log-line, .toast, dialog')).toHaveCount(0);
        expect(await page.locator('[data-live]').allTextContents()).toEqual(['', '']);
        const tree = await page.locator('body').ariaSnapshot();
        expect(tree).toMatch(/^- '?dialog/m);
        expect(
          tree
            .split('\n')
            .filter((line) => /^\s*- (button|list|region|img|alert|log)/.test(line) && !/: *$|alert$|log$/.test(line)),
        ).toEqual([expect.stringContaining('button "Ready"')]);
        for (const key of ['1', 'u', 'h', 'o', 'z', 'l', 'm', '?', 'Escape']) await page.keyboard.press(key);
        expect(await whole(page)).toBe(pages.get(who!) ?? shown);
        pages.set(who!, shown);
        // Taken up again in the middle of it, the game is still to be handed over.
        if (handed === TIMES) {
          await page.reload();
          await page.getByRole('button', { name: /Continue your game/ }).click();
          await expect(handover(page)).toHaveText(who!);
          await expect(page.locator('main, canvas, #table, #prompt, .log-line, .toast, dialog')).toHaveCount(0);
        }
        await page.getByRole('button', { name: 'Ready' }).click();
        await expect(handover(page)).toHaveCount(0);
        await expect(page.locator('[data-live="urgent"]')).toContainText('Your decision');
      }
      expect(handed).toBe(TIMES);
    });
