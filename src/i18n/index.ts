/**
 * Looks up the sentences a person reads: `t('key', { n: 2 })` returns one in the current language. Messages are flat records of key →
 * sentence in ICU MessageFormat. Shared ones are in `src/<folder>/locales/<language>.json`; those of a game are in
 * `src/games/<game>/locales/<language>/` and are available while that game is open. English is part of the program; another language is
 * loaded set by set when it is chosen, and shows in English what it lacks.
 */
import commands from '../commands/locales/en.json';
import components from '../hud/components/locales/en.json';
import learn from '../hud/learn/locales/en.json';
import pages from '../hud/pages/locales/en.json';
import play from '../hud/play/locales/en.json';
import table from '../hud/table/locales/en.json';
import replay from '../replay/locales/en.json';
import storage from '../storage/locales/en.json';
import type { MessageArgs, MessageKey, Sentence } from '../core/sentence.ts';
import { ENGLISH, type Language } from './languages.ts';
import { type Compiled, type Params, type Part, format } from './format.ts';
import { type Grammar, grammarOf } from './grammar.ts';

export { ENGLISH, type Language } from './languages.ts';
export type { Params, Part } from './format.ts';

/** Messages by key, as compiled. */
export type Messages = Readonly<Record<string, Compiled>>;

/** The messages of one part of the program that are loaded together. Each language has a set of the same id. */
export interface MessageSet {
  id: string;
  en: Messages;
}

/** Loads a language's messages of a set; those it lacks are left out. */
export type LoadMessages = (set: MessageSet) => Promise<Messages>;

/** Joins the messages of several files into one record. No two of the files may share a key. */
export const joined = (files: Readonly<Record<string, Messages>>): Messages =>
  Object.assign({}, ...Object.values(files)) as Messages;

/** The messages of the shared folders. */
export const SHARED: MessageSet = {
  id: 'shared',
  en: joined({ commands, components, learn, pages, play, table, replay, storage }),
};
const ENGLISH_GRAMMAR = grammarOf(ENGLISH.tag);
/** more sentences than a person sees before the words change again */
const MOST_IN_ENGLISH = 20_000;
const NONE: MessageSet = { id: 'none', en: {} };

let current: Language = ENGLISH;
/** the language last asked for */
let wanted: Language = ENGLISH;
/** loads the current language's messages; null for English, which is always there */
let load: LoadMessages | null = null;
/** the current language's messages by the id of their set, as far as they are loaded */
let translated = new Map<string, Messages>();
let game: MessageSet = NONE;
let gameCards: readonly MessageSet[] = [];
/** sets added later (`addWords`) to that of a game, or of the shared folders */
const later = new WeakMap<MessageSet, MessageSet[]>();
let edition = 0;
let grammar: Grammar = ENGLISH_GRAMMAR;
/** the records to search for a key, in order, the open game before shared folders: first those in the current language, then the English ones */
let own: readonly Messages[] = [];
let english: readonly Messages[] = [];
/** English sentences shown because the current language lacks them */
let inEnglish = new Set<string>();
changed();

/**
 * Changes the language of all sentences, once its messages for what is open have been loaded. Of several calls, the last one counts.
 * @throws what `loadMessages` throws; the language stays as it was
 */
export async function useLanguage(language: Language, loadMessages: LoadMessages | null): Promise<void> {
  wanted = language;
  const sets = setsInUse();
  const found = await Promise.all(sets.map(async (set) => [set.id, (await loadMessages?.(set)) ?? {}] as const));
  if (wanted !== language) return;
  current = language;
  load = loadMessages;
  translated = new Map(found);
  grammar = grammarOf(language.tag, language.dir);
  changed();
  await completed();
}

/** Sets the words of the open game in place of those of the last one; null: no game is open. See `completed`. */
export function useWords(set: MessageSet | null): void {
  game = set ?? NONE;
  changed();
}

/**
 * Adds words that come later to those of a game, or to the shared ones. From then on they are available whenever those are. See
 * `completed`.
 */
export function addWords(set: MessageSet, more: MessageSet): void {
  const added = later.get(set) ?? [];
  if (added.includes(more)) return;
  later.set(set, [...added, more]);
  changed();
}

/** Sets the few words of every game that the start page needs. They are available whichever game is open, or none. */
export function shelveWords(sets: readonly MessageSet[]): void {
  gameCards = sets;
  changed();
}

/**
 * Loads what the current language still lacks of the sets in use. Until then their sentences are in English. A set that cannot be loaded
 * stays in English, and is tried again by the next call.
 */
export async function completed(): Promise<void> {
  const [loadMessages, language] = [load, current];
  const missing = setsInUse().filter(({ id }) => !translated.has(id));
  if (loadMessages === null || missing.length === 0) return;
  await Promise.allSettled(
    missing.map(async (set) => {
      const messages = await loadMessages(set);
      if (language === current) translated.set(set.id, messages);
    }),
  );
  changed();
}

function setsInUse(): MessageSet[] {
  return [game, ...(later.get(game) ?? []), ...gameCards, SHARED, ...(later.get(SHARED) ?? [])];
}

function changed(): void {
  const sets = setsInUse();
  own = sets.flatMap(({ id }): Messages[] => (translated.has(id) ? [translated.get(id)!] : []));
  english = sets.map(({ en }) => en);
  inEnglish = new Set();
  edition++;
}

/** Returns a number that changes whenever the available sentences change, for caches built from them. */
export const wordsEdition = (): number => edition;

/** Returns the language that sentences are in now. */
export function language(): Language {
  return current;
}

/** Whether this text is a sentence that is shown in English because the current language lacks it. */
export const isShownInEnglish = (text: string): boolean => inEnglish.has(text);

function messageIn(sources: readonly Messages[], key: string): Compiled | undefined {
  for (const messages of sources) if (Object.hasOwn(messages, key)) return messages[key];
  return undefined;
}

/** Returns the keys of all sentences available now. */
export function keys(): string[] {
  return [...new Set([...own, ...english].flatMap((messages) => Object.keys(messages)))];
}

/** Whether there is a sentence for this key. */
export function has(key: string): boolean {
  return messageIn(own, key) !== undefined || messageIn(english, key) !== undefined;
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

/** Puts a sentence into words. Returns its key if there is no such message. */
export const say = ({ key, params = {} }: Sentence): string => textOf(filled(key, params));

/** Puts a sentence into words; returns null if there is no such message, as in a record made by another version. */
export const sayIfKnown = (sentence: Sentence): string | null => (has(sentence.key) ? say(sentence) : null);

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

function filled(key: string, params: Params = {}): Part[] {
  const message = messageIn(own, key);
  if (message !== undefined) return format(message, params, grammar);
  const original = messageIn(english, key);
  if (original === undefined) return [{ text: key, param: null }];
  const parts = format(original, params, ENGLISH_GRAMMAR);
  if (load !== null && inEnglish.size < MOST_IN_ENGLISH) inEnglish.add(textOf(parts));
  return parts;
}

/** Joins names into a list as the current language does: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(current.tag, { type: 'conjunction' }).format(items);
}

/** Puts the digits in a short text, such as a price on a picture, into those of the current language. */
export const localDigits = (text: string): string => text.replace(/\d/g, (digit) => grammar.number(Number(digit)));

/** Formats a number as usual in the current language. */
export function numeral(n: number): string {
  return grammar.number(n);
}

/** Formats a number with its sign, a zero without one. */
export const withSign = (n: number): string => grammar.number(n, '+');

/**
 * Puts whole sentences one after the other, with the space that the current language leaves between two. Leaves out nulls and empty texts.
 */
export const together = (sentences: readonly (string | null)[]): string =>
  sentences.filter((one) => one !== null && one !== '').join(/^(ja|zh)\b/.test(current.tag) ? '' : ' ');
