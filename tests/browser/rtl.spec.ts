import { test } from './support/fixture.ts';
import { mine, prepare, question, startGame, expect } from './support/play.ts';

test('right to left, the page is mirrored and a turn can be played', async ({ page }) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'rtl', query: '?drawn&dir=rtl' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const desk = (await page.locator('.desk').boundingBox())!;
  const arena = (await page.locator('.arena').boundingBox())!;
  expect(desk.x).toBe(0);
  expect(arena.x).toBeGreaterThanOrEqual(desk.width - 1);
  const side = (await page.locator('.bar .bar-side').first().boundingBox())!;
  expect(side.x).toBeGreaterThan(900);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  // The table's own geometry is the same in every language: cards stand where they are drawn.
  const left = async (key: string) => (await page.locator(`[data-key="${key}"]`).first().boundingBox())!.x;
  await expect(async () => expect((await left('hq')) - (await left('archives'))).toBeGreaterThan(0)).toPass();

  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(question(page)).toContainText('4 clicks left');
  const hand = page.getByRole('list', { name: /^Grip/ }).getByRole('button');
  await hand.nth(1).focus();
  const from = (await hand.nth(1).boundingBox())!.x;
  await page.keyboard.press('ArrowRight');
  const to = (await page.locator('*:focus').boundingBox())!.x;
  expect(to).toBeGreaterThan(from);
  await page.getByRole('button', { name: /^\S*\s*Draw a card/ }).click();
  await expect(question(page)).toContainText('3 clicks left');
  await expect(mine(page)).toBeVisible();
});

test('the pages before a game fit right to left', async ({ page }) => {
  for (const place of ['', 'netrunner/play', 'netrunner/watch', 'settings', 'netrunner/how']) {
    await page.goto(`./?dir=rtl#/${place}`);
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBeLessThanOrEqual(1280);
  }
});
