/** Checks the fields of recorded events from outside against the table they would change. */

/** Thrown when a recorded event does not fit the table. */
export class UnfitEvent extends Error {
  override name = 'UnfitEvent';
}

/** Whether a field's value is valid on this table. */
export type Check<T> = (value: unknown, table: T) => boolean;

/** Accepts whole numbers from `least` to `most`. */
export const int =
  (least: number, most: number): Check<unknown> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
export const oneOf =
  (...allowed: unknown[]): Check<unknown> =>
  (value) =>
    allowed.includes(value);
export const flag: Check<unknown> = (value) => typeof value === 'boolean';
/** Accepts lists of at most `most` values that all pass. */
export const listOf =
  <T>(check: Check<T>, most: number): Check<T> =>
  (value, table) =>
    Array.isArray(value) && value.length <= most && value.every((one) => check(one, table));
/** Accepts objects whose named fields pass; they may have other fields too. */
export function shaped<T>(fields: Record<string, Check<T>>): Check<T> {
  return (value, table) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
    const given = value as Record<string, unknown>;
    return Object.entries(fields).every(([name, check]) => Object.hasOwn(given, name) && check(given[name], table));
  };
}
