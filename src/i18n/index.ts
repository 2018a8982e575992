/**
 * Looks up the sentences a person reads: `t('key', { n: 2 })` returns one in the current language. Messages are flat records of key →
 * sentence in ICU MessageFormat. Shared ones are in `src/<folder>/locales/<language>.json`; those of a game are in
 * `src/games/<game>/locales/<language>/` and are available while that game is open.
 */
import commands from '../commands/locales/en.json';
import components from '../hud/components/locales/en.json';
import learn from '../hud/learn/locales/en.json';
import pages from '../hud/pages/locales/en.json';
import play from '../hud/play/locales/en.json';
import table from '../hud/table/locales/en.json';
import watch from '../hud/watch/locales/en.json';
import replay from '../replay/locales/en.json';
import storage from '../storage/locales/en.json';
import type { MessageArgs, MessageKey, Sentence } from '../core/sentence.ts';
import { type Compiled, type Grammar, type Params, type Part, format } from './format.ts';

export { afterTitle } from './format.ts';
export type { Param, Params, Part } from './format.ts';

/** Messages by key, as compiled. */
export type Messages = Readonly<Record<string, Compiled>>;

/** One language: its BCP 47 tag, its writing direction and the shared messages. */
export interface Language {
  tag: string;
  dir: 'ltr' | 'rtl';
  messages: Messages;
}

/** One game's messages by language; English is always there. */
export type GameWords = { readonly en: Messages } & Readonly<Record<string, Messages>>;

/** Joins the messages of several files into one record. No two of the files may share a key. */
export const joined = (files: Readonly<Record<string, Messages>>): Messages =>
  Object.assign({}, ...Object.values(files)) as Messages;

export const ENGLISH: Language = {
  tag: 'en',
  dir: 'ltr',
  messages: joined({ commands, components, learn, pages, play, table, watch, replay, storage }),
};

let current: Language = ENGLISH;
let game: GameWords = { en: {} };
let gameCards: readonly GameWords[] = [];
/** words added later to a game's own words (`addWords`); the key is the game's own words */
const later = new WeakMap<GameWords, GameWords[]>();
let edition = 0;
let grammar: Grammar = grammarOf(ENGLISH.tag);

function grammarOf(tag: string): Grammar {
  const plain = new Intl.NumberFormat(tag);
  const styles = {
    '+': new Intl.NumberFormat(tag, { signDisplay: 'exceptZero' }),
    '%': new Intl.NumberFormat(tag, { style: 'percent' }),
  };
  const plurals = new Intl.PluralRules(tag);
  const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' });
  const and = new Intl.ListFormat(tag, { type: 'conjunction' });
  const or = new Intl.ListFormat(tag, { type: 'disjunction' });
  return {
    // a minus sign, not a hyphen
    number: (n, style) => (style === undefined ? plain : styles[style]).format(n).replace('-', '−'),
    plural: (n) => plurals.select(n),
    ordinal: (n) => ordinals.select(n),
    list: (items, either) => (either ? or : and).formatToParts(items),
  };
}

/** Changes the language of all sentences from now on. */
export function setLanguage(language: Language): void {
  current = language;
  grammar = grammarOf(language.tag);
  changed();
}

/** Sets the words of the open game in place of those of the last one; null: no game is open. */
export function useWords(words: GameWords | null): void {
  game = words ?? { en: {} };
  changed();
}

/**
 * Adds words that only one page of a game needs, and that are loaded with that page. From then on they are available whenever the game is
 * open.
 */
export function addWords(words: GameWords, more: GameWords): void {
  const added = later.get(words) ?? [];
  if (added.includes(more)) return;
  later.set(words, [...added, more]);
  changed();
}

/** Sets the few words of every game that the start page needs. They are available whichever game is open, or none. */
export function shelveWords(words: readonly GameWords[]): void {
  gameCards = words;
  changed();
}

function changed(): void {
  edition++;
}

/** Returns a number that changes whenever the available sentences change, for caches built from them. */
export const wordsEdition = (): number => edition;

/** Returns the language that sentences are in now. */
export function language(): Language {
  return current;
}

/** Returns the message records to search for a key, in order: current language before English, open game before shared. */
const sources = (): (Messages | undefined)[] => [
  game[current.tag],
  ...(later.get(game) ?? []).map((words) => words[current.tag]),
  ...gameCards.map((words) => words[current.tag]),
  current.messages,
  game.en,
  ...(later.get(game) ?? []).map((words) => words.en),
  ...gameCards.map((words) => words.en),
  ENGLISH.messages,
];

function messageOf(key: string): Compiled | undefined {
  for (const messages of sources()) if (messages !== undefined && Object.hasOwn(messages, key)) return messages[key];
  return undefined;
}

/** Returns the keys of all sentences available now. */
export function keys(): string[] {
  return [...new Set(sources().flatMap((messages) => Object.keys(messages ?? {})))];
}

/** Whether there is a sentence for this key. */
export function has(key: string): boolean {
  return messageOf(key) !== undefined;
}

/**
 * Returns the sentence for a key in pieces, so that the screen can show parameters as links. If there is no sentence, returns the key: one
 * made of parts (`side.${seat}`) is checked for some message that fits, not for this one.
 */
export function rich<const K extends string>(key: MessageKey<K>, ...[params]: MessageArgs<K>): Part[] {
  return filled(key, params as Params | undefined);
}

/** Returns the sentence for a key. `params` fill its braces; numbers are written as usual in the language. */
export function t<const K extends string>(key: MessageKey<K>, ...[params]: MessageArgs<K>): string {
  return textOf(filled(key, params as Params | undefined));
}

/** Returns the sentences `key.0`, `key.1`, … in order: the paragraphs of one text. */
export function paragraphs<const K extends string>(
  key: MessageKey<`${K}.0`> extends never ? never : K,
  ...[params]: MessageArgs<`${K}.0`>
): string[] {
  const found: string[] = [];
  for (let i = 0; has(`${key}.${i}`); i++) found.push(textOf(filled(`${key}.${i}`, params as Params | undefined)));
  return found;
}

/**
 * Puts a sentence into words. Returns its key if there is no such message. A parameter that begins with `@` is itself a sentence: after the `@` comes that sentence's key, and its own
 * parameters are those named `<parameter>.…`.
 */
export function say({ key, params = {} }: Sentence): string {
  const own: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    const inner = typeof value === 'string' && value.startsWith('@') ? value.slice(1) : null;
    own[name] = inner === null ? value : has(inner) ? say({ key: inner, params: within(name, params) }) : '';
  }
  return textOf(filled(key, own));
}

/** Puts a sentence into words; returns null if there is no such message, as in a record made by another version. */
export const sayIfKnown = (sentence: Sentence): string | null => (has(sentence.key) ? say(sentence) : null);

/** `t` without the check of key and parameters. Only for what has not been moved to checked keys yet. */
export const unchecked = (key: string, params?: Params): string => textOf(filled(key, params));

/** Returns the parameters of a sentence that is itself a parameter: those named `<name>.…`, without that prefix. */
const within = (name: string, params: NonNullable<Sentence['params']>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([each, value]) =>
      each.startsWith(`${name}.`) ? [[each.slice(name.length + 1), value] as const] : [],
    ),
  );

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

function filled(key: string, params: Params = {}): Part[] {
  const message = messageOf(key);
  return message === undefined ? [{ text: key, param: null }] : format(message, params, grammar);
}

/** Joins names into a list as the current language does: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(current.tag, { type: 'conjunction' }).format(items);
}

/** Formats a number as usual in the current language. */
export function numeral(n: number): string {
  return grammar.number(n);
}
