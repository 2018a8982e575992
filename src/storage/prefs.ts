/** Settings in localStorage: flat records, read field by field, so that one bad field costs only itself. */
import type { Sentence } from '../core/game.ts';
import { type Json, parseDoor } from '../replay/door.ts';

export type Flat = Record<string, boolean | number | string>;

export interface Prefs<T extends Flat> {
  get(): Readonly<T>;
  /** Changes some fields, also when they cannot be stored (then a sentence). */
  set(change: Partial<T>): Sentence | null;
}

/** The part of the browser's localStorage that is used. */
export type LocalRows = Pick<Storage, 'getItem' | 'setItem'>;

const LIMITS = { bytes: 64 * 1024, depth: 4 };

/**
 * Settings called `name`. A stored field counts only if it has the type of its default and, where `allowed` lists values, is one of
 * them. What cannot be read at all is kept under `icebreak:<name>:aside` and `tell` gets the sentence. `rows` null: nothing is kept.
 */
export function openPrefs<T extends Flat>(
  name: string,
  defaults: T,
  {
    rows,
    allowed = {},
    tell = () => {},
  }: {
    rows: LocalRows | null;
    allowed?: { readonly [K in keyof T]?: readonly T[K][] };
    tell?: (problem: Sentence) => void;
  },
): Prefs<T> {
  const key = `icebreak:${name}`;
  const now: T = { ...defaults };
  const fits = (field: keyof T & string, value: unknown): value is T[keyof T & string] => {
    const list = allowed[field];
    if (typeof value !== typeof defaults[field]) return false;
    if (typeof value === 'string' && value.length > 200) return false;
    return list === undefined || list.includes(value as T[keyof T & string]);
  };
  try {
    const text = rows?.getItem(key) ?? null;
    const read = text === null ? null : parseDoor(text, LIMITS);
    if (read?.ok && read.value !== null && typeof read.value === 'object' && !Array.isArray(read.value)) {
      const stored: Record<string, Json> = read.value;
      for (const field of Object.keys(defaults) as (keyof T & string)[]) {
        const value = Object.hasOwn(stored, field) ? stored[field] : undefined;
        if (fits(field, value)) now[field] = value;
      }
    } else if (read) {
      rows?.setItem(`${key}:aside`, text!);
      tell({ key: 'storage.prefs' });
    }
  } catch {
    // a browser that keeps nothing: the defaults
  }
  return {
    get: () => now,
    set(change) {
      for (const field of Object.keys(change) as (keyof T & string)[]) {
        const value: unknown = change[field];
        if (Object.hasOwn(defaults, field) && fits(field, value)) now[field] = value;
      }
      if (!rows) return { key: 'storage.blocked' };
      try {
        rows.setItem(key, JSON.stringify(now));
        return null;
      } catch (error) {
        const full = error instanceof DOMException && error.name === 'QuotaExceededError';
        return { key: full ? 'storage.full' : 'storage.failed' };
      }
    },
  };
}

/** The page's localStorage, or null where the browser does not allow it. */
export function localRows(): LocalRows | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
