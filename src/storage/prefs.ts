/** Settings in localStorage: one small JSON value under each name. Its fields are checked by the module that uses it. */
import type { Sentence } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import { parseUntrusted } from '../replay/untrusted.ts';

export interface Prefs {
  /** The stored value as plain JSON; undefined for none. */
  read(): Json | undefined;
  /** Stores a value; returns the sentence of what went wrong, or null. Either way, `read` gives it from now on. */
  write(value: unknown): Sentence | null;
}

/** The part of the browser's localStorage that is used. */
export type LocalRows = Pick<Storage, 'getItem' | 'setItem'>;

const LIMITS = { bytes: 64 * 1024, depth: 8 };

/**
 * Opens the settings stored under the key `icebreak:<name>`. A stored text that cannot be read is copied to `icebreak:<name>:aside`, and
 * `tell` gets the sentence. `rows` null: settings last as long as the page.
 */
export function openPrefs(name: string, rows: LocalRows | null, tell: (problem: Sentence) => void = () => {}): Prefs {
  const key = `icebreak:${name}`;
  let now: Json | undefined;
  try {
    const text = rows?.getItem(key) ?? null;
    const read = text === null ? null : parseUntrusted(text, LIMITS);
    if (read?.ok) {
      now = read.value;
    } else if (text !== null) {
      rows?.setItem(`${key}:aside`, text);
      tell({ key: 'storage.prefs' });
    }
  } catch {
    // The browser allows no storage: as if nothing were stored.
  }
  return {
    read: () => now,
    write(value) {
      const text = JSON.stringify(value);
      now = JSON.parse(text) as Json;
      if (!rows) return { key: 'storage.blocked' };
      try {
        rows.setItem(key, text);
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
