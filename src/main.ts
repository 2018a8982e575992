/** The composition root: creates storage, sound, the games and the HUD, and connects them. The page loads this file first. */
import '../assets/fonts/fonts.css';
import '../assets/fonts/languages.css';
import './hud/styles/index.css';
import { CATALOGUE } from './app/catalogue.ts';
import { collectionName } from './app/collection.ts';
import { openDevice } from './app/device.ts';
import { openGames } from './app/games.ts';
import { lessonsWon } from './app/lessons.ts';
import { solvedToday } from './app/puzzle-day.ts';
import { savedGames } from './app/matches.ts';
import { recentGames } from './app/recent.ts';
import { SentenceError } from './core/game.ts';
import { openHud } from './hud/app/App.tsx';
import { markFallbacks } from './hud/app/fallback.ts';
import { openNotices } from './hud/components/Notices.tsx';
import { type Prefs, parsePrefs } from './hud/contract/prefs.ts';
import { messagesOf } from './app/languages.ts';
import { type Language, t } from './i18n/index.ts';
import { completed, shelveWords, useLanguage, useWords } from './i18n/loading.ts';
import { LANGUAGES, PSEUDO, bestLanguage, languageOf } from './i18n/languages.ts';
import { keepOneOf } from './pwa/keep.ts';
import { keepLanguage, type Updates, registerOffline } from './pwa/register.ts';
import { unpackReplay } from './replay/link.ts';
import { createSound } from './sound/index.ts';
import { playableFiles } from './sound/sprite.ts';
import { isoNow, openStorage } from './storage/index.ts';
import { drawHero } from './stage/art/hero.ts';
import { inkOn } from './stage/art/paper.ts';

const asked = new URLSearchParams(location.search);

async function start(updates: Updates): Promise<void> {
  const parent = document.getElementById('hud');
  if (parent === null) throw new Error('the page has no element for the HUD');
  shelveWords(CATALOGUE.map(({ words }) => words));
  const storage = await openStorage({
    now: isoNow,
    decksOf: () => ({}),
    collections: CATALOGUE.map(({ storagePrefix }) => collectionName(storagePrefix)),
    numbered: (name, n) => t('collection.numbered', { name, n }),
  });
  markFallbacks();
  openNotices(document.body, storage.onProblem);
  const prefs = storage.prefs('hud');
  /** The language that the address asks for, as tests do; else that of the settings. */
  const languageFor = (chosen: string): Language =>
    languageOf(asked.get('language') ?? chosen) ?? bestLanguage(navigator.languages);
  const changeLanguage = async (chosen: string): Promise<void> => {
    const language = languageFor(chosen);
    await useLanguage(language, messagesOf(language));
    keepLanguage(language.tag);
  };
  // A language that cannot be fetched now is English for this visit; the choice stays.
  await changeLanguage(parsePrefs(prefs.read()).language).catch(() => undefined);
  const sound = createSound();
  const open = openGames(
    CATALOGUE,
    {
      storage,
      prefs: () => parsePrefs(prefs.read()),
      sound: sound.play,
      plain: asked.has('plain'),
      drawn: asked.has('drawn'),
    },
    async ({ words, sprite }) => {
      useWords(words);
      await completed();
      sound.use(sprite);
      void keepOneOf(() => Promise.resolve(playableFiles(sprite)));
    },
  );
  openHud(
    parent,
    {
      gameCards: CATALOGUE,
      learnt: (id) => lessonsWon(storage, CATALOGUE.find((one) => one.id === id)?.storagePrefix ?? ''),
      solvedToday: (id) =>
        solvedToday(storage, `${CATALOGUE.find((one) => one.id === id)?.storagePrefix ?? ''}puzzles`, Date.now),
      open,
      async gameOfLink(packed) {
        const read = await unpackReplay(packed);
        if (!read.ok) throw new SentenceError(read.problem);
        return read.value.game;
      },
      saved: () => savedGames(storage),
      recent: () =>
        recentGames(
          storage,
          CATALOGUE.map(({ id }) => id),
        ),
      onSaved: (listener) => storage.onNews(({ what }) => what === 'running' && listener()),
      prefs: {
        read: () => prefs.read(),
        write: (value) => void prefs.write(value),
        onChange: (listener) => void prefs.onChange(listener),
      },
      device: openDevice(
        storage,
        CATALOGUE.map(({ storagePrefix }) => storagePrefix),
      ),
      languages: { all: asked.has('pseudo') ? [...LANGUAGES, ...PSEUDO] : LANGUAGES, use: changeLanguage },
      updates: { ...updates, reload: () => void storage.stored().then(() => location.reload()) },
      drawHero: (canvas) => {
        const ctx = inkOn(canvas);
        if (ctx !== null) drawHero(ctx, canvas.width, canvas.height, 'icebreak');
      },
      sound: sound.play,
      ambient: (level) => sound.ambient(level),
      soundSettings: ({ effects, music }, muted) => sound.set({ effects, ambience: music, muted }),
    },
    dirOf(asked.get('dir')),
  );
}

/** Returns the text direction from the query parameter `dir` ('rtl', 'ltr'), which overrides the setting; 'auto' for any other value. */
function dirOf(name: string | null): Prefs['dir'] {
  return name === 'rtl' || name === 'ltr' ? name : 'auto';
}

// The sounds of other games are stored when the game is opened.
void keepOneOf(async () => playableFiles(await CATALOGUE[0]!.sounds()));
void start(registerOffline(import.meta.url));
