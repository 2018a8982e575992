import type { Page } from '@playwright/test';
import { expect as plain } from './fixture.ts';

/** A bot thinks and a table is drawn behind every question: on a busy machine without a graphics card that takes its time. */
export const expect = plain.configure({ timeout: 60_000 });

/** Settings under which nothing is waited for or heard, and every question is asked by its kind only. */
export const FAST = { speed: 0, motion: 'reduced', stopAt: 'matters', hints: true, muted: true };
/** The same with the sound on: a few whole games are played so. */
export const HEARD = { ...FAST, muted: false };

/** Puts settings on the device before the page starts, and gives bots and ids the same chance in every run. */
export async function prepare(page: Page, prefs: Record<string, unknown> = FAST): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('icebreak:hud') === null) localStorage.setItem('icebreak:hud', JSON.stringify(kept));
    let state = 1;
    crypto.getRandomValues = (array) => {
      const words = new Uint32Array(array!.buffer as ArrayBuffer, array!.byteOffset, array!.byteLength >> 2);
      for (let i = 0; i < words.length; i++) words[i] = state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return array;
    };
  }, prefs);
}

export interface GameOptions {
  side: 'Runner' | 'Corp';
  seed: string;
  /** With `?`: which table is used. `?plain` unless the test is about drawing, which is slow without a graphics card. */
  query?: string;
}

/** A game on the shelf of the start page: its ways stand in a region of its name. */
export const onGameCard = (page: Page, game = 'Netrunner') => page.getByRole('region', { name: game, exact: true });

/** From the start page, where one is, into a game, by mouse. */
export async function beginGame(page: Page, { side, seed }: GameOptions): Promise<void> {
  await onGameCard(page).getByRole('button', { name: /^Play/ }).click();
  await page.locator('label', { has: page.getByRole('radio', { name: side }) }).click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** Opens the start page and goes on to the first question of a game, by mouse. */
export async function startGame(page: Page, options: GameOptions): Promise<void> {
  await page.goto(options.query ?? '?plain');
  await beginGame(page, options);
  await expect(question(page)).toHaveText('Keep this hand?', { timeout: 60_000 });
}

/** The heading of the open question. */
export const question = (page: Page) => page.locator('#prompt-what');
/** The panel, only while the person decides. */
export const mine = (page: Page) => page.locator('#prompt.mine:not(.passed)');
/** The buttons of the open question. */
export const choices = (page: Page) => page.locator('#prompt button.choice');
/** Ticks as many options as have to be, from the first on, and confirms; false if the open question does not ask for a set. */
export async function pickSet(page: Page): Promise<boolean> {
  const options = page.locator('#prompt button.tickable');
  if ((await options.count()) === 0) return false;
  const confirm = choices(page).last();
  for (let i = 0; (await confirm.getAttribute('aria-disabled')) === 'true'; i++) await options.nth(i).click();
  await confirm.click();
  return true;
}
export const over = (page: Page) => page.getByRole('region', { name: /wins?$|lose$|draw$/i });

/** Waits until the person decides or the game is over; true when it is over. */
export async function settled(page: Page): Promise<boolean> {
  await expect(page.locator('#prompt.mine:not(.passed), .over').first()).toBeVisible({ timeout: 300_000 });
  return (await page.locator('.over').count()) > 0;
}

/** How many questions have been put so far: each raises the counter of the urgent live region. */
export const asked = (page: Page) => page.locator('#prompt').getAttribute('data-question');

/** Waits until another question than `before` is put, or none is open. */
export const answered = async (page: Page, before: string | null): Promise<void> =>
  void (await page.waitForFunction(
    (was) =>
      document.querySelector('#prompt')?.getAttribute('data-question') !== was ||
      document.querySelector('#prompt.mine:not(.passed)') === null,
    before,
    { timeout: 60_000 },
  ));

/**
 * A game in the Runner's first turn, from the start page: an icebreaker against every kind of ice is installed, so that whatever ice the bot has
 * placed the Runner is asked about it. Three clicks are left.
 */
export async function beginWithBreaker(page: Page, query: string): Promise<void> {
  await startGame(page, { side: 'Runner', seed: 'axe 1', query });
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('4 clicks left');
  await choices(page).filter({ hasText: 'Install a card' }).click();
  await choices(page).filter({ hasText: 'Crypsis' }).click();
  await expect(question(page)).toContainText('3 clicks left');
}
/** Opens the list of servers; the place and the name of the first one behind ice that is not known. */
export async function atUnknownIce(page: Page): Promise<{ at: number; server: string }> {
  await page.keyboard.press('r');
  await expect(choices(page).nth(2)).toContainText('HQ');
  const texts = await choices(page).allTextContents();
  const at = texts.findIndex((text) => /\d pieces? of ice, 0 known/.test(text));
  expect(at).toBeGreaterThan(0);
  return { at, server: /Run on (.*?) ·/.exec(texts[at]!)![1]! };
}
