/** The real app in the gallery: on a device in memory, with bots and ids that are the same each time, brought to a moment by pressing. */
import { CATALOGUE } from '../../../../src/app/catalogue.ts';
import { collectionName } from '../../../../src/app/collection.ts';
import { openDevice } from '../../../../src/app/device.ts';
import { openGames } from '../../../../src/app/games.ts';
import { lessonsWon } from '../../../../src/app/lessons.ts';
import { solvedToday } from '../../../../src/app/puzzle-day.ts';
import { savedGames } from '../../../../src/app/matches.ts';
import { recentGames } from '../../../../src/app/recent.ts';
import { openNotices } from '../../../../src/hud/components/Notices.tsx';
import { openHud } from '../../../../src/hud/app/App.tsx';
import { type Prefs, parsePrefs } from '../../../../src/hud/contract/prefs.ts';
import { t } from '../../../../src/i18n/index.ts';
import { completed, shelveWords, useLanguage, useWords } from '../../../../src/i18n/loading.ts';
import { type Language, PSEUDO } from '../../../../src/i18n/languages.ts';
import { messagesOf } from '../../../../src/app/languages.ts';
import { drawHero } from '../../../../src/stage/art/hero.ts';
import { inkOn } from '../../../../src/stage/art/paper.ts';
import { memoryBackend } from '../../../../src/storage/backend.ts';
import { openStorage } from '../../../../src/storage/index.ts';

/** Something done on the page: a control pressed by its name, or an address gone to. */
export type Step = string | RegExp | { readonly to: string };

/** A moment of the app: where it begins, and what is done from there. */
export interface AppState {
  /** what stands behind the `#` of the address */
  readonly at: string;
  readonly steps?: readonly Step[];
  /** on the drawn table; the plain one if left out */
  readonly drawn?: boolean;
  readonly prefs?: Partial<Prefs>;
}

/** How long a control is waited for, ms. */
const PATIENCE = 30_000;

const nameOf = (one: Element): string =>
  (one.getAttribute('aria-label') ?? (one instanceof HTMLInputElement ? one.closest('label') : one)?.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const frame = (): Promise<void> => new Promise((done) => void requestAnimationFrame(() => done()));

/** The first control of this name that can be pressed, once it is there. */
async function control(name: string | RegExp): Promise<HTMLElement> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE; await frame()) {
    const dialog = document.querySelector('dialog[open]');
    for (const one of document.querySelectorAll<HTMLElement>('button, input, a[href], summary')) {
      if ((dialog !== null && !dialog.contains(one)) || one.closest('[inert], [hidden], .term') !== null) continue;
      if (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))) return one;
    }
  }
  throw new Error(`no control is called ${String(name)}`);
}

/** Chance that is the same each time. */
function fixChance(): void {
  let state = 1;
  crypto.getRandomValues = (array) => {
    const numbers = new Uint32Array(array!.buffer as ArrayBuffer, array!.byteOffset, array!.byteLength >> 2);
    for (let i = 0; i < numbers.length; i++) numbers[i] = state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return array;
  };
}

/** Opens the app and goes to the moment; controls are named in English, so a language is chosen there. */
export async function showApp(
  root: HTMLElement,
  { at, steps = [], drawn = false, prefs: given }: AppState,
  language: Language | null,
): Promise<void> {
  fixChance();
  history.replaceState(null, '', `${location.search}#${at}`);
  shelveWords(CATALOGUE.map(({ words }) => words));
  const storage = await openStorage({
    now: () => '2026-01-02T10:00:00.000Z',
    decksOf: () => ({}),
    rows: null,
    collections: CATALOGUE.map(({ storagePrefix }) => collectionName(storagePrefix)),
    numbered: (name, n) => t('collection.numbered', { name, n }),
    open: async () => memoryBackend(),
  });
  openNotices(document.body, storage.onProblem);
  let changed = (): void => undefined;
  const prefs = { language: 'en', speed: 0, motion: 'reduced', stopAt: 'matters', muted: true, ...given };
  const open = openGames(
    CATALOGUE,
    {
      storage,
      prefs: () => parsePrefs(prefs),
      sound: () => undefined,
      plain: !drawn,
      drawn,
    },
    async ({ words }) => {
      useWords(words);
      await completed();
    },
  );
  openHud(root, {
    languages: { all: PSEUDO, use: () => useLanguage(language!, messagesOf(language!)) },
    gameCards: CATALOGUE,
    learnt: (id) => lessonsWon(storage, CATALOGUE.find((one) => one.id === id)!.storagePrefix),
    solvedToday: (id) =>
      solvedToday(storage, `${CATALOGUE.find((one) => one.id === id)!.storagePrefix}puzzles`, Date.now),
    open,
    gameOfLink: () => Promise.reject(new Error('the gallery has no links')),
    saved: () => savedGames(storage),
    recent: () =>
      recentGames(
        storage,
        CATALOGUE.map(({ id }) => id),
      ),
    onSaved: (listener) => storage.onNews(({ what }) => what === 'running' && listener()),
    prefs: { read: () => prefs, write: () => undefined, onChange: (listener) => (changed = listener) },
    device: openDevice(
      storage,
      CATALOGUE.map(({ storagePrefix }) => storagePrefix),
    ),
    updates: null,
    drawHero: (canvas) => {
      const ctx = inkOn(canvas);
      if (ctx !== null) drawHero(ctx, canvas.width, canvas.height, 'icebreak');
    },
    sound: () => undefined,
    soundSettings: () => undefined,
  });
  for (const step of steps) {
    await frame();
    if (typeof step === 'string' || step instanceof RegExp) (await control(step)).click();
    else location.hash = step.to;
  }
  await frame();
  if (language === null) return;
  prefs.language = language.tag;
  changed();
  while (document.documentElement.lang !== language.tag) await frame();
  for (let i = 0; i < 10; i++) await frame();
}
