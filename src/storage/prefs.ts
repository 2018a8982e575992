/** Settings in localStorage: one small JSON value per name. The fields of a value are checked by the module that uses it. */
import { sentence } from '../core/sentence.ts';
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
  /** the stored text and its value, as this tab last read or wrote them; null and undefined if there is none */
  let known: { text: string | null; value: Json | undefined } = { text: null, value: undefined };
  /** stored texts that could not be read and have no copy yet: they must not be replaced before they have one */
  const unreadable = new Set<string>();
  const keepUnreadable = (): void => {
    for (const text of unreadable) {
      if (rows !== null) copyToQuarantine(rows, name, text);
      unreadable.delete(text);
    }
  };
  const stored = (): Json | undefined => {
    try {
      const text = rows?.getItem(key) ?? null;
      // Only the browser removes a row. The next change stores again what this tab knows.
      if (text === known.text || text === null) return known.value;
      const found = parseUntrusted(text, PREFS_LIMITS);
      known = { text, value: found.ok ? found.value : undefined };
      if (found.ok) return found.value;
      unreadable.add(text);
      keepUnreadable();
      tell(sentence('storage.prefs'));
    } catch {
      // The browser allows no storage: act as if nothing were stored.
    }
    return known.value;
  };
  /** what changes are measured from when they are merged with another tab's: the value this tab last stored, or found at the start */
  let base = stored();
  /** the newest value and what this tab wrote for it, if the value could not be stored */
  let unstored: { value: Json; own: Json } | null = null;
  const store = (value: Json, own: Json): Sentence | null => {
    unstored = { value, own };
    if (!rows) return sentence('storage.blocked');
    const text = JSON.stringify(value);
    // Text that could not be read back must not replace text that can.
    if (!parseUntrusted(text, PREFS_LIMITS).ok) return sentence('storage.failed');
    try {
      keepUnreadable();
      rows.setItem(key, text);
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      return { key: full ? 'storage.full' : 'storage.failed' };
    }
    [known, base, unstored] = [{ text, value }, own, null];
    return null;
  };
  const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
  return {
    read: () => (unstored === null ? stored() : unstored.value),
    write(value) {
      const own = plain(value);
      const theirs = unstored === null ? stored() : mergeFields(base, unstored.value, stored());
      return store(mergeFields(unstored === null ? base : unstored.own, own, theirs), own);
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
