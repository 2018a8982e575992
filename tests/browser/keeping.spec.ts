import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { onlyPerson, type SeatPlayers } from '../../src/core/seat-player.ts';
import { simulation } from '../../src/games/netrunner/index.ts';
import { openReplay } from '../../src/replay/player.ts';
import { readSave } from '../../src/match/save.ts';
import { expect, test } from './support/fixture.ts';
import { storeGame, storedGame } from './support/stored.ts';

/** A game in play as it was kept when one text held all of it. */
const OLD_SAVE = readFileSync(new URL('../corpus/format-1/save.json', import.meta.url), 'utf8');

/** From the start page into a game, past the mulligan: the table in HTML, so that nothing waits for drawing. */
async function begin(page: Page): Promise<void> {
  await page.goto('./?plain#/netrunner/play');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /Keep this hand/ }).click();
}
/** The person is asked for an action: the bot has played its first turn. */
async function asked(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /Gain 1 credit|Take 1 credit/i }).first()).toBeVisible({
    timeout: 60_000,
  });
}
interface Row {
  store: string;
  key: string;
  value: unknown;
}
const rows = (page: Page): Promise<Row[]> =>
  page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await wait(indexedDB.open('icebreak'));
    const found: Row[] = [];
    for (const store of db.objectStoreNames) {
      const keys = await wait(db.transaction(store).objectStore(store).getAllKeys());
      for (const key of keys) {
        found.push({ store, key: String(key), value: await wait(db.transaction(store).objectStore(store).get(key)) });
      }
    }
    db.close();
    return found;
  });
/** The first row of the game in play: what it is; '' for none. */
const headOf = async (page: Page): Promise<string> => (await storedGame(page)).get('head') ?? '';
/** What the game in play has come to, by its moves. */
async function digestOf(page: Page): Promise<string> {
  const save = readSave(await storedGame(page));
  if (!save.ok) throw new Error(`the save cannot be read: ${save.problem.key}`);
  const { record } = save.value;
  const opened = openReplay(simulation, record);
  if (!opened.ok) throw new Error('the record cannot be played');
  return simulation.digest(opened.player.stateAt(record.steps.length)!);
}

test('the bot thinks in a worker, which is sent its own view and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(globalThis, { sent });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      sent.push(structuredClone(message));
      post.call(this, message);
    };
  });
  await begin(page);
  await asked(page);
  expect(page.workers()).toHaveLength(1);
  const sent = await page.evaluate(() => (globalThis as unknown as { sent: Record<string, unknown>[] }).sent);
  const { record, match } = JSON.parse(await headOf(page)) as {
    record: { start: { seed: string } };
    match: { seats: SeatPlayers };
  };
  const bots = onlyPerson(match.seats) === 'runner' ? 'corp' : 'runner';
  expect(sent.length).toBeGreaterThan(2);
  for (const message of sent) {
    expect(Object.keys(message).sort()).toEqual(['kind', 'level', 'n', 'seed', 'share', 'view']);
    expect((message['view'] as { viewer: string }).viewer).toBe(bots);
    expect(JSON.stringify(message)).not.toContain(record.start.seed);
    expect(JSON.stringify(message)).not.toContain('"rng"');
  }
});

test('a closed game is continued where it was left', async ({ page }) => {
  await begin(page);
  await asked(page);
  await expect(async () => expect(await headOf(page)).not.toBe('')).toPass();
  const before = await digestOf(page);
  await page.goto('about:blank');
  await page.goto('./?plain');
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await asked(page);
  await expect(async () => expect(await digestOf(page)).toBe(before)).toPass();
});

test('a game that an older version left in play is continued where it was left', async ({ page }) => {
  // A page of the same site that is not the game: it makes no rows.
  await page.route('**/before.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
  );
  await page.goto('./before.html');
  await page.evaluate(
    ([save, stores]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('icebreak', 1);
        open.onerror = () => reject(open.error);
        open.onupgradeneeded = () => {
          for (const name of stores) open.result.createObjectStore(name);
          open.transaction!.objectStore('running').put(save, 'game');
        };
        open.onsuccess = () => {
          open.result.close();
          resolve();
        };
      }),
    // the stores that version had
    [OLD_SAVE, ['entries', 'texts', 'running', 'aside']] as const,
  );
  await page.goto('./?plain');
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(page.locator('#prompt.mine:not(.passed)')).toBeVisible();
  const { digest } = JSON.parse(OLD_SAVE) as { digest: string };
  await expect(async () => expect(await digestOf(page)).toBe(digest)).toPass();
  expect(await headOf(page)).toContain('"saveFormat":2');
});

test('a stored game that is damaged is set aside, not deleted, and a new one starts', async ({ page }) => {
  await begin(page);
  await asked(page);
  const damaged = '{"saveFormat": 1, "match": ';
  await page.goto('about:blank');
  await page.goto('./?plain#/settings');
  await storeGame(page, 'damaged', new Map([['head', damaged]]));
  await begin(page);
  await expect(page.getByText('A stored game was damaged. It was set aside, not deleted.')).toBeVisible();
  await asked(page);
  const all = await rows(page);
  expect(all.filter((row) => row.store === 'aside').map((row) => (row.value as { value: unknown }).value)).toEqual([
    damaged,
  ]);
  expect(await headOf(page)).toContain('"saveFormat":2');
});

test('a browser that keeps nothing and has no workers still plays a game', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('not here', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { get: refuse });
    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await page.goto('./');
  const notice = page.getByRole('status').filter({ hasText: 'doesn’t let this page store data' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await begin(page);
  await asked(page);
  expect(page.workers()).toHaveLength(0);
});

test.describe('when the worker cannot be fetched', () => {
  test.use({ allowedErrors: [/worker/] });
  test('the bot thinks on the page', async ({ page }) => {
    await page.route(/\/worker-[^/]*\.js$/, (route) => route.abort());
    await begin(page);
    await asked(page);
  });
});
