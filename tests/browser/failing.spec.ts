/** Things that fail in the middle: the drawn table, a lesson that is not there, the bot's worker. */
import { expect as plain, test } from './support/fixture.ts';
import { expect, mine, prepare, startGame } from './support/play.ts';

test('a drawn table that the browser takes away is replaced by the plain one, and the game goes on', async ({
  page,
}) => {
  await prepare(page);
  await startGame(page, { side: 'Runner', seed: 'taken away', query: '?drawn' });
  await expect(page.locator('.game.is-drawn .stage canvas')).toBeVisible();
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas')!;
    canvas.getContext('webgl')!.getExtension('WEBGL_lose_context')!.loseContext();
  });
  await expect(page.locator('.game.is-plain .table.plain')).toBeVisible();
  await expect(page.locator('.stage canvas')).toHaveCount(0);
  await expect(page.getByText('The browser closed the animated table.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  await expect(mine(page)).toBeVisible();
});

test.describe('a lesson that cannot be fetched', () => {
  test.use({ allowedErrors: [/lessons-.*\.js/] });
  test('is named, and can be asked for again', async ({ page }) => {
    let there = false;
    await page.route(/\/lessons-[^/]*\.js$/, (route) => (there ? route.continue() : route.abort()));
    await page.goto('./?plain#/netrunner/learn');
    await page.locator('.path .stop').first().click();
    await plain(page.getByRole('alert')).toContainText('This lesson couldn’t be loaded.');
    there = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await plain(page.locator('.game')).toBeVisible();
  });
});

for (const [what, chunk, address, there] of [
  ['a game', /\/plugin-[^/]*\.js$/, '#/black-hat/play', 'New game'],
  ['a page of a game', /\/cards-[^/]*\.(js|css)$/, '#/netrunner/cards', 'Cards'],
] as const)
  test.describe(`${what} that cannot be fetched`, () => {
    test.use({ allowedErrors: [/(plugin|cards)-[^/]*\.(js|css)/] });
    test('is named, and can be asked for again', async ({ page }) => {
      let net = false;
      await page.route(chunk, (route) => (net ? route.continue() : route.abort()));
      await page.goto(`./?plain${address}`);
      await plain(page.getByRole('alert')).toContainText('couldn’t be loaded');
      net = true;
      await page.getByRole('button', { name: 'Try again' }).click();
      await plain(page.getByRole('alert')).toHaveCount(0);
      await plain(page.getByRole('heading', { name: there, level: 1 })).toBeVisible();
    });
  });

test("the bot's worker dies in mid-thought: the game goes on at once", async ({ page }) => {
  await prepare(page);
  await page.addInitScript(() => {
    // The worker hears no question, and nobody gives it up by the clock.
    Worker.prototype.postMessage = () => undefined;
    const later = setTimeout;
    const never = ((run: () => void, ms?: number) => (ms === 20_000 ? 0 : later(run, ms))) as typeof setTimeout;
    globalThis.setTimeout = never;
  });
  await startGame(page, { side: 'Corp', seed: 'dies', query: '?plain' });
  await page.getByRole('button', { name: 'Keep this hand' }).click();
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.locks.query()).pending!.some(({ name }) => /:bot:/.test(name!)));
  await expect.poll(waits).toBe(true);
  await page.workers()[0]!.evaluate(() => self.close());
  await expect(mine(page)).toBeVisible();
});
