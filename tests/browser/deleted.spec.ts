/** The browser deletes everything the site has stored while a game is being played. */
import type { Page } from '@playwright/test';
import { readSave } from '../../src/match/save.ts';
import { test } from './support/fixture.ts';
import { FAST, answered, asked, choices, expect, mine, prepare, question, settled, startGame } from './support/play.ts';
import { storedGame } from './support/stored.ts';

/** What a player must not be told: no other tab plays this game, and it is still in play. */
const UNTRUE = /another tab|no longer in play|no longer stored|couldn’t store|went wrong/i;

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  async 'the site data is cleared in the browser'(page) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'indexeddb,local_storage',
    });
  },
  async 'another page deletes the database'(page) {
    const other = await page.context().newPage();
    // A page of the same site that is not the game: it makes no rows.
    await other.route('**/other.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
    );
    await other.goto('./other.html');
    await other.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          localStorage.clear();
          const request = indexedDB.deleteDatabase('icebreak');
          request.onsuccess = () => resolve();
          request.onerror = () => reject(request.error);
        }),
    );
    await other.close();
  },
};

/** Answers one question, by its first button. */
async function answer(page: Page): Promise<void> {
  expect(await settled(page)).toBe(false);
  const before = await asked(page);
  await page.locator('#prompt button.choice:not([aria-haspopup])').first().click();
  await answered(page, before);
}
/** Resolves when the database is there, as the page makes it: one opened earlier than that would be an empty one. */
const databaseBack = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'icebreak'));
const movesStored = async (page: Page): Promise<number> => {
  const read = readSave(await storedGame(page));
  return read.ok ? read.value.record.steps.length : -1;
};

for (const [way, deleteAll] of Object.entries(WAYS))
  test(`${way} in the middle of a game: it is played on, and is there after a reload`, async ({ page }) => {
    await prepare(page, FAST);
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(globalThis, { told });
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes)
          for (const node of [target, ...addedNodes]) told.push(node.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await startGame(page, { side: 'Runner', seed: 'deleted', query: '?plain' });
    await answer(page);
    await answer(page);
    await expect(mine(page)).toBeVisible();
    await expect.poll(() => movesStored(page)).toBeGreaterThan(1);
    const before = await movesStored(page);
    await deleteAll(page);
    await answer(page);
    await answer(page);
    await expect(mine(page)).toBeVisible();
    await databaseBack(page);
    await expect.poll(() => movesStored(page)).toBeGreaterThan(before + 1);
    const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told.join('\n'));
    expect(told).not.toMatch(UNTRUE);
    const put = `${await question(page).textContent()} ${(await choices(page).allTextContents()).join(' ')}`;
    await page.goto('./?plain#/');
    await page.reload();
    await page.getByRole('button', { name: /Continue your game/ }).click();
    await expect(mine(page)).toBeVisible();
    expect(`${await question(page).textContent()} ${(await choices(page).allTextContents()).join(' ')}`).toBe(put);
  });
