/** Numbers, and sentences put together, as the screen writes them. */
import { numeral } from './index.ts';

/** A number with a minus, but no plus. */
export const points = (n: number): string => (n < 0 ? `−${numeral(-n)}` : numeral(n));
/** A number with its sign: "+1", "−1". */
export const signed = (n: number): string => (n > 0 ? `+${numeral(n)}` : points(n));

/** A sentence begins with a capital letter, whatever stands first in it. */
export const opening = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
/** Inside a sentence, a question begins with a small letter. */
export const within = (text: string): string => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);

/** Parts of a name with `between` them; parts that are null or empty are left out. */
export const joinedBy = (between: string, parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(between);
