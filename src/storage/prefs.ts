/** Settings in localStorage: one small JSON value under each name. Its fields are checked by the module that uses it. */
import type { Sentence } from '../core/game.ts';
import type { Json, JsonObject } from '../core/json.ts';
import { canonical, parseUntrusted } from '../replay/untrusted.ts';
import type { LocalRows } from './local-rows.ts';
import { copyToQuarantine } from './settings-quarantine.ts';

export interface Prefs {
  /** The stored value as plain JSON, whichever tab stored it; undefined for none. */
  read(): Json | undefined;
  /**
   * Stores a value; returns the sentence of what went wrong, or null. Either way, `read` gives it from now on. A field that is as it was when
   * this tab last wrote keeps what another tab has stored since; a field left out stays.
   */
  write(value: unknown): Sentence | null;
  /** Stores a value as a whole, whatever was stored before. */
  replace(value: unknown): Sentence | null;
  /** Called when another tab has stored another value; returns a function that removes the listener. */
  onChange(listener: () => void): () => void;
}

/** The largest settings that can be read back. */
export const PREFS_LIMITS = { bytes: 64 * 1024, depth: 8, values: 64 * 1024 };

/**
 * Opens the settings stored under the key `icebreak:<name>`. A stored text that cannot be read is copied to a key of its own,
 * `icebreak:<name>:aside` or the same with a number, before it is replaced (settings-aside.ts), and `tell` gets the sentence. `rows` null: settings last as long as the page.
 */
export function openPrefs(name: string, rows: LocalRows | null, tell: (problem: Sentence) => void = () => {}): Prefs {
  const key = `icebreak:${name}`;
  /** the row's value, and its text, as this tab last read or wrote it; undefined and null for none */
  let row: Json | undefined;
  let known: string | null = null;
  /** the last value, where it could not be stored: it is the newest there is */
  let unstored: Json | undefined;
  /** the last text that could not be read and has no copy yet: it must not be replaced */
  let unreadable: string | null = null;
  const keepUnreadable = (): void => {
    if (unreadable !== null && rows !== null) copyToQuarantine(rows, name, unreadable);
    unreadable = null;
  };
  const stored = (): Json | undefined => {
    try {
      const text = rows?.getItem(key) ?? null;
      // Nobody removes a row but the browser. What this tab knows is then stored again with the next change.
      if (text === known || text === null) return row;
      known = text;
      const found = parseUntrusted(text, PREFS_LIMITS);
      row = found.ok ? found.value : undefined;
      if (found.ok) return row;
      unreadable = text;
      keepUnreadable();
      tell({ key: 'storage.prefs' });
    } catch {
      // The browser allows no storage: as if nothing were stored.
    }
    return row;
  };
  const read = (): Json | undefined => (unstored === undefined ? stored() : unstored);
  /** what this tab last wrote, or found at first; and the same of what it last stored */
  let base = stored();
  let storedBase = base;
  const store = (value: Json, own: Json): Sentence | null => {
    [unstored, base] = [value, own];
    if (!rows) return { key: 'storage.blocked' };
    const text = JSON.stringify(value);
    // What could not be read again must not replace what can.
    if (!parseUntrusted(text, PREFS_LIMITS).ok) return { key: 'storage.failed' };
    try {
      keepUnreadable();
      rows.setItem(key, text);
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      return { key: full ? 'storage.full' : 'storage.failed' };
    }
    [known, row, storedBase, unstored] = [text, value, own, undefined];
    return null;
  };
  const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
  return {
    read,
    write(value) {
      const own = plain(value);
      const theirs = unstored === undefined ? stored() : mergeFields(storedBase, unstored, stored());
      return store(mergeFields(base, own, theirs), own);
    },
    replace: (value) => store(plain(value), plain(value)),
    onChange: (listener) =>
      rows?.listen?.((changed) => (changed === key || changed === null) && listener()) ?? (() => {}),
  };
}

/** Puts settings read from a file together with those that are there; null: the file's are of no use. */
export type MergeSettings = (here: Json | undefined, read: Json) => Json | null;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `mine`, with what `theirs` has in the fields where `mine` still is as `base` was, or has nothing. */
export function mergeFields(base: Json | undefined, mine: Json, theirs: Json | undefined): Json {
  if (theirs === undefined) return mine;
  if (!isObject(mine) || !isObject(theirs)) return canonical(mine) === canonical(base) ? theirs : mine;
  const was = isObject(base) ? base : {};
  const fields = Object.entries(mine).map(([name, value]) => [name, mergeFields(was[name], value, theirs[name])]);
  return { ...theirs, ...Object.fromEntries(fields) } as JsonObject;
}
