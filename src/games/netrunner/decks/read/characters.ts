/** Lines of a text from outside, and the letters of a line: loops and single steps only, so that no text takes long. */

/** The characters of a line that are read; what comes after them must be empty. */
const LINE_LENGTH = 200;

/** Every kind of line end. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Characters that are not seen, tabs excepted: controls, marks of direction, joiners, byte-order marks. */
const UNSEEN = /(?!\t)[\p{Cc}\p{Cf}]/gu;
const WORD = /[\p{L}\p{N}]/u;

/** Whether a text holds a letter or a digit. */
export const hasWord = (text: string): boolean => WORD.test(text);
export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** A line as it was written, without unseen characters. */
export interface SourceLine {
  /** its number in the text, 1 is the first */
  n: number;
  /** at most `LINE_LENGTH` characters */
  text: string;
  /** there were letters or digits beyond these */
  cut: boolean;
}

/** A line without unseen characters, at most `LINE_LENGTH` long. */
export function sourceLine(written: string, n: number): SourceLine {
  const seen = written.replace(UNSEEN, '');
  const half = /[\uD800-\uDBFF]/.test(seen.charAt(LINE_LENGTH - 1));
  const end = half && seen.length > LINE_LENGTH ? LINE_LENGTH - 1 : LINE_LENGTH;
  return { n, text: seen.slice(0, end).trim(), cut: hasWord(seen.slice(end)) };
}

/** The lines of a text as they are written in it. */
export const splitLines = (text: string): string[] => text.split(LINE_END);

/** A text without what is around its first and last letter or digit. */
export function trimToWords(text: string): string {
  const letters = [...text];
  let from = 0;
  let to = letters.length;
  while (from < to && !WORD.test(letters[from]!)) from++;
  while (to > from && !WORD.test(letters[to - 1]!)) to--;
  return letters.slice(from, to).join('');
}
