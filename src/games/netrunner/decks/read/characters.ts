/**
 * Splits a text from outside into lines, and handles the characters of a line. Uses only loops and single steps, so that no text takes
 * long.
 */

/** How many characters of a line are read; a line with letters or digits after them counts as cut. */
const LINE_LENGTH = 200;

/** Every kind of line end. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Invisible characters except tabs: controls, direction marks, joiners, byte-order marks. */
const UNSEEN = /(?!\t)[\p{Cc}\p{Cf}]/gu;
const WORD = /[\p{L}\p{N}]/u;

/** Whether a text contains a letter or a digit. */
export const hasWord = (text: string): boolean => WORD.test(text);
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** A line as written, without invisible characters. */
export interface SourceLine {
  /** its number in the text, from 1 */
  n: number;
  /** at most `LINE_LENGTH` characters */
  text: string;
  /** letters or digits were cut off after these */
  cut: boolean;
}

/** A line without invisible characters, at most `LINE_LENGTH` long. */
export function sourceLine(written: string, n: number): SourceLine {
  const seen = written.replace(UNSEEN, '');
  const half = /[\uD800-\uDBFF]/.test(seen.charAt(LINE_LENGTH - 1));
  const end = half && seen.length > LINE_LENGTH ? LINE_LENGTH - 1 : LINE_LENGTH;
  return { n, text: seen.slice(0, end).trim(), cut: hasWord(seen.slice(end)) };
}

/** The lines of a text as written. */
export const splitLines = (text: string): string[] => text.split(LINE_END);

/** A text without anything before its first and after its last letter or digit. */
export function trimToWords(text: string): string {
  const letters = [...text];
  let from = 0;
  let to = letters.length;
  while (from < to && !WORD.test(letters[from]!)) from++;
  while (to > from && !WORD.test(letters[to - 1]!)) to--;
  return letters.slice(from, to).join('');
}
