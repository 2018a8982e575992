/** The languages of the program: which there are, and where each one's messages are loaded from. */
import { ENGLISH, type Language, type LoadMessages, type MessageSet, type Messages } from '../i18n/index.ts';
import { languageIn, setIn } from '../i18n/sets.ts';

/** All languages, in the order of the picker. `docs/languages.md` says how to add one. */
export const LANGUAGES: readonly Language[] = [ENGLISH];

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

/**
 * Two languages made from English, to find text that is not translated, too long or in the wrong direction. The page's address asks for one
 * (`?language=en-XA`), or for both in the picker (`?pseudo`).
 */
export const PSEUDO: readonly Language[] = [
  { tag: 'en-XA', dir: 'ltr', name: 'Èñĝļîšĥ', isInProgress: false },
  { tag: 'ar-XB', dir: 'rtl', name: 'hsilgnE', isInProgress: false },
];

/** Finds a language by its tag. Null for an unknown tag. */
export const languageOf = (tag: string): Language | null =>
  [...LANGUAGES, ...PSEUDO].find((language) => language.tag === tag) ?? null;

/**
 * Returns the language that fits a person's browser best: the first of the tags asked for that is there and complete; else English.
 * @param asked BCP 47 tags, the preferred first
 */
export function bestLanguage(asked: readonly string[], among: readonly Language[] = LANGUAGES): Language {
  const complete = among.filter(({ isInProgress }) => !isInProgress);
  for (const tag of asked) {
    const found = complete.find((one) => one.tag === tag) ?? complete.find((one) => one.tag === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

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
