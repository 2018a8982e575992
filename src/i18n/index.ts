/**
 * Every sentence a person reads. `t('key', { n: 2 })` gives it in the language set; messages are flat records of key → sentence
 * (`src/i18n/<language>/`), written as format.ts says.
 */
import { en } from './en/index.ts';
import { type Grammar, type Params, type Part, format, parseMessage } from './format.ts';

export type { Param, Params, Part } from './format.ts';

/** One language: its BCP 47 tag, its writing direction and its messages. */
export interface Language {
  tag: string;
  dir: 'ltr' | 'rtl';
  messages: Readonly<Record<string, string>>;
}

export const ENGLISH: Language = { tag: 'en', dir: 'ltr', messages: en };

let current: Language = ENGLISH;
let grammar: Grammar = grammarOf(ENGLISH.tag);
const parsed = new Map<string, ReturnType<typeof parseMessage>>();

function grammarOf(tag: string): Grammar {
  const numbers = new Intl.NumberFormat(tag);
  const plurals = new Intl.PluralRules(tag);
  return { number: (n) => numbers.format(n), plural: (n) => plurals.select(n) };
}

/** Changes the language of all sentences made from now on. */
export function setLanguage(language: Language): void {
  current = language;
  grammar = grammarOf(language.tag);
  parsed.clear();
}

/** The language sentences are made in. */
export function language(): Language {
  return current;
}

function messageOf(key: string): string | undefined {
  if (Object.hasOwn(current.messages, key)) return current.messages[key];
  return Object.hasOwn(ENGLISH.messages, key) ? ENGLISH.messages[key] : undefined;
}

/** Whether there is a sentence for this key. */
export function has(key: string): boolean {
  return messageOf(key) !== undefined;
}

/** The sentence in pieces, so that parameters can be shown as links. A key without a sentence gives the key itself. */
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

/** The sentence for a key. `params` fill its braces; numbers are written as the language writes them. */
export function t(key: string, params: Params = {}): string {
  let text = '';
  for (const part of rich(key, params)) text += part.text;
  return text;
}

/** All sentences `key.0`, `key.1`, … in order: the paragraphs of one text. */
export function paragraphs(key: string, params: Params = {}): string[] {
  const found: string[] = [];
  for (let i = 0; has(`${key}.${i}`); i++) found.push(t(`${key}.${i}`, params));
  return found;
}

/** Names joined as the language joins them: "a, b, and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(current.tag, { type: 'conjunction' }).format(items);
}

/** A number as the language writes it. */
export function numeral(n: number): string {
  return grammar.number(n);
}
