/**
 * Puts texts from outside (names, authors, notes) safely among our own. All go through `foreign`. One that stands alone in HTML is then put
 * into a `<bdi>` or an element with `dir="auto"`; in sentences, labels and options, `isolated` does the same with characters.
 */

/** Invisible characters that change the text around them: controls, and bidi embeddings, overrides and isolates. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Characters written from right to left, and the marks that act like one. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe]|[\u{10800}-\u{10fff}]|[\u{1e800}-\u{1efff}]/u;

/** Returns the direction of a text by its first letter that has one; null if it has none, such as a number. */
function directionOf(text: string): 'ltr' | 'rtl' | null {
  const [first] = /\p{L}/u.exec(text) ?? [];
  if (first === undefined) return null;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/**
 * Returns the direction to draw a text in. In a language that runs from right to left, a text that begins with a foreign name still does so.
 * @param around the direction of the language
 */
export function drawnDirection(text: string, around: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  if (around === 'rtl' && RIGHT_TO_LEFT.test(text)) return 'rtl';
  return directionOf(text) ?? 'ltr';
}

/** Removes invisible characters from an outside text, so that it cannot reverse or hide what is next to it. Tabs and line feeds stay. */
export const foreign = (text: string): string => text.replace(UNSEEN, '');

/** A text isolated before: FSI, the text, PDI. */
const ISOLATED = /\u2068([^\u2066-\u2069]*)\u2069/;

/**
 * Removes invisible characters from an outside text for use inside a text that runs the way `around`. Puts it between FSI and PDI (U+2068,
 * U+2069) if it runs the other way: inside left to right, if it has any right-to-left letter; inside right to left, if it has no other.
 */
export function isolated(text: string, around: 'ltr' | 'rtl' = 'ltr'): string {
  const plain = foreign(text);
  if (around === 'ltr') return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
  // A title, not a sentence with a title in it: that one has isolated its own.
  if (!RIGHT_TO_LEFT.test(plain)) return /\p{L}/u.test(plain) ? `\u2068${plain}\u2069` : plain;
  if (!ISOLATED.test(text)) return plain;
  return text
    .split(ISOLATED)
    .map((piece, i) => (i % 2 === 1 ? `\u2068${foreign(piece)}\u2069` : foreign(piece)))
    .join('');
}
