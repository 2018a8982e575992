/**
 * Texts from outside (names, authors, notes) among our own. Where one stands alone in HTML it is put into a `<bdi>` or an element with
 * `dir="auto"`; in sentences, labels and options `isolated` does the same with characters. Both after `foreign` has been through it.
 */

/** Characters that are not seen but change what is around them: controls, and the embeddings, overrides and isolates of bidi. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Characters written from right to left, and the marks that stand for one. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe]|[\u{10800}-\u{10fff}]|[\u{1e800}-\u{1efff}]/u;

/** A text from outside without unseen characters, so that it cannot turn or hide what stands beside it. Tabs and line feeds stay. */
export const foreign = (text: string): string => text.replace(UNSEEN, '');

/** The same for use within a plain text: between FSI and PDI (U+2068, U+2069) where it is written from right to left. */
export function isolated(text: string): string {
  const plain = foreign(text);
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
