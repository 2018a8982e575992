/**
 * Splits a text from outside into lines, and cleans the characters of each line. Uses only loops with single steps, so that no text can
 * make it slow.
 */

/** The most characters of a line that are read. If letters or digits follow after them, the line is marked as cut. */
const LINE_LENGTH = 200;

/** Matches every kind of line break. */
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
  /** whether letters or digits after the first `LINE_LENGTH` characters were cut off */
  cut: boolean;
}

/** Returns the line without invisible characters, cut to `LINE_LENGTH`. */
export function sourceLine(written: string, n: number): SourceLine {
  const seen = written.replace(UNSEEN, '');
  const half = /[\uD800-\uDBFF]/.test(seen.charAt(LINE_LENGTH - 1));
  const end = half && seen.length > LINE_LENGTH ? LINE_LENGTH - 1 : LINE_LENGTH;
  return { n, text: seen.slice(0, end).trim(), cut: hasWord(seen.slice(end)) };
}

/** The lines of a text as written. */
export const splitLines = (text: string): string[] => text.split(LINE_END);

/** Returns the text from its first to its last letter or digit. */
export function trimToWords(text: string): string {
  const letters = [...text];
  let from = 0;
  let to = letters.length;
  while (from < to && !WORD.test(letters[from]!)) from++;
  while (to > from && !WORD.test(letters[to - 1]!)) to--;
  return letters.slice(from, to).join('');
}
