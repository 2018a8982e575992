/** The check of catalogues, with a fault of each kind planted; and every language's catalogues. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/app/catalogue.ts';
import * as blackHat from '../../src/games/black-hat/words/all.ts';
import * as infiltration from '../../src/games/infiltration/words/all.ts';
import * as netrunner from '../../src/games/netrunner/words/all.ts';
import watch from '../../src/hud/watch/words.ts';
import { SHARED } from '../../src/i18n/loading.ts';
import { languageIn, setIn } from '../../src/i18n/sets.ts';
import { checkCatalogue } from '../../vite/message-check.mjs';
import { LANGUAGE_FONTS, charactersOf, languagesCss } from '../../scripts/fonts.ts';
import { cataloguesOf, paramsOf, readCatalogue } from '../../vite/message-types.mjs';

/** The sets that come with the games, and later. */
const WORDS = [netrunner, blackHat, infiltration].flatMap(({ words, LATE }) => [words, ...LATE]);
const ROOT = join(import.meta.dirname, '../..');

const english = {
  drawn: '{who, select, you {You draw} other {They draw}} {n, plural, one {# card} other {# cards}}.',
  rezzed: '{card} is rezzed.',
  run: 'Run {server, select, hq {HQ} other {Server {serverN}}}.',
};
const russian = {
  drawn:
    '{who, select, you {Вы берёте} other {Они берут}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  rezzed: 'Карта {card} активирована.',
  run: 'Забег: {server, select, hq {HQ} other {сервер {serverN}}}.',
};
const problemsOf = (changed: Record<string, string>): string[] =>
  checkCatalogue(english, { ...russian, ...changed }, 'ru').problems;

describe('a catalogue in another language', () => {
  it('may do without a choice that English has, and may lack messages', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ drawn: 'Карт взято: {n, number}.' })).toEqual([]);
    expect(checkCatalogue(english, { rezzed: russian.rezzed }, 'ru')).toEqual({
      problems: [],
      missing: ['drawn', 'run'],
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a misspelt key', { rezed: 'Карта {card}.' }, 'rezed: English has no such message'],
    ['a misspelt parameter', { rezzed: 'Карта {kard}.' }, 'rezzed: English has no parameter {kard}'],
    ['a parameter left out', { rezzed: 'Карта активирована.' }, 'rezzed: the parameter {card} is missing'],
    [
      'a missing plural form',
      { drawn: '{n, plural, one {# карта} few {# карты} other {# карт}}' },
      'drawn: {n} lacks the plural form "many"',
    ],
    [
      'a plural form that the language does not have',
      { drawn: '{n, plural, one {#} two {#} few {#} many {#} other {#}}' },
      'drawn: {n}: ru has no plural form "two"',
    ],
    ['a message that cannot be read', { run: 'Забег: {server' }, 'run: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('is refused with %s', (_name, changed, problem) => {
    expect(problemsOf(changed)).toContain(problem);
  });
});

describe('the parameters of a message', () => {
  it('are a number, an id or any text', () => {
    expect([...paramsOf('{a} {n, plural, other {{b}}} {c, select, x {} other {{cN}}} {n}')]).toEqual([
      ['a', 'any'],
      ['n', 'number'],
      ['b', 'any'],
      ['c', 'id'],
    ]);
  });
});

const LANGUAGES = [
  ...new Set(
    readdirSync(join(import.meta.dirname, '../../src'), { recursive: true, encoding: 'utf8' }).flatMap(
      (path) => /\/locales\/([a-z]{2,3}(?:-[A-Za-z]+)?)[/.]/.exec(path)?.[1] ?? [],
    ),
  ),
];

describe.each(LANGUAGES)('the catalogues of %s', (tag) => {
  it.each(cataloguesOf(tag))('%s has no fault', (path) => {
    const source = path.replace(`/locales/${tag}`, '/locales/en');
    expect(checkCatalogue(readCatalogue(source), readCatalogue(path), tag).problems).toEqual([]);
  });
});

describe.each(Object.keys(LANGUAGE_FONTS))('the fonts of %s', (tag) => {
  it('have every character of its catalogues; if not: npm run fonts', () => {
    const have = readFileSync(join(ROOT, `assets/fonts/${tag}/characters.txt`), 'utf8');
    expect([...charactersOf(tag)].filter((character) => !have.includes(character))).toEqual([]);
  });

  it('are named in the style sheet', () =>
    expect(readFileSync(join(ROOT, 'assets/fonts/languages.css'), 'utf8')).toBe(languagesCss()));
});

it('every language is written in the folder of its tag', () => {
  expect(LANGUAGES).toContain('en');
  for (const tag of LANGUAGES) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
});

describe('the set of a catalogue', () => {
  it.each([
    ['src/hud/pages/locales/ru.json', 'ru', 'shared'],
    ['src/hud/watch/locales/ru.json', 'ru', 'watch'],
    ['src/games/black-hat/locales/ru/log.json', 'ru', 'black-hat'],
    ['src/games/netrunner/locales/fa/cards/neutral.json', 'fa', 'netrunner'],
    ['src/games/netrunner/locales/fa/game-card.json', 'fa', 'netrunner/game-card'],
    ['src/games/netrunner/locales/fa/late/decks.json', 'fa', 'netrunner/decks'],
    ['src/games/netrunner/locales/fa/late/cards/rulings/nbn.json', 'fa', 'netrunner/cards'],
  ])('%s is that of its page', (path, tag, set) => {
    expect([languageIn(path), setIn(path)]).toEqual([tag, set]);
  });

  it('is one that the program loads, for every English catalogue', () => {
    const sets = [SHARED, watch, ...CATALOGUE.map(({ words }) => words), ...WORDS].map(({ id }) => id);
    const found = new Set(
      cataloguesOf('en')
        .filter((path) => path.startsWith('src/'))
        .map(setIn),
    );
    expect([...found].sort()).toEqual([...new Set(sets)].sort());
  });
});
