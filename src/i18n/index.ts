/**
 * Looks up the sentences a person reads: `t('key', { n: 2 })` returns one in the current language. Messages are flat records of key →
 * sentence in the syntax of format.ts. Shared ones are in `src/i18n/<language>/`; those of a game are in
 * `src/games/<game>/words/<language>/` and are available while that game is open.
 */
import * as en from './en/index.ts';
import { type Grammar, type Params, type Part, format, parseMessage } from './format.ts';

export { afterTitle } from './format.ts';
export type { Param, Params, Part } from './format.ts';

export type Messages = Readonly<Record<string, string>>;

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

export const ENGLISH: Language = { tag: 'en', dir: 'ltr', messages: joined(en) };

let current: Language = ENGLISH;
let game: GameWords = { en: {} };
let gameCards: readonly GameWords[] = [];
/** words added later to a game's own words (`addWords`); the key is the game's own words */
const later = new WeakMap<GameWords, GameWords[]>();
let edition = 0;
let grammar: Grammar = grammarOf(ENGLISH.tag);
const parsed = new Map<string, ReturnType<typeof parseMessage>>();

function grammarOf(tag: string): Grammar {
  const numbers = new Intl.NumberFormat(tag);
  const plurals = new Intl.PluralRules(tag);
  return { number: (n) => numbers.format(n), plural: (n) => plurals.select(n) };
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
  parsed.clear();
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

function messageOf(key: string): string | undefined {
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

/** Returns the sentence for a key in pieces, so that the screen can show parameters as links. If there is no sentence, returns the key. */
export function rich(key: string, params: Params = {}): Part[] {
  const message = messageOf(key);
  if (message === undefined) return [{ text: key, param: null }];
  let list = parsed.get(key);
  if (list === undefined) {
    list = parseMessage(message);
    parsed.set(key, list);
  }
  return format(list, params, grammar);
}

/** Returns the sentence for a key. `params` fill its braces; numbers are written as usual in the language. */
export function t(key: string, params: Params = {}): string {
  let text = '';
  for (const part of rich(key, params)) text += part.text;
  return text;
}

/** Returns the sentences `key.0`, `key.1`, … in order: the paragraphs of one text. */
export function paragraphs(key: string, params: Params = {}): string[] {
  const found: string[] = [];
  for (let i = 0; has(`${key}.${i}`); i++) found.push(t(`${key}.${i}`, params));
  return found;
}

/** Joins names into a list as the current language does: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(current.tag, { type: 'conjunction' }).format(items);
}

/** Formats a number as usual in the current language. */
export function numeral(n: number): string {
  return grammar.number(n);
}
