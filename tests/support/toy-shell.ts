/**
 * The whole page with the toy game and Netrunner on its shelf, as src/main.ts puts it together, on a device in memory. Time and chance are
 * in the hand of the test: timers are the test's, and what the browser gives as random counts up.
 */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, vi } from 'vitest';
import { CATALOGUE, type CatalogueGame } from '../../src/app/catalogue.ts';
import { openDevice } from '../../src/app/device.ts';
import { openGames } from '../../src/app/games.ts';
import { lessonsWon } from '../../src/app/lessons.ts';
import { solvedToday } from '../../src/app/puzzle-day.ts';
import { savedGames } from '../../src/app/matches.ts';
import { recentGames } from '../../src/app/recent.ts';
import { openHud } from '../../src/hud/app/App.tsx';
import type { HudPorts } from '../../src/hud/contract/ports.ts';
import { parsePrefs } from '../../src/hud/contract/prefs.ts';
import { shelveWords, useWords } from '../../src/i18n/loading.ts';
import { type Backend, memoryBackend } from '../../src/storage/backend.ts';
import { type News, openStorage } from '../../src/storage/index.ts';
import { toyEntry } from './toy-ui.tsx';

/** The screen is looked at so often, ms: nothing that is spoken is gone sooner. */
const LOOK = 50;

export interface ToyShell {
  readonly backend: Backend;
  /** all that was spoken, in order */
  readonly spoken: string[];
  /** the whole page at each look, as it is read and as it is spoken; empty with `keepLooks` false */
  readonly looks: string[];
  /** Lets so much time go by, ms. */
  pass(ms?: number): Promise<void>;
  /** Presses keys one after the other, where the focus is; Enter and Space press a button that has it, Space a box to tick. */
  press(...keys: string[]): Promise<void>;
  /** Puts the focus on the control with this name (a pattern: that part of it) and presses it. */
  go(name: string | RegExp): Promise<void>;
  /** Names of all controls that can be reached now. */
  controls(): string[];
  /** What stands in the first element of a selector; '' where there is none. */
  text(selector?: string): string;
  all(selector: string): string[];
  /** Says what another tab has changed. */
  news(news: News): Promise<void>;
  /** Writes into a field. */
  write(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Tells the page of a new address as a browser does: soon, and only where it was not replaced or pushed by the page itself. happy-dom tells
 * every change, by a clock of its own: what it tells is held back. Returns what tells, and what ends it.
 */
function addresses(): { tell(): void; stop(): void } {
  let [known, ours] = [location.hash, false];
  const hold = (event: Event): void => {
    if (!ours) event.stopImmediatePropagation();
  };
  addEventListener('hashchange', hold);
  for (const name of ['replaceState', 'pushState'] as const) {
    const change = history[name].bind(history);
    vi.spyOn(history, name).mockImplementation((...to) => {
      change(...to);
      known = location.hash;
    });
  }
  return {
    tell() {
      if (location.hash === known) return;
      [known, ours] = [location.hash, true];
      dispatchEvent(new Event('hashchange'));
      ours = false;
    },
    stop: () => removeEventListener('hashchange', hold),
  };
}

const open: ToyShell[] = [];

/** The accessible name of a control. */
const nameOf = (element: Element): string =>
  (
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.closest('label')?.textContent : element.textContent) ??
    ''
  ).trim();

/** Whether it can be reached: what lies below a dialog, or in what is inert, cannot. */
const reached = (element: Element): boolean => {
  const dialog = document.querySelector('dialog[open]');
  return (dialog === null || dialog.contains(element)) && element.closest('[inert]') === null;
};

/** Opens the page on a device. `games`: those of its shelf; `updates`: newer versions of the program. */
export async function openToyShell(
  backend = memoryBackend(),
  games: readonly CatalogueGame[] = [CATALOGUE[0]!, toyEntry],
  updates: HudPorts['updates'] = null,
  keepLooks = true,
  languages: HudPorts['languages'] = { all: [], use: () => Promise.resolve() },
): Promise<ToyShell> {
  vi.useFakeTimers({ now: Date.parse('2024-05-01T10:00:00.000Z') });
  let chance = 0;
  vi.stubGlobal('crypto', { getRandomValues: (list: Uint32Array) => list.map((_n, i) => (list[i] = ++chance)) });
  useWords(null);
  shelveWords(games.map(({ words }) => words));
  history.replaceState(null, '', location.pathname);
  const address = addresses();
  const parent = document.body.appendChild(document.createElement('div'));
  let tell: (news: News) => void = () => undefined;
  const storage = await openStorage({
    now: () => new Date().toISOString(),
    decksOf: () => ({}),
    rows: null,
    open: async () => backend,
    channel: { post: () => undefined, listen: (hear) => void (tell = hear), close: () => undefined },
  });
  const prefs = storage.prefs('hud');
  const openGame = openGames(
    games,
    {
      storage,
      prefs: () => parsePrefs(prefs.read()),
      sound: () => undefined,
      plain: false,
      drawn: false,
    },
    ({ words }) => Promise.resolve(useWords(words)),
  );
  const spoken: string[] = [];
  const looks: string[] = [];
  const look = (): void => {
    for (const live of document.querySelectorAll('[data-live]')) {
      const text = live.textContent;
      if (text !== '' && heard.get(live) !== live.firstElementChild) spoken.push(text);
      heard.set(live, live.firstElementChild);
    }
    if (keepLooks) looks.push(new XMLSerializer().serializeToString(document.body));
  };
  const heard = new WeakMap<Element, Element | null>();
  const shell: ToyShell = {
    backend,
    spoken,
    looks,
    async pass(ms = LOOK) {
      // What is loaded when it is wanted comes in real time.
      await act(() => vi.dynamicImportSettled());
      for (let left = ms; left >= 0; left -= LOOK) {
        await act(async () => {
          address.tell();
          await vi.advanceTimersByTimeAsync(Math.min(left, LOOK));
        });
        look();
      }
    },
    async press(...keys) {
      for (const key of keys) {
        const at = document.activeElement ?? document.body;
        act(() => {
          const on = at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
          const button = at instanceof HTMLButtonElement && (key === 'Enter' || key === ' ');
          if (on && (button || (at instanceof HTMLInputElement && key === ' '))) (at as HTMLElement).click();
          if (on && key === 'Escape') document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel'));
        });
        await shell.pass();
      }
    },
    async go(name) {
      const found = [...document.querySelectorAll<HTMLElement>('button, input, a[href], summary')]
        .filter(reached)
        .find((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))));
      expect(found, `a control called ${name} among ${shell.controls().join(' | ')}`).toBeDefined();
      act(() => found!.focus());
      await shell.press(found instanceof HTMLInputElement ? ' ' : 'Enter');
    },
    controls: () => [...document.querySelectorAll('button, input, a[href]')].filter(reached).map(nameOf),
    text: (selector = 'body') => document.querySelector(selector)?.textContent ?? '',
    all: (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent),
    async news(news) {
      tell(news);
      await shell.pass();
    },
    async write(selector, text) {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)!;
      act(() => {
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await shell.pass();
    },
    async close() {
      await act(async () => render(null, parent));
      parent.remove();
      address.stop();
      storage.close();
    },
  };
  openHud(parent, {
    languages,
    gameCards: games,
    learnt: (id) => lessonsWon(storage, games.find((one) => one.id === id)!.storagePrefix),
    solvedToday: (id) => solvedToday(storage, `${games.find((one) => one.id === id)!.storagePrefix}puzzles`, Date.now),
    open: openGame,
    gameOfLink: () => Promise.reject(new Error('no links here')),
    saved: () => savedGames(storage),
    recent: () =>
      recentGames(
        storage,
        games.map(({ id }) => id),
      ),
    onSaved: (listener) => storage.onNews(({ what }) => what === 'running' && listener()),
    prefs: { read: () => prefs.read(), write: (value) => void prefs.write(value) },
    device: openDevice(
      storage,
      games.map(({ storagePrefix }) => storagePrefix),
    ),
    updates,
    drawHero: null,
    sound: () => undefined,
    soundSettings: () => undefined,
  });
  open.push(shell);
  await shell.pass();
  return shell;
}

/** Sentences of the whole page that are the key of a sentence: words that some game has and this one does not. */
const keysShown = (): string[] =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
    ]),
  ].flatMap((text) => text.match(/(?<![\w.])[a-z][a-z-]*(?:\.[a-z][a-z0-9-]*)+(?![\w.])/g) ?? []);

/** Closes what a test has opened, and gives time and chance back. No sentence may be missing wherever the test has come to. */
export async function closeToyShells(): Promise<void> {
  expect(keysShown()).toEqual([]);
  for (const shell of open.splice(0)) await shell.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
