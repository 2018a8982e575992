/**
 * Searches the glossary, and other things with a name and a text, by name, other forms and meaning. It ignores case and accents and matches
 * plurals.
 */
import { has, keys, language, t } from '../../../i18n/index.ts';

/** An entry that a search can find by its words. */
export interface Searchable {
  name: string;
  /** other forms of a glossary word, such as plurals; for other entries, what kind of thing the entry is */
  forms: readonly string[];
  meaning: string;
}
/** A word of the glossary. */
export interface Entry extends Searchable {
  term: string;
}

/** All words that the glossary of the open game explains, in alphabetical order. */
export function entries(): Entry[] {
  const list = keys().flatMap((key) => {
    const term = /^term\.([^.]+)$/.exec(key)?.[1];
    if (term === undefined || !has(`${key}.text`)) return [];
    const forms = has(`${key}.forms`) ? t(`term.${term}.forms`).split('|') : [];
    return [
      { term, name: t(`term.${term}`), forms: forms.filter((form) => form !== ''), meaning: t(`term.${term}.text`) },
    ];
  });
  const order = new Intl.Collator(language().tag);
  return list.sort((a, b) => order.compare(a.name, b.name));
}

/** A text as compared in the search: lower case, without accents, and with one space in place of anything between words. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase(language().tag)
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

/** Two words may differ by at most this many letters at the end to count as forms of the same word. */
const ENDING = 3;

/** Whether two words may be forms of the same word: they differ only in the last letters (`sentry`, `sentries`). */
function akin(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const same = short.length - (short.length > 3 && !long.startsWith(short) ? 1 : 0);
  return same >= 3 && long.length - same <= ENDING && long.startsWith(short.slice(0, same));
}

/** How well a search word matches a list of words: 3: it is one of them, 2: it begins one, 1: it is another form of one, 0: not at all. */
function matches(wanted: string, words: readonly string[]): 0 | 1 | 2 | 3 {
  if (words.includes(wanted)) return 3;
  if (words.some((word) => word.startsWith(wanted))) return 2;
  return words.some((word) => akin(wanted, word)) ? 1 : 0;
}

/**
 * How well an entry matches the search; 0: not at all. A match in the name counts more than in its other forms, and that more than in the
 * meaning.
 */
function worth({ name, forms, meaning }: Searchable, wanted: string): number {
  const named = [name, ...forms].map(plain);
  const [own, ...others] = named.map((form) => form.split(' '));
  const told = plain(meaning).split(' ');
  let sum = 0;
  for (const word of wanted.split(' ')) {
    const score =
      matches(word, own!) * 40 ||
      matches(word, others.flat()) * 30 ||
      matches(word, told) * 5 ||
      (named.some((form) => form.includes(word)) ? 12 : plain(meaning).includes(word) ? 1 : 0);
    if (score === 0) {
      // Whether written as one word or several.
      const whole = wanted.replaceAll(' ', '');
      return named.some((form) => form.replaceAll(' ', '').startsWith(whole)) ? 100 : 0;
    }
    sum += score;
  }
  if (named[0] === wanted) return sum + 2000;
  if (named.includes(wanted)) return sum + 1000;
  return named.some((form) => form.startsWith(wanted)) ? sum + 500 : sum;
}

/** The entries that match the search, best first, equally good ones in their original order; all entries if the search is ''. */
export function search<E extends Searchable>(all: readonly E[], wanted: string): E[] {
  const text = plain(wanted);
  if (text === '') return [...all];
  return all
    .map((entry) => ({ entry, worth: worth(entry, text) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}
