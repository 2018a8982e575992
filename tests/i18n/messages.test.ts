import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { allCards } from '../../src/games/netrunner/index.ts';
import { words as netrunner } from '../../src/games/netrunner/words/all.ts';
import {
  ENGLISH,
  type Messages,
  isShownInEnglish,
  language,
  type MessageSet,
  has,
  keys,
  listed,
  paragraphs,
  t,
  say,
} from '../../src/i18n/index.ts';
import { SHARED, completed, useLanguage, addWords, useWords } from '../../src/i18n/loading.ts';
import watch from '../../src/hud/watch/words.ts';
import { compileMessage } from '../../vite/messages.mjs';
import { catalogue } from '../support/catalogue.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => ending.test(file));
const sources = (folder: string): string[] => filesIn(folder, /\.tsx?$/);

const GAMES = readdirSync(join(root, 'src/games'));
const CATALOGUES = filesIn('src', /\/locales\/en(\/.*)?\.json$/);
const catalogues = (of: (path: string) => boolean): Record<string, string> =>
  Object.assign({}, ...CATALOGUES.filter(of).map((file) => catalogue(file.slice('src/'.length, -'.json'.length))));
const ofGame = (game: string) => (file: string) => file.startsWith(`src/games/${game}/`);

const en = catalogues((file) => !file.startsWith('src/games/'));
const games = new Map(GAMES.map((game) => [game, catalogues(ofGame(game))]));

/** Each set of sentences: that of the shared folders, and one for each game; with what the program has of it. */
const SETS: (readonly [name: string, files: string[], used: readonly string[]])[] = [
  [
    'the shared folders',
    CATALOGUES.filter((file) => !file.startsWith('src/games/')),
    Object.keys({ ...SHARED.en, ...watch.en }),
  ],
  ...(await Promise.all(
    GAMES.map(async (game) => {
      const all = (await import(join(root, 'src/games', game, 'words/all.ts'))) as {
        words: MessageSet;
        LATE: readonly MessageSet[];
      };
      return [
        game,
        CATALOGUES.filter(ofGame(game)),
        [all.words, ...all.LATE].flatMap((each) => Object.keys(each.en)),
      ] as const;
    }),
  )),
];

/** Keys that code names outright. */
const named = (folders: readonly string[]): (readonly [key: string, file: string])[] =>
  folders
    .flatMap(sources)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)].map(
        ([, key = '']) => [key, file] as const,
      ),
    );

describe.each(SETS)('the English of %s', (_, files, used) => {
  it('has no sentence twice under one key, can be compiled, and is all used', () => {
    const seen = new Map<string, string>();
    for (const file of files) {
      for (const [key, message] of Object.entries(catalogue(file.slice('src/'.length, -'.json'.length)))) {
        expect(seen.get(key), `${key} in ${file}`).toBeUndefined();
        expect(() => compileMessage(key, message)).not.toThrow();
        seen.set(key, file);
      }
    }
    expect([...seen.keys()].sort()).toEqual([...used].sort());
  });
});

describe('words that come late', () => {
  it('belong to their game: there while it is open, and again when it is opened anew', () => {
    const [one, other]: MessageSet[] = [
      { id: 'one', en: { 'late.own': 'own' } },
      { id: 'other', en: {} },
    ];
    useWords(one!);
    addWords(one!, { id: 'one/more', en: { 'late.more': 'more' } });
    expect([say({ key: 'late.own' }), say({ key: 'late.more' })]).toEqual(['own', 'more']);
    useWords(other!);
    expect(has('late.more')).toBe(false);
    useWords(one!);
    expect(say({ key: 'late.more' })).toBe('more');
    expect(keys()).toContain('late.more');
    useWords(netrunner);
  });
});

describe('the shared rooms', () => {
  it('have every key that they name outright, or every game has it', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['games', 'i18n'].includes(entry.name))
      .map(({ name }) => `src/${name}`);
    const found = named(folders);
    for (const [key, file] of found)
      for (const [game, own] of games)
        expect(Object.hasOwn(en, key) || Object.hasOwn(own, key), `${key} in ${file}, for ${game}`).toBe(true);
    expect(found.length).toBeGreaterThan(150);
  });

  it('name no things of a card game', () => {
    const THINGS =
      /\b(corps?|corporations?|runners?|servers?|ice|icebreakers?|(un|de)?rez\w*|clicks?|credits?|agendas?|runs?|running)\b/i;
    const titles = [...allCards()].map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(50);
    for (const [key, message] of Object.entries(en)) {
      expect(message, key).not.toMatch(THINGS);
      expect(key.replaceAll(/[.-]/g, ' '), key).not.toMatch(THINGS);
      expect(
        titles.filter((title) => ` ${message} `.includes(` ${title} `)),
        key,
      ).toEqual([]);
    }
  });
});

describe.each([...games])('%s', (game, messages) => {
  it('has every key that its screen and its table name outright, or the shared rooms have it', () => {
    const found = named([`src/games/${game}`]);
    for (const [key, file] of found)
      expect(Object.hasOwn(messages, key) || Object.hasOwn(en, key), `${key} in ${file}`).toBe(true);
    expect(found.length).toBeGreaterThan(100);
  });

  it('has a name and a line for the start page', () => {
    expect(messages[`game.${game}`]).toBeTruthy();
    expect(messages[`game.${game}.line`]).toBeTruthy();
  });
});

it('Netrunner says in its own words what the shared rooms say plainly, in these places only', () =>
  expect(
    Object.keys(netrunner.en)
      .filter((key) => Object.hasOwn(en, key))
      .sort(),
  ).toEqual([
    'command.forecast',
    'command.no',
    'command.watch-span-back',
    'command.watch-span-on',
    'command.watch-tick-back',
    'command.watch-tick-on',
    'command.yes',
    'forecast.on',
    'shape.gone',
    'trial.side',
    'watch.unit.span',
    'watch.unit.tick',
  ]));

describe('the words of a game', () => {
  afterAll(() => useWords(netrunner));

  it('are there while it is open, before those of the house', () => {
    expect(t('command.no')).toBe('Mulligan or decline');
    expect(keys()).toEqual(expect.arrayContaining(['seat.corp', 'title']));
    useWords(null);
    expect(t('command.no')).toBe('No');
    expect(has('seat.corp')).toBe(false);
    expect(keys()).not.toContain('seat.corp');
    useWords({ id: 'bank', en: { 'seat.corp': 'the bank' } });
    expect(t('seat.corp')).toBe('the bank');
    expect(t('title')).toBe('Icebreak');
  });
});

describe('sentences', () => {
  const inLanguage = async (tag: string, dir: 'ltr' | 'rtl', messages: Messages, see: () => void): Promise<void> => {
    await useLanguage({ tag, dir, name: tag, isInProgress: true }, () => Promise.resolve(messages));
    try {
      see();
    } finally {
      await useLanguage(ENGLISH, null);
    }
  };

  it('fall back to English where a language lacks one, and to the key where there is none', () =>
    inLanguage('it', 'ltr', { 'seat.corp': 'la Corp' }, () => {
      expect(t('seat.corp')).toBe('la Corp');
      expect(isShownInEnglish('la Corp')).toBe(false);
      expect(t('seat.runner')).toBe('the Runner');
      expect(isShownInEnglish('the Runner')).toBe(true);
      expect(say({ key: 'no.such.key' })).toBe('no.such.key');
    }));

  it('of a page that is opened later are in the language once they are loaded', async () => {
    const page = { id: 'page', en: { 'page.one': 'one' } };
    const messages: Record<string, Messages> = { page: { 'page.one': 'uno' } };
    await useLanguage({ tag: 'it', dir: 'ltr', name: 'Italiano', isInProgress: true }, ({ id }) =>
      Promise.resolve(messages[id] ?? {}),
    );
    addWords(netrunner, page);
    expect(say({ key: 'page.one' })).toBe('one');
    await completed();
    expect(say({ key: 'page.one' })).toBe('uno');
    await useLanguage(ENGLISH, null);
    expect(say({ key: 'page.one' })).toBe('one');
  });

  it('stay as they are if a language cannot be loaded, or another is chosen meanwhile', async () => {
    const italian = { tag: 'it', dir: 'ltr', name: 'Italiano', isInProgress: true } as const;
    await expect(useLanguage(italian, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(language().tag).toBe('en');
    let arrive = (_: Messages): void => undefined;
    const slow = useLanguage(italian, () => new Promise((done) => (arrive = done)));
    await useLanguage(ENGLISH, null);
    arrive({ 'seat.corp': 'la Corp' });
    await Promise.race([slow, Promise.resolve()]);
    expect([language().tag, t('seat.corp')]).toEqual(['en', 'the Corp']);
  });

  it('write numbers and lists as the language does', async () => {
    await inLanguage('fa', 'rtl', { 'move.pay.n': [['n']] }, () => expect(t('move.pay.n', { n: 12 })).toBe('۱۲'));
    expect(listed(['a', 'b', 'c'])).toBe('a, b, and c');
  });

  it('give all paragraphs of a text', () => expect(paragraphs('card.01043').length).toBeGreaterThanOrEqual(2));

  it('are not found under names that every object has', () => expect(has('constructor')).toBe(false));
});
