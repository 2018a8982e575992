/** The number that a person enters as the answer to a question, by digits or step by step. */
import type { NumberQuestion } from '../../contract/question-ui.ts';

export interface Entry {
  n: number;
  /** the digits typed so far; '' if the next digit begins a new number */
  digits: string;
}

type Range = Pick<NumberQuestion, 'min' | 'max'>;

/** The entry of this number, or of the nearest one in the range. */
export const entryOf = (n: number, { min, max }: Range): Entry => ({ n: Math.max(min, Math.min(max, n)), digits: '' });

/** The entry that these digits make. Too large a number is the largest in the range. */
function read(digits: string, range: Range): Entry {
  const n = Number(digits);
  return n > range.max ? entryOf(n, range) : { ...entryOf(n, range), digits };
}

/** The entry after one more digit. A digit that would make the number too large begins a new one. */
export function typed({ digits }: Entry, digit: string, range: Range): Entry {
  const longer = digits + digit;
  return read(digits !== '' && Number(longer) > range.max ? digit : String(Number(longer)), range);
}

/** The entry without its last digit. */
export const erased = ({ n, digits }: Entry, range: Range): Entry =>
  read((digits === '' ? String(n) : digits).slice(0, -1), range);
