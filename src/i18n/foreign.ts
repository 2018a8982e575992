/**
 * Puts texts from outside (names, authors, notes) safely among our own. All go through `foreign`. One that stands alone in HTML is then put
 * into a `<bdi>` or an element with `dir="auto"`; in sentences, labels and options, `isolated` does the same with characters.
 */

/** Invisible characters that change the text around them: controls, and bidi embeddings, overrides and isolates. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Characters written from right to left, and the marks that act like one. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe]|[\u{10800}-\u{10fff}]|[\u{1e800}-\u{1efff}]/u;

/** Returns the direction of a text by its first letter that has one; null if it has none, such as a number. */
export function directionOf(text: string): 'ltr' | 'rtl' | null {
  const [first] = /\p{L}/u.exec(text) ?? [];
  if (first === undefined) return null;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}

/** Removes invisible characters from an outside text, so that it cannot reverse or hide what is next to it. Tabs and line feeds stay. */
export const foreign = (text: string): string => text.replace(UNSEEN, '');

/**
 * Removes invisible characters from an outside text for use inside plain text, and puts right-to-left text between FSI and PDI (U+2068,
 * U+2069).
 */
export function isolated(text: string): string {
  const plain = foreign(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
