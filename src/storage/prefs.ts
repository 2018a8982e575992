/** Settings in localStorage: one small JSON value under each name. What its fields mean, and what they are worth, its owner knows. */
import type { Sentence } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import { parseDoor } from '../replay/door.ts';

export interface Prefs {
  /** What is stored, as plain JSON; undefined when nothing is. */
  read(): Json | undefined;
  /** Stores a value; a sentence when it could not be. It is what `read` gives from now on, also then. */
  write(value: unknown): Sentence | null;
}

/** The part of the browser's localStorage that is used. */
export type LocalRows = Pick<Storage, 'getItem' | 'setItem'>;

const LIMITS = { bytes: 64 * 1024, depth: 8 };

/**
 * Settings called `name`, under the key `icebreak:<name>`. A text that cannot be read is kept under `icebreak:<name>:aside`, and `tell`
 * gets the sentence. `rows` null: they last as long as the page.
 */
export function openPrefs(name: string, rows: LocalRows | null, tell: (problem: Sentence) => void = () => {}): Prefs {
  const key = `icebreak:${name}`;
  let now: Json | undefined;
  try {
    const text = rows?.getItem(key) ?? null;
    const read = text === null ? null : parseDoor(text, LIMITS);
    if (read?.ok) {
      now = read.value;
    } else if (text !== null) {
      rows?.setItem(`${key}:aside`, text);
      tell({ key: 'storage.prefs' });
    }
  } catch {
    // a browser that keeps nothing: as if nothing were stored
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
