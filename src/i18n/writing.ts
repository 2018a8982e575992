/** Formats numbers, and joins parts of sentences, as the screen shows them. */
import { numeral } from './index.ts';

/** A number with its minus sign, but no plus sign. */
export const points = (n: number): string => (n < 0 ? `−${numeral(-n)}` : numeral(n));
/** A number with its sign: "+1", "−1". */
export const signed = (n: number): string => (n > 0 ? `+${numeral(n)}` : points(n));

/** Makes the first letter of a sentence a capital. */
export const opening = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
/** Makes the first letter of a question small, for use inside a sentence. */
export const within = (text: string): string => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);

/** Joins the parts of a name with `between`. Null and empty parts are left out. */
export const joinedBy = (between: string, parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(between);
