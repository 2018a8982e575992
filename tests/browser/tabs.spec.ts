/**
 * The one law of storage in real tabs: whatever happens in one to three of them, every game that was stored and every note that was written
 * is in the library or in play, unless the person deleted it. The same law is played in Node by tests/storage/tabs.test.ts.
 */
import { Buffer } from 'node:buffer';
import type { BrowserContext, Page } from '@playwright/test';
import { below, seedRng } from '../../src/core/rng.ts';
import { writeReplay } from '../../src/replay/format.ts';
import { playNetrunner } from '../support/netrunner-records.ts';
import { test } from './support/fixture.ts';
import { FAST, expect, prepare } from './support/play.ts';

/** Random sequences; `TABS=30 npx playwright test tabs` plays more. */
const SEQUENCES = Number(process.env['TABS'] ?? 2);
const STEPS = 14;
const MAX_TABS = 3;
/** How long a step waits for what may not come, ms. */
const PATIENCE = 4_000;

/** Lets the test make storage fail and the clock jump, in every tab at once. */
const faults = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const fault = localStorage.getItem('test:fault');
      if (fault === 'full') throw new DOMException('no room', 'QuotaExceededError');
      if (fault === 'dead') throw new DOMException('dead', 'UnknownError');
      return put.apply(this, args);
    };
    const now = Date.now;
    Date.now = () => now() + Number(localStorage.getItem('test:clock') ?? 0);
  });

interface Stored {
  /** ids of the games in play */
  running: string[];
  /** the library: ids, whether the game has ended, and the file as text */
  library: { id: string; over: boolean; text: string }[];
  aside: number;
}

/** What the device has stored, read from outside of the program. */
const stored = (observer: Page): Promise<Stored> =>
  observer.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('icebreak');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const db = open.result;
          const tx = db.transaction(['running', 'texts', 'aside']);
          const running = tx.objectStore('running').getAllKeys();
          const ids = tx.objectStore('texts').getAllKeys();
          const texts = tx.objectStore('texts').getAll();
          const aside = tx.objectStore('aside').count();
          tx.oncomplete = () => {
            db.close();
            resolve({
              running: running.result.map(String).flatMap((key) => (key.endsWith('/head') ? [key.slice(0, -5)] : [])),
              library: ids.result.map((id, i) => {
                const text = String(texts.result[i]);
                return { id: String(id), over: (JSON.parse(text) as { result: unknown }).result !== null, text };
              }),
              aside: aside.result,
            });
          };
        };
      }),
  );

/** Presses a button if it is there before long; false when it is not. */
async function press(page: Page, name: RegExp | string, within = 'body'): Promise<boolean> {
  const button = page.locator(within).getByRole('button', { name }).first();
  return button.click({ timeout: PATIENCE }).then(
    () => true,
    () => false,
  );
}
const go = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

const record = Buffer.from(writeReplay(playNetrunner('imported', { watched: false }).record));

/** Plays one sequence. Returns what broke the law, with the steps that led there, or null. */
async function playTabs(context: BrowserContext, seed: string): Promise<string | null> {
  const rng = seedRng(`real tabs ${seed}`);
  const chance = (n: number): number => below(rng, n);
  await faults(context);
  const observer = await context.newPage();
  const tabs: Page[] = [];
  const did: string[] = [];
  const games = new Map<string, boolean>();
  const deleted = new Set<string>();
  /** for each press on "Delete" whose game has not gone yet: the games that it may have been, with their texts */
  const deleting: Map<string, string>[] = [];
  const notes = new Set<string>();
  const open = async (): Promise<void> => {
    const page = await context.newPage();
    await prepare(page, FAST);
    await page.goto('./?plain');
    tabs.push(page);
  };
  const set = (key: string, value: string | null): Promise<void> =>
    observer.evaluate(([k, v]) => (v === null ? localStorage.removeItem(k) : localStorage.setItem(k, v)), [
      key,
      value,
    ] as const);
  const leave = (page: Page): void => void tabs.splice(tabs.indexOf(page), 1);

  const steps: Record<string, (page: Page) => Promise<unknown>> = {
    'open tab': async () => tabs.length < MAX_TABS && open(),
    async 'close tab'(page) {
      leave(page);
      await page.close({ runBeforeUnload: false });
    },
    async 'kill tab'(page) {
      leave(page);
      const devtools = await context.newCDPSession(page);
      await Promise.race([devtools.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
      await page.close();
    },
    async 'new game'(page) {
      await go(page, '#/netrunner/play');
      await press(page, 'Start the game');
      await page
        .locator('#prompt.mine')
        .waitFor({ timeout: PATIENCE })
        .catch(() => undefined);
    },
    async 'take up'(page) {
      await go(page, '#/');
      if (await press(page, /^Continue/)) await press(page, /Play here instead/, '#app, body');
    },
    async move(page) {
      for (let i = 0; i < 3; i++)
        await page
          .locator('#prompt.mine:not(.passed) button.choice')
          .first()
          .click({ timeout: 1_000 })
          .catch(() => undefined);
    },
    async concede(page) {
      if (!(await press(page, 'Menu'))) return;
      await press(page, 'Concede');
      await press(page, 'Concede', 'dialog');
    },
    async import(page) {
      await go(page, '#/netrunner/watch');
      const input = page.locator('input[type=file]').first();
      const file = { name: 'a.json', mimeType: 'application/json', buffer: record };
      await input.setInputFiles(file, { timeout: PATIENCE }).catch(() => undefined);
      await page
        .locator('.note[role=status]')
        .waitFor({ timeout: PATIENCE })
        .catch(() => undefined);
    },
    async note(page) {
      await go(page, '#/netrunner/watch');
      if (!(await press(page, /^Watch .*/, '.record'))) return;
      await page
        .getByRole('slider', { name: 'Timeline' })
        .waitFor({ timeout: PATIENCE })
        .catch(() => undefined);
      await page.keyboard.press('m');
      if (!(await press(page, /^Add a note/))) return;
      const text = `written ${seed} ${did.length}`;
      await page.keyboard.type(text);
      const saved = page.getByText('Saved on this device');
      if (
        await saved.waitFor({ timeout: PATIENCE }).then(
          () => true,
          () => false,
        )
      )
        notes.add(text);
    },
    async delete(page) {
      await go(page, '#/netrunner/watch');
      const before = await stored(observer);
      if (!(await press(page, /^Delete/, '.record'))) return;
      await page
        .locator('.note[role=status]')
        .waitFor({ timeout: PATIENCE })
        .catch(() => undefined);
      deleting.push(new Map(before.library.map(({ id, text }) => [id, text])));
    },
    'undo delete': (page) => press(page, 'Undo', '.note'),
    'quota full': () => set('test:fault', 'full'),
    'storage dead': () => set('test:fault', 'dead'),
    'storage back': () => set('test:fault', null),
    'clock jump': () => set('test:clock', String((chance(5) - 2) * 400_000)),
  };

  /** What of the law does not hold now; null for nothing. */
  const broken = async (): Promise<string | null> => {
    const { running, library, aside } = await stored(observer);
    for (const { id } of library) deleted.delete(id);
    const there = new Map(library.map((one) => [one.id, one]));
    for (const [id, over] of games) {
      if (deleted.has(id)) continue;
      if (!there.has(id) && !running.includes(id)) {
        // A press deletes one game, however long that takes.
        const press = deleting.findIndex((before) => before.has(id));
        if (press < 0) return `the game ${id} is gone`;
        const text = deleting.splice(press, 1)[0]!.get(id)!;
        deleted.add(id);
        for (const note of notes) if (text.includes(note)) notes.delete(note);
        continue;
      }
      if (over && there.get(id)?.over !== true) return `the end of ${id} is gone`;
    }
    for (const note of notes) if (!library.some(({ text }) => text.includes(note))) return `"${note}" is gone`;
    for (const id of running) if (!games.has(id)) games.set(id, false);
    for (const { id, over } of library) games.set(id, games.get(id) === true || over);
    return aside > 0 ? 'a row was set aside' : null;
  };

  await open();
  await observer.goto('./manifest.webmanifest');
  const names = Object.keys(steps);
  for (let i = 0; i < STEPS; i++) {
    if (tabs.length === 0) await open();
    const often = ['move', 'new game', 'import', 'note', 'concede'][chance(10)];
    const name = i === 0 ? 'new game' : i === 1 ? 'import' : (often ?? names[chance(names.length)]!);
    did.push(name);
    await steps[name]!(tabs[chance(tabs.length)]!);
    // There is a game to lose before anything can go wrong, however slow the machine.
    if (i === 1) await expect.poll(async () => (await stored(observer)).library.length, { timeout: 60_000 }).toBe(1);
    const fault = await broken();
    if (fault !== null) return `${seed}: ${fault}\n  ${did.join('\n  ')}`;
  }
  expect(games.size).toBeGreaterThan(0);
  return null;
}

test.describe('on a device with several tabs', () => {
  // A tab that is killed or whose storage fails may well say so in the console.
  for (let n = 0; n < SEQUENCES; n++)
    test(`nothing begun or written is lost, sequence ${n}`, async ({ browser }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
      expect(await playTabs(context, String(n))).toBeNull();
      await context.close();
    });
});
