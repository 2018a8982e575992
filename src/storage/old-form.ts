/**
 * Moves what people made in games from its old form to rows. It used to be stored as settings: one text for a whole collection, and a
 * second text if the first could not be read. Both texts stay where they are, for tabs that still run the old version. A row whose key is
 * just the collection's name says what has been moved.
 */
import type { Json, JsonObject } from '../core/json.ts';
import { type Limits, parseUntrusted } from '../replay/untrusted.ts';
import type { Change, Transaction } from './backend.ts';
import { type Numbered, equal, madeKey, madeRow, namesOf, readMade } from './made.ts';
import { type OldTexts, PARTS, movedOf } from './old-texts.ts';
import type { QuarantineRow } from './rows.ts';

/** Limits of a text in the old form: more than a browser stores, because such texts were once refused for their length. */
const LIMITS: Limits = { bytes: 32 * 1024 * 1024, depth: 12, values: 1_000_000 };

/** Returns the things in a text of the old form by id, null for one that was removed. Returns null if the text cannot be read. */
function thingsIn(text: string | null): JsonObject | null {
  if (text === null) return {};
  const read = parseUntrusted(text, LIMITS);
  const value = read.ok ? read.value : null;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

/** Returns what a collection's texts in the old form hold, by id: everything readable that was not removed. */
export function thingsOf(texts: OldTexts): Map<string, Json> {
  const all = { ...thingsIn(texts.aside), ...thingsIn(texts.text) };
  return new Map(Object.entries(all).filter(([, value]) => value !== null));
}

interface Moving {
  name: string;
  texts: OldTexts;
  /** the things the collection has already */
  here: Iterable<Json>;
  numbered: Numbered;
  freshId(): string;
  now(): string;
}

/**
 * Makes the transaction that moves a collection's texts from the old form to rows, all or nothing. A thing that differs from an existing
 * row is stored next to it; what cannot be read is quarantined.
 */
export function planOldForm({ name, texts, here, numbered, freshId, now }: Moving): Transaction {
  const ids = [...new Set(PARTS.flatMap((part) => Object.keys(thingsIn(texts[part]) ?? {})))];
  const work = ([row, ...rows]: readonly unknown[]): readonly Change[] => {
    const moved = movedOf(row);
    const changes: Change[] = [];
    const names = namesOf(here, numbered);
    /** the values of the collection's rows, by id; null for a row that cannot be read and stays as it is */
    const there = new Map<string, Json | null>();
    for (const [i, id] of ids.entries()) {
      const read = rows[i] === undefined ? undefined : readMade(rows[i]);
      if (read !== undefined) there.set(id, read.ok ? read.value : null);
    }
    const quarantine = (from: 'made' | 'settings', key: string, value: unknown): void => {
      const put: QuarantineRow = { from, key, value, problem: 'storage.prefs', date: now() };
      changes.push({ store: 'aside', key: `${from}/${key}/${freshId()}`, put });
    };
    const put = (id: string, value: Json): void => {
      there.set(id, value);
      const text = madeRow(value);
      if (readMade(text).ok) changes.push({ store: 'made', key: madeKey(name, id), put: text });
      else quarantine('made', madeKey(name, id), text);
    };
    for (const part of PARTS) {
      const text = texts[part];
      if (text === null || text === moved[part]) continue;
      const [things, before] = [thingsIn(text), thingsIn(moved[part]) ?? {}];
      if (things === null) quarantine('settings', name, text);
      for (const [id, value] of Object.entries(things ?? {})) {
        const [own, was] = [there.get(id), before[id]];
        if (equal(value, was)) continue;
        const untouched = own !== undefined && equal(own, was);
        if (value === null) {
          // Removed in a tab of the old version.
          if (untouched) changes.push({ store: 'made', key: madeKey(name, id), remove: true });
        } else if (own === undefined || untouched) put(id, value);
        else if (!equal(own, value)) put(freshId(), names.named(value));
      }
    }
    return [...changes, { store: 'made', key: name, put: { ...texts } }];
  };
  const reads = [name, ...ids.map((id) => madeKey(name, id))].map((key) => ({ store: 'made' as const, key }));
  return { reads, stores: ['made', 'aside'], work };
}
