/**
 * The rows of what people make in a game, such as decks: each thing is a row in the store `made`, as JSON text under `<collection>/<id>`.
 */
import { type Json, type JsonObject, type Read, refuse } from '../core/json.ts';
import { type Limits, canonical, parseUntrusted } from '../replay/untrusted.ts';

const VERSION = 1;

/** Limits of one row. Whatever is written is first read with the same limits, so that it can be read back. */
export const MADE_LIMITS: Limits = { bytes: 64 * 1024, depth: 10, values: 8 * 1024 };

/** Returns the key of something made, by its collection and id, in the store `made`. */
export const madeKey = (collection: string, id: string): string => `${collection}/${id}`;

/** Splits a row's key into collection and id; null if the key is not of that form. */
export function madeKeyOf(key: string): { collection: string; id: string } | null {
  const at = key.indexOf('/');
  return at < 0 ? null : { collection: key.slice(0, at), id: key.slice(at + 1) };
}

/** Returns the row that holds a value. */
export const madeRow = (value: Json): string => JSON.stringify({ made: VERSION, value });

/** Reads the value in a row. Refuses a row written by a newer version with the sentence `file.newer`. */
export function readMade(row: unknown): Read<Json> {
  const read = typeof row === 'string' ? parseUntrusted(row, MADE_LIMITS) : refuse('file.notJson');
  if (!read.ok) return read;
  const { made, value } = (isObject(read.value) ? read.value : {}) as { made?: Json; value?: Json };
  if (typeof made === 'number' && made > VERSION) return refuse('file.newer');
  return made !== VERSION || value === undefined ? refuse('file.shape') : { ok: true, value };
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are equal, regardless of the order of their fields. */
export const equal = (a: Json | undefined, b: Json | undefined): boolean => canonical(a) === canonical(b);

/** Whether two tabs changed the same field of a value differently. `base`: the value before their changes. */
export function collides(base: Json | undefined, mine: Json, theirs: Json): boolean {
  if (equal(mine, theirs)) return false;
  if (!isObject(mine) || !isObject(theirs)) return !equal(mine, base) && !equal(theirs, base);
  const was = isObject(base) ? base : {};
  return Object.keys(mine).some((field) => field in theirs && collides(was[field], mine[field]!, theirs[field]!));
}

/** Returns the `name` field of a value, null if it has none. */
const nameIn = (value: Json): string | null =>
  isObject(value) && typeof value['name'] === 'string' ? value['name'] : null;

/** Adds a number to a name, in the language of the page. */
export type Numbered = (name: string, n: number) => string;

/** The most UTF-16 units of a name that stay when a number is added to it. A surrogate pair is never split. */
const KEPT_NAME = 50;
const cut = (name: string): string => name.slice(0, KEPT_NAME).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Gives things names that are not yet used in a collection. `values`: what the collection holds; `coming`: things still to be named, whose
 * own names are not used either.
 */
export function namesOf(values: Iterable<Json>, numbered: Numbered, coming: Iterable<Json> = []) {
  const taken = new Set<string>();
  const barred = new Set(Array.from(coming, nameIn));
  /** for each name, the lowest number that may still be free to add to it */
  const next = new Map<string, number>();
  for (const value of values) taken.add(nameIn(value) ?? '');
  return {
    /** Returns the value with a name that is not taken: its own name, or that with the lowest free number added. */
    named(value: Json): Json {
      const name = nameIn(value);
      if (name === null || !taken.has(name)) return value;
      let n = next.get(name) ?? 2;
      const isTaken = (one: string): boolean => taken.has(one) || barred.has(one);
      while (isTaken(numbered(cut(name), n))) n++;
      next.set(name, n + 1);
      return { ...(value as JsonObject), name: numbered(cut(name), n) };
    },
  };
}

/** Whether two values are equal apart from a number added to the name of one. */
export function equalButNumbered(value: Json, other: Json, numbered: Numbered): boolean {
  if (equal(value, other)) return true;
  const [name, own] = [nameIn(value), nameIn(other)];
  if (name === null || own === null) return false;
  const n = Number(/(\d+)\D*$/.exec(name)?.[1]);
  return name === numbered(cut(own), n) && equal({ ...(value as JsonObject), name: own }, other);
}
