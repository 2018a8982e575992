/** Formats numbers, and joins parts of sentences, as the screen shows them. */
import { numeral } from './index.ts';

/** Formats a number: a negative one with its minus sign, others without a sign. */
export const points = (n: number): string => (n < 0 ? `−${numeral(-n)}` : numeral(n));
/** Formats a number with its sign: "+1", "−1". */
export const signed = (n: number): string => (n > 0 ? `+${numeral(n)}` : points(n));

/** Makes the first letter of a sentence a capital. */
export const opening = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
/** Makes the first letter of a question small, for use inside a sentence. */
export const within = (text: string): string => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);

/** Joins the parts of a name, with the text `between` between two parts. Null and empty parts are left out. */
export const joinedBy = (between: string, parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(between);
