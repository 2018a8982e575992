/** The languages of the program. `docs/languages.md` says how to add one. */

/** One language: its BCP 47 tag, its writing direction, and what it calls itself. */
export interface Language {
  tag: string;
  dir: 'ltr' | 'rtl';
  name: string;
  /** whether messages are still missing; those are shown in English */
  isInProgress: boolean;
}

/** The language that is part of the program, and in which every message exists. */
export const ENGLISH: Language = { tag: 'en', dir: 'ltr', name: 'English', isInProgress: false };

/** All languages, in the order of the picker. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { tag: 'ru', dir: 'ltr', name: 'Русский', isInProgress: true },
  { tag: 'fa', dir: 'rtl', name: 'فارسی', isInProgress: true },
];

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
