/** Loads the messages of languages other than English. */
import type { LoadMessages, MessageSet, Messages } from '../i18n/index.ts';
import { ENGLISH, type Language, PSEUDO } from '../i18n/languages.ts';
import { languageIn, setIn } from '../i18n/sets.ts';

/** Every catalogue in another language, by its path. The build puts those of one language and one set into one file. */
const FILES = import.meta.glob<Messages>(
  [
    '../*/locales/*.json',
    '../*/*/locales/*.json',
    '../games/*/locales/**/*.json',
    '!../**/locales/en.json',
    '!../**/locales/en/**',
  ],
  { import: 'default' },
);

/** Returns what loads a language's messages; null for English, which is part of the program. */
export function messagesOf({ tag }: Language): LoadMessages | null {
  if (tag === ENGLISH.tag) return null;
  if (PSEUDO.some((one) => one.tag === tag))
    return async (set) => (await import('../i18n/pseudo.ts')).pseudo(set.en, tag === 'ar-XB');
  return (set) => load(tag, set);
}

async function load(tag: string, set: MessageSet): Promise<Messages> {
  const files = Object.keys(FILES).filter((path) => languageIn(path) === tag && setIn(path) === set.id);
  const found = await Promise.all(files.map((path) => FILES[path]!()));
  return Object.assign({}, ...found) as Messages;
}
