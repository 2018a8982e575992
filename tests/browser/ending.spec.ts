/** The end of a game: a scene with moments that can be watched, from which one comes back and plays again; by mouse and by keys. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ENDINGS, buildingRows, heistRows, rowsOf } from './support/endings.ts';
import { test } from './support/fixture.ts';
import { expect, mine, onGameCard, over, prepare, question } from './support/play.ts';
import { storeGame } from './support/stored.ts';

/** Takes up a game that is about to end. */
async function nearly(page: Page, which: keyof typeof ENDINGS, query = '?plain'): Promise<void> {
  await prepare(page);
  await page.goto(query);
  await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  await storeGame(page, 'ending', rowsOf(ENDINGS[which]));
  await page.reload();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(mine(page)).toBeVisible();
}

const watchThis = (page: Page) => page.getByRole('button', { name: /^Watch this/ });
/** Waits until the game has been looked at: the advice comes last. */
const lookedAt = (page: Page) =>
  expect(page.getByRole('heading', { name: 'For your next game' })).toBeVisible({ timeout: 300_000 });
/** Whether anything on the page is wider than the window. */
const sideways = (page: Page) =>
  page.locator('.over-page').evaluate((scene) => scene.scrollWidth > scene.clientWidth + 1);

test('a defeat: why, moments, advice; one is watched and one comes back; then a rematch, by mouse', async ({
  page,
}) => {
  await nearly(page, 'flatline');
  await page.getByRole('button', { name: /Let it happen/ }).click();
  const scene = over(page);
  await expect(scene).toBeVisible();
  await expect(scene.getByRole('heading', { level: 2 })).toHaveText('You lose');
  await expect(scene).toContainText('You took more damage than you had cards in hand. You flatlined.');
  await lookedAt(page);
  await expect(page.getByRole('img', { name: /^Your chance to win, turn by turn, in percent/ })).toBeVisible();
  await scene.getByRole('switch', { name: 'Show the numbers' }).click();
  await expect(scene).toContainText('With all cards open, your chance to win goes from ');
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await sideways(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeAttached();
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const { violations } = await new AxeBuilder({ page }).include('.over-page').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 120))])).toEqual([]);

  await watchThis(page).last().click();
  // a little before: the run has not begun
  await expect(page.locator('.watch-at')).toHaveText(/^Move 119 of 129$/);
  await expect(page.getByRole('radio', { name: 'Runner' })).toBeChecked();
  // playing on is against the bot that it was played against, unless one chooses another
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'newcomer' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await expect(scene).toBeVisible();
  await expect(watchThis(page).last()).toBeFocused();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(question(page)).toHaveText('Keep this hand?');
  await expect(page.locator('.over')).toHaveCount(0);
});

test('a mistake is watched in the review, before the whole game was looked at and after', async ({ page }) => {
  await nearly(page, 'score');
  await page.keyboard.press('Space');
  const moment = page
    .locator('.over-moment')
    .filter({ has: page.locator('.over-why') })
    .first();
  const mistake = moment.getByRole('button');
  const shown = page
    .getByRole('group', { name: 'Learn from your mistakes' })
    .locator('.review-list [aria-current="step"]');
  for (const whole of [false, true]) {
    if (whole) await lookedAt(page);
    await expect(mistake).toBeVisible({ timeout: 300_000 });
    const words = (await moment.locator('.over-why').textContent())!;
    await mistake.click();
    // The review first asks for the better move.
    await page.getByRole('button', { name: 'Show the answer' }).click({ timeout: 300_000 });
    await expect(shown).toContainText(words.slice(0, 40));
    await expect(page.getByRole('button', { name: /^Review/ })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Back to the result' }).click();
    await expect(mistake).toBeVisible();
  }
});

test('a win by keys alone: the scene has the focus, Escape leads to the table, and one swaps sides', async ({
  page,
}) => {
  await nearly(page, 'score');
  await expect(question(page)).toHaveText('Score Private Security Force?');
  await page.keyboard.press('Space');
  const scene = over(page);
  await expect(scene).toBeFocused();
  await expect(scene).toContainText('Private Security Force takes you to 7 agenda points.');
  await lookedAt(page);
  await expect(page.getByRole('img', { name: /^Your chance to win, turn by turn, in percent/ })).toBeVisible();
  // what was pressed in haste does nothing here
  await page.keyboard.press('Space');
  await page.keyboard.press('1');
  await expect(scene).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scene).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the result' }).press('Enter');
  await lookedAt(page);
  const first = watchThis(page).first();
  for (let i = 0; i < 4 && !(await first.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.watch-at')).toHaveText(/^Move \d+ of 169$/);
  await expect(page).toHaveURL(/#\/netrunner\/watch\/ending\?at=\d+/);
  // the review is kept with the game
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeVisible();
  await page.goBack();
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: 'Swap sides' }).press('Enter');
  await expect(question(page)).toHaveText('Keep this hand?');
  await expect(page.locator('main.near-runner')).toBeVisible();
});

test('a win on the drawn table: the last moment can be skipped, and the scene follows it', async ({ page }) => {
  await nearly(page, 'score', '?drawn');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('icebreak:hud') ?? '{}') as object;
    localStorage.setItem('icebreak:hud', JSON.stringify({ ...kept, speed: 1, motion: 'full' }));
  });
  await page.reload();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(question(page)).toHaveText('Score Private Security Force?');
  // The question may stand there before the drawn table does, and what is answered then is shown at once.
  await expect(page.locator('.game.is-drawn .stage canvas')).toBeVisible();
  // Looked for at every picture from before the press on: the last moment is short.
  const moving = page.waitForFunction(() => document.querySelector('.stage.moving') !== null, null, {
    timeout: 60_000,
  });
  await page
    .getByRole('button', { name: /^Score Private Security Force/ })
    .or(page.locator('#prompt button.choice').first())
    .first()
    .click();
  await moving;
  await expect(page.locator('.over')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(over(page)).toBeVisible();
});

test('a game of six seats: who won and why, six lines and rows, a moment is watched; no seat to change', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('?plain');
  await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  await storeGame(page, 'ending', heistRows(6, 0));
  await page.reload();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(mine(page)).toBeVisible();
  await page.locator('#prompt button.choice', { hasText: 'Critical Asset' }).first().click();
  const scene = over(page);
  await expect(scene.locator('.over-reason')).toHaveText(/^You have reached the Critical Asset\. .* the lowest total/);
  await expect(scene.locator('.over-figures tbody tr')).toHaveCount(6);
  await expect(scene.locator('.over-figures .is-you')).toContainText('Red (you)');
  await expect(page.getByRole('img', { name: /^Trace points by round/ })).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => sideways(page)).toBe(false);
    // The names at the ends of the lines stand apart and inside, once the picture is measured anew.
    await expect(async () => {
      const boxes = await Promise.all((await scene.locator('.course-name').all()).map((name) => name.boundingBox()));
      expect(boxes).toHaveLength(6);
      const picture = (await scene.locator('.course').boundingBox())!;
      for (const one of boxes) expect(one!.x + one!.width).toBeLessThanOrEqual(picture.x + picture.width);
      const tops = boxes.map((one) => one!.y).sort((a, b) => a - b);
      for (const [i, top] of tops.slice(1).entries()) expect(top - tops[i]!).toBeGreaterThan(12);
    }).toPass();
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const { violations } = await new AxeBuilder({ page }).include('.over-page').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 120))])).toEqual([]);
  await expect(page.getByRole('button', { name: /Swap|Change seats/ })).toHaveCount(0);
  await watchThis(page).first().click();
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await expect(watchThis(page).first()).toBeFocused();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.over')).toHaveCount(0);
});

test('the building closes on the one with the most: what everyone carried, moments, advice, at every size', async ({
  page,
}) => {
  await prepare(page);
  await page.goto('?plain');
  await expect(onGameCard(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  await storeGame(page, 'ending', buildingRows());
  await page.reload();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(mine(page)).toBeVisible();
  await page
    .locator('#prompt button.choice')
    .filter({ hasNotText: /Retreat/ })
    .first()
    .click();
  const scene = over(page);
  await expect(scene.getByRole('heading', { level: 2 })).toHaveText('You lose');
  await lookedAt(page);
  await expect(scene.locator('.over-advice')).toContainText('You were carrying the winning ');
  await expect(page.getByRole('img', { name: /^What everyone carries, by round/ })).toBeVisible();
  expect(await watchThis(page).count()).toBeGreaterThan(0);
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => sideways(page)).toBe(false);
  }
});
