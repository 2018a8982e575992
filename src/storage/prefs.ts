/** Settings in localStorage: one small JSON value per name. The fields of a value are checked by the module that uses it. */
import type { Sentence } from '../core/game.ts';
import type { Json, JsonObject } from '../core/json.ts';
import { canonical, parseUntrusted } from '../replay/untrusted.ts';
import type { LocalRows } from './local-rows.ts';
import { copyToQuarantine } from './settings-quarantine.ts';

export interface Prefs {
  /** Returns the stored value as plain JSON, whichever tab stored it; undefined if there is none. */
  read(): Json | undefined;
  /**
   * Stores a value. Returns null, or a sentence about what went wrong; in both cases, `read` returns the value from now on. A field that
   * has not changed since this tab's last write keeps what another tab has stored in it since. A field that the value lacks keeps what is
   * stored.
   */
  write(value: unknown): Sentence | null;
  /** Stores a whole value in place of whatever was stored before. */
  replace(value: unknown): Sentence | null;
  /** Adds a listener, called when another tab has stored another value; returns a function that removes it. */
  onChange(listener: () => void): () => void;
}

/** Limits of the settings that can be read back. */
export const PREFS_LIMITS = { bytes: 64 * 1024, depth: 8, values: 64 * 1024 };

/**
 * Opens the settings stored under the key `icebreak:<name>`. Text that cannot be read is copied to its own key, `icebreak:<name>:aside` or
 * the same with a number, before it is replaced (settings-quarantine.ts), and `tell` gets a sentence about it. If `rows` is null, the
 * settings last as long as the page.
 */
export function openPrefs(name: string, rows: LocalRows | null, tell: (problem: Sentence) => void = () => {}): Prefs {
  const key = `icebreak:${name}`;
  /** the stored value and its text, as this tab last read or wrote them; undefined and null if there is none */
  let row: Json | undefined;
  let known: string | null = null;
  /** the newest value, if it could not be stored; else undefined */
  let unstored: Json | undefined;
  /** the last stored text that could not be read and has no copy yet: it must not be replaced before it has one */
  let unreadable: string | null = null;
  const keepUnreadable = (): void => {
    if (unreadable !== null && rows !== null) copyToQuarantine(rows, name, unreadable);
    unreadable = null;
  };
  const stored = (): Json | undefined => {
    try {
      const text = rows?.getItem(key) ?? null;
      // Only the browser removes a row. The next change stores again what this tab knows.
      if (text === known || text === null) return row;
      known = text;
      const found = parseUntrusted(text, PREFS_LIMITS);
      row = found.ok ? found.value : undefined;
      if (found.ok) return row;
      unreadable = text;
      keepUnreadable();
      tell({ key: 'storage.prefs' });
    } catch {
      // The browser allows no storage: act as if nothing were stored.
    }
    return row;
  };
  const read = (): Json | undefined => (unstored === undefined ? stored() : unstored);
  /** what changes are measured from when they are merged with another tab's: the value this tab last wrote, or found at the start */
  let base = stored();
  /** like `base`, but only a write that was stored changes it */
  let storedBase = base;
  const store = (value: Json, own: Json): Sentence | null => {
    [unstored, base] = [value, own];
    if (!rows) return { key: 'storage.blocked' };
    const text = JSON.stringify(value);
    // Text that could not be read back must not replace text that can.
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

/** Merges settings read from a file with those on the device; returns null if those of the file are unusable. */
export type MergeSettings = (here: Json | undefined, read: Json) => Json | null;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges two changed versions of a value: returns `mine`, except that fields which still equal `base`, or which `mine` lacks, are taken
 * from `theirs`.
 */
export function mergeFields(base: Json | undefined, mine: Json, theirs: Json | undefined): Json {
  if (theirs === undefined) return mine;
  if (!isObject(mine) || !isObject(theirs)) return canonical(mine) === canonical(base) ? theirs : mine;
  const was = isObject(base) ? base : {};
  const fields = Object.entries(mine).map(([name, value]) => [name, mergeFields(was[name], value, theirs[name])]);
  return { ...theirs, ...Object.fromEntries(fields) } as JsonObject;
}
