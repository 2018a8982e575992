/** Infiltration in the browser: a match from the shelf to its end, and its replay, by any hand. */
import type { Locator, Page } from '@playwright/test';
import { answered, asked, choices, expect, onGameCard, over, settled } from './play.ts';
import type { Hand } from './hands.ts';

/** From the start page into a match of so many seats. */
export async function begin(page: Page, hand: Hand, players: number, seed: string): Promise<void> {
  await hand.press(onGameCard(page, 'Infiltration').getByRole('button', { name: /^Play/ }));
  await hand.choose(page.getByRole('radio', { name: String(players), exact: true }));
  await hand.write(page.getByLabel('Seed'), seed);
  await hand.press(page.getByRole('button', { name: 'Start the game' }));
}

/** The card of the own hand that can be laid for an action. */
export const card = (page: Page, action: string): Locator =>
  page.locator(`#table button.lit[data-key$=" hand ${action}"]`);

/** Plays until the game is over: as long as `deeper`, into the next room, then out; any other question has its first answer. */
export async function playToEnd(
  page: Page,
  hand: Hand,
  deeper: (n: number) => boolean | Promise<boolean>,
  lay = (action: string): Locator => card(page, action),
): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if (await settled(page)) return;
    const before = await asked(page);
    const action = (await deeper(n)) ? 'advance' : 'retreat';
    if ((await lay(action).count()) > 0) await hand.does(action[0]!, lay(action));
    else await hand.does('1', choices(page).first());
    await answered(page, before);
  }
  throw new Error('the game does not end');
}

/** From the end of a game to its replay, and through that. */
export async function watch(page: Page, hand: Hand, seats: number): Promise<void> {
  await expect(over(page)).toContainText(/Game over in round \d/);
  // Two stand side by side, more one below the other.
  if (seats === 2) await expect(over(page).getByRole('columnheader')).toHaveCount(2);
  else await expect(over(page).getByRole('row')).toHaveCount(seats + 1);
  await hand.press(page.getByRole('button', { name: 'Watch the game', exact: true }));
  const slider = page.getByRole('slider').first();
  const last = Number(await slider.getAttribute('aria-valuemax'));
  expect(last).toBeGreaterThan(10);
  // A view for each seat, and the open one.
  await expect(page.locator('.watch-view')).toHaveCount(seats + 1);
  const go = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const at = (n: number): Promise<void> => expect(slider).toHaveAttribute('aria-valuenow', String(n));
  await hand.does('ArrowRight', go('Forward'));
  await at(1);
  // On a phone these two have no room.
  if (page.viewportSize()!.width > 600) {
    await hand.does('End', go('Go to the end'));
    await at(last);
    await hand.does('Home', go('Go to the beginning'));
    await at(0);
    await hand.does('ArrowRight', go('Forward'));
    await at(1);
  }
  await expect(page.locator('.watch-list [aria-current]')).toHaveCount(1);
}
