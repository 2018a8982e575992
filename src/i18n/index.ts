/**
 * Looks up the sentences a person reads: `t('key', { n: 2 })` returns one in the current language. Messages are flat records of key →
 * sentence in ICU MessageFormat; `loading.ts` says which are there.
 */
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

const ENGLISH_GRAMMAR = grammarOf(ENGLISH.tag);
/** more sentences than a person sees before the words change again */
const MOST_IN_ENGLISH = 20_000;

let current: Language = ENGLISH;
let edition = 0;
let grammar: Grammar = ENGLISH_GRAMMAR;
/** the records to search for a key, in order, the open game before shared folders: first those in the current language, then the English ones */
let own: readonly Messages[] = [];
let english: readonly Messages[] = [];
/** English sentences shown because the current language lacks them */
let inEnglish = new Set<string>();

/** Changes the language, and the records where sentences are looked up: those in it, and the English ones. For `loading.ts`. */
export function lookIn(language: Language, translated: readonly Messages[], original: readonly Messages[]): void {
  if (language !== current) grammar = grammarOf(language.tag, language.dir);
  current = language;
  own = translated;
  english = original;
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
  if (current !== ENGLISH && inEnglish.size < MOST_IN_ENGLISH) inEnglish.add(textOf(parts));
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
