/** What the page says at every picture of the animations, against what its table shows. */
import type { Page } from '@playwright/test';
import { test } from './support/fixture.ts';
import { FAST, expect, mine, prepare, startGame } from './support/play.ts';

/** Turns that are looked at, each with a run and the bot's turn after it; `AHEAD=20` looks at more. */
const AHEAD = Number(process.env['AHEAD'] ?? 2);

interface Seen {
  /** the table still moves */
  moving: boolean;
  /** a question can be answered */
  asks: boolean;
  /** lines of the log */
  lines: number;
  /** number of cards in R&D, the stack and HQ: in the bars, and by the buttons of the table */
  bars: string;
  table: string;
}

/** Notes from now on, at every picture, what the page says; only what differs from the picture before. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const labelled = (selector: string, words: RegExp): string => {
      for (const one of document.querySelectorAll(selector)) {
        const name = one.getAttribute('aria-label') ?? '';
        if (words.test(name)) return /\d+/.exec(name)?.[0] ?? '?';
      }
      return '-';
    };
    const piles = ['R&D', 'the stack', 'HQ'];
    const look = (): void => {
      const prompt = document.querySelector('#prompt');
      const now: Seen = {
        moving: document.querySelector('.stage.moving') !== null,
        asks: prompt !== null && prompt.matches('.mine:not(.passed)'),
        lines: document.querySelectorAll('.log-line').length,
        bars: piles.map((pile) => labelled('.bar .figure', new RegExp(`cards? in ${pile}`))).join(' '),
        table: piles
          .map((pile) => labelled('#table .table-button', new RegExp(`^${pile.replace('the s', 'S')}, \\d+ card`)))
          .join(' '),
      };
      if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

for (const table of ['drawn', 'plain'] as const)
  test(`on the ${table} table, nothing on the page is ahead of what the table has shown in ${AHEAD} turns`, async ({
    page,
  }) => {
    test.setTimeout(60_000 * (3 + AHEAD));
    await prepare(page, { ...FAST, speed: 4, motion: 'full' });
    const seen: Seen[] = [];
    // A game may end before the turns are played: then another is begun.
    for (let turn = 0, game = 0; turn < AHEAD; game++) {
      await startGame(page, { side: 'Runner', seed: game === 0 ? 'ahead' : `ahead ${game}`, query: `?${table}` });
      await expect(mine(page)).toBeVisible();
      await page.keyboard.press('1');
      // On a busy machine the table is drawn a while after the page can be used.
      await expect(page.locator('#table .table-button').first()).toBeAttached();
      await watch(page);
      for (let over = false; turn < AHEAD && !over; turn++) {
        await expect(mine(page).getByText(/What do you do\?/)).toBeVisible();
        await page.keyboard.press('r');
        await page.keyboard.press('1');
        // Whatever is asked in the run, the first answer; then the rest of the clicks.
        for (let press = 0; press < 12; press++) {
          await expect(mine(page).or(page.locator('.over'))).toBeVisible();
          over = await page.locator('.over').isVisible();
          const what = over ? '' : ((await page.locator('#prompt-what').textContent()) ?? '');
          if (over || what.startsWith('You have 4 clicks')) break;
          await page.keyboard.press(/What do you do\?/.test(what) ? 'c' : '1');
        }
      }
      seen.push(...(await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)));
    }
    expect(seen.length).toBeGreaterThan(4 * AHEAD);
    for (const one of seen) {
      expect(one.moving && one.asks, JSON.stringify(one)).toBe(false);
      expect(one.bars, JSON.stringify(one)).toBe(one.table);
    }
    // The log tells a turn in parts.
    expect(new Set(seen.map(({ lines }) => lines)).size).toBeGreaterThan(3 * AHEAD);
    if (table === 'drawn') expect(seen.filter(({ moving }) => moving).length).toBeGreaterThan(5 * AHEAD);
  });
