import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { allCards } from '../../src/games/netrunner/index.ts';
import { words as netrunner } from '../../src/games/netrunner/words/index.ts';
import { parseMessage } from '../../src/i18n/format.ts';
import {
  ENGLISH,
  type GameWords,
  type Messages,
  addWords,
  has,
  keys,
  listed,
  paragraphs,
  setLanguage,
  t,
  useWords,
} from '../../src/i18n/index.ts';

const en = ENGLISH.messages;
const root = join(import.meta.dirname, '../..');
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const GAMES = readdirSync(join(root, 'src/games')).filter((game) =>
  existsSync(join(root, 'src/games', game, 'words/index.ts')),
);
const games = new Map<string, Messages>();
for (const game of GAMES) {
  const { words } = (await import(join(root, 'src/games', game, 'words/index.ts'))) as { words: GameWords };
  // Words that a page brings with it stand in a file of their own.
  const late = join(root, 'src/games', game, 'words/late.ts');
  const added = existsSync(late) ? Object.values((await import(late)) as Record<string, GameWords>) : [];
  games.set(game, Object.assign({}, words.en, ...added.map((more) => more.en)) as Messages);
}

/** Each set of sentences with the folder its files stand in: that of the shared rooms, and one for each game. */
const SETS: (readonly [name: string, folder: string, messages: Messages])[] = [
  ['the shared rooms', 'src/i18n/en', en],
  ...[...games].map(([game, messages]) => [game, `src/games/${game}/words/en`, messages] as const),
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

describe.each(SETS)('the English of %s', (_, folder, messages) => {
  it('is written in the language of messages throughout', () => {
    for (const [key, message] of Object.entries(messages)) expect(() => parseMessage(message), key).not.toThrow();
  });

  it('has no sentence twice under one key, and all its files', async () => {
    // A later room would silently win over an earlier one.
    const seen = new Map<string, string>();
    for (const file of sources(folder).filter((name) => !name.endsWith('index.ts'))) {
      const room = (await import(join(root, file))) as Record<string, unknown>;
      const records = Object.values(room).filter((one) => typeof one === 'object' && !Array.isArray(one));
      for (const key of records.flatMap((one) => Object.keys(one ?? {}))) {
        expect(seen.get(key), `${key} in ${file}`).toBeUndefined();
        seen.set(key, file);
      }
    }
    expect([...seen.keys()].sort()).toEqual(Object.keys(messages).sort());
  });
});

describe('words that come late', () => {
  it('belong to their game: there while it is open, and again when it is opened anew', () => {
    const [one, other]: GameWords[] = [{ en: { 'late.own': 'own' } }, { en: {} }];
    useWords(one!);
    addWords(one!, { en: { 'late.more': 'more' } });
    expect([t('late.own'), t('late.more')]).toEqual(['own', 'more']);
    useWords(other!);
    expect(has('late.more')).toBe(false);
    useWords(one!);
    expect(t('late.more')).toBe('more');
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
    expect(t('command.no')).toBe('No, mulligan');
    expect(keys()).toEqual(expect.arrayContaining(['seat.corp', 'title']));
    useWords(null);
    expect(t('command.no')).toBe('No');
    expect(has('seat.corp')).toBe(false);
    expect(keys()).not.toContain('seat.corp');
    useWords({ en: { 'seat.corp': 'the bank' } });
    expect(t('seat.corp')).toBe('the bank');
    expect(t('title')).toBe('Icebreak');
  });
});

describe('sentences', () => {
  it('fall back to English where a language lacks one, and to the key where there is none', () => {
    setLanguage({ tag: 'it', dir: 'ltr', messages: { 'seat.corp': 'la Corp' } });
    try {
      expect(t('seat.corp')).toBe('la Corp');
      expect(t('seat.runner')).toBe('the Runner');
      expect(t('no.such.key')).toBe('no.such.key');
    } finally {
      setLanguage(ENGLISH);
    }
  });

  it('write numbers and lists as the language does', () => {
    setLanguage({ tag: 'fa', dir: 'rtl', messages: { 'cost.credits': '{n}' } });
    try {
      expect(t('cost.credits', { n: 12 })).toBe('۱۲');
    } finally {
      setLanguage(ENGLISH);
    }
    expect(listed(['a', 'b', 'c'])).toBe('a, b, and c');
  });

  it('give all paragraphs of a text', () => expect(paragraphs('card.01043').length).toBeGreaterThanOrEqual(2));

  it('are not found under names that every object has', () => expect(has('constructor')).toBe(false));
});
