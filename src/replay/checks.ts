/** Reads recorded events from outside: checks each field against the table before the event may change it. */
import type { JsonObject } from '../core/json.ts';

/** Thrown when a recorded event does not fit the table. */
class UnfitEvent extends Error {
  override name = 'UnfitEvent';
}

/** A check: whether a field's value is valid on this table. */
export type Check<T> = (value: unknown, table: T) => boolean;

/** Makes a check that accepts whole numbers from `least` to `most`. */
export const int =
  (least: number, most: number): Check<unknown> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
export const oneOf =
  (...allowed: unknown[]): Check<unknown> =>
  (value) =>
    allowed.includes(value);
export const flag: Check<unknown> = (value) => typeof value === 'boolean';
/** Makes a check that accepts lists of at most `most` values that all pass. */
export const listOf =
  <T>(check: Check<T>, most: number): Check<T> =>
  (value, table) =>
    Array.isArray(value) && value.length <= most && value.every((one) => check(one, table));
/** Makes a check that accepts objects whose named fields pass; those in `mayLack` may be missing, and unnamed fields may have any value. */
export function shaped<T>(fields: Record<string, Check<T>>, mayLack: readonly string[] = []): Check<T> {
  const checks = Object.entries(fields);
  return (value, table) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
    const given = value as Record<string, unknown>;
    return checks.every(([name, check]) =>
      Object.hasOwn(given, name) ? check(given[name], table) : mayLack.includes(name),
    );
  };
}

/** How events recorded in a file are checked and applied in one game. */
interface Recorded<T, E extends { type: string }> {
  /** for each event type, a check of every field */
  fields: { [K in E['type']]: Record<string, Check<T>> };
  /** fields that an event type may lack, because an older version of the rules did not write them */
  mayLack?: { [K in E['type']]?: readonly string[] };
  /** Whether a well-formed event can be applied without losing or duplicating anything on the table. */
  possible(table: T, event: E): boolean;
  apply(table: T, event: E): void;
}

/**
 * Returns a function that checks an event from a file, applies it to the table of a state and returns it. Throws `UnfitEvent`, or what
 * `apply` throws, if the event does not fit; the state must then be discarded. Unknown fields are ignored.
 */
export function recordedBy<T, E extends { type: string }>({ fields, mayLack, possible, apply }: Recorded<T, E>) {
  const shapes = new Map<unknown, Check<T>>();
  for (const type of Object.keys(fields) as E['type'][]) shapes.set(type, shaped(fields[type], mayLack?.[type]));
  return ({ table }: { table: T }, json: JsonObject): E => {
    const event = structuredClone(json) as unknown as E;
    if (!shapes.get(event.type)?.(event, table) || !possible(table, event)) throw new UnfitEvent(String(event.type));
    apply(table, event);
    return event;
  };
}
