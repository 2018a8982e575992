/** Numbers and lists as the screen writes them. */
import { numeral, t } from '../../../i18n/index.ts';

/** A number with its sign: "+1", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${numeral(-n)}` : n > 0 ? `+${numeral(n)}` : numeral(0));
/** A number with a minus, but no plus. */
export const points = (n: number): string => (n < 0 ? `−${numeral(-n)}` : numeral(n));

/** A sentence begins with a capital letter, whatever stands first in it. */
export const opening = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** Parts of a name, separated as the language does it; parts that are null or empty are left out. */
export const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part): part is string => part !== null && part !== '').join(t('inf.join'));
