import { test } from './support/fixture.ts';
import { FAST, expect, prepare } from './support/play.ts';

/**
 * Bytes that opening a game of the house may add to what the page of recorded games has loaded, before any compression: the game, the
 * viewer (which comes with the first game that is opened), and the words of the viewer and of the bots' reasons.
 */
const MOST = 170_000;

test('a game of the house is opened from the list, shows its notes, and stays out of the library', async ({ page }) => {
  await prepare(page, FAST);
  await page.goto('./?plain#/netrunner/watch');
  const games = page.getByRole('region', { name: 'Games to learn from' });
  await expect(games.getByRole('listitem')).toHaveCount(3);
  const before = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await games.getByRole('button', { name: 'Watch “The price of the wall”' }).click();
  await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveAttribute('aria-valuenow', '0');
  await expect(page.locator('.watch-note')).toContainText('The Runner wins this one.');
  await expect(page.locator('.watch-not-kept')).toHaveCount(0);
  const added = await page.evaluate((from) => {
    const list = performance.getEntriesByType('resource').slice(from) as PerformanceResourceTiming[];
    // Sound wakes up with the first press, whatever is pressed.
    return list
      .filter(({ name }) => name.endsWith('.js') && !/howler|engine/.test(name))
      .map(({ name, decodedBodySize }) => ({ name, size: decodedBodySize }));
  }, before);
  expect(added.some(({ name }) => name.includes('learn-2'))).toBe(true);
  expect(added.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST);
  await page.getByRole('button', { name: 'Back to the recorded games' }).click();
  await expect(page.getByText('No games yet.')).toBeVisible();
});

test('an address opens a game of the house at a note whose arrows point at the table', async ({ page }) => {
  await prepare(page, FAST);
  await page.goto('./?plain#/netrunner/watch/learn-3?at=120&view=open');
  await expect(page.locator('.watch-note')).toContainText('three counters do more damage than four cards');
  await expect(page.locator('.watch-note ul.unseen')).toContainText('the grip → Project Junebug');
});
