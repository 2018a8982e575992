/** Photographs the page at the end of a game of each kind, won and lost: how it comes, and what is found out about the game after that. */
import type { Browser, Page } from '@playwright/test';
import { ENDINGS, buildingRows, escapedRows, heistRows, rowsOf } from '../../../tests/browser/support/endings.ts';
import { expect, mine, onGameCard, over, prepare } from '../../../tests/browser/support/play.ts';
import { storeGame } from '../../../tests/browser/support/stored.ts';

/** The size of the page, CSS px: as wide for its height as a moment in a strip. */
const PAGE = { width: 1280, height: 832 };
/** How far the page has come when it is photographed, ms since it began to come. */
const COMES = [0, 90, 180, 300, 420, 540, 660, 840, 1120];

/** The end of a game: the game just before it, and the words of the button that ends it. */
interface End {
  name: string;
  rows(): ReadonlyMap<string, string>;
  last: RegExp;
}

export const ENDS: readonly End[] = [
  { name: 'netrunner-won', rows: () => rowsOf(ENDINGS.score), last: /Score/ },
  { name: 'netrunner-lost', rows: () => rowsOf(ENDINGS.flatline), last: /Let it happen/ },
  { name: 'black-hat-won', rows: () => heistRows(4, 0, {}, true), last: /Critical Asset/ },
  { name: 'black-hat-lost', rows: () => heistRows(4, 0, {}, false), last: /Critical Asset/ },
  { name: 'infiltration-won', rows: escapedRows, last: /./ },
  { name: 'infiltration-lost', rows: buildingRows, last: /^(?!.*Retreat)/ },
];

/** Takes up the game and plays its last move. What moves on the page stands still from then on. */
async function end(page: Page, { rows, last }: End, url: string, motion: 'full' | 'reduced'): Promise<void> {
  await prepare(page, { speed: 0, motion, stopAt: 'matters', muted: true });
  await page.goto(`${url}?plain`);
  await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  await storeGame(page, 'ending', rows());
  await page.reload();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(mine(page)).toBeVisible();
  await page.addStyleTag({ content: '*, ::before, ::after { animation-play-state: paused !important; }' });
  await page.locator('#prompt button.choice').filter({ hasText: last }).first().click();
  await expect(over(page)).toBeAttached();
}

/** Pictures of a game's end: nine while the page comes, then three as the game is looked at. `at`: ms since it began to come, or what is there. */
export async function shootEnd(
  browser: Browser,
  one: End,
  url: string,
  motion: 'full' | 'reduced',
): Promise<{ at: number | string; png: string }[]> {
  const page = await browser.newPage({ viewport: PAGE, bypassCSP: true });
  const shots: { at: number | string; png: string }[] = [];
  const take = async (at: number | string): Promise<void> =>
    void shots.push({ at, png: (await page.screenshot()).toString('base64') });
  await end(page, one, url, motion);
  for (const at of COMES) {
    await page.evaluate((ms) => {
      for (const animation of document.getAnimations()) animation.currentTime = ms;
    }, at);
    await take(at);
  }
  await page.addStyleTag({ content: '*, ::before, ::after { animation: none !important; }' });
  await expect(page.locator('.over .course')).toBeVisible();
  await take('chart');
  await expect(page.locator('.over-advice, .over-moment').first()).toBeVisible({ timeout: 300_000 });
  await take('review');
  await expect(page.locator('.over[aria-busy="false"]')).toBeVisible({ timeout: 300_000 });
  await page.locator('.over-foot').scrollIntoViewIfNeeded();
  await take('all of it');
  await page.close();
  return shots;
}
