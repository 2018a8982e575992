/**
 * What people make in a game, such as decks, with one row for each thing. All of it is in memory while the game is open, so the screen need
 * not wait: a change shows at once, and changes are stored one after another. Changes by other tabs are merged with this tab's in the same
 * transaction.
 */
import type { Sentence } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import { type Change, StoreProblem } from './backend.ts';
import {
  type Numbered,
  collides,
  equal,
  equalButNumbered,
  madeKey,
  madeKeyOf,
  madeRow,
  namesOf,
  readMade,
} from './made.ts';
import { type OldForm, oldTexts, wasMoved } from './old-texts.ts';
import { mergeFields } from './prefs.ts';
import type { Database } from './database.ts';

/** How many of the things read from a file were new, stored already, or stored in another form. */
export interface Taken {
  /** number of things that were new */
  added: number;
  /** number of things that were stored already */
  same: number;
  /** number of things that existed in another form under the same id: both forms are kept */
  both: number;
}

export interface KeptCollection {
  /** Returns everything in the collection by id, oldest first. */
  all(): ReadonlyMap<string, Json>;
  /**
   * Stores a value under an id, replacing what was there. Resolves to null, or to a sentence about why it failed; then `all` still shows
   * what is stored. If another tab changed the same field meanwhile, the other tab's value is kept too, under a new id.
   */
  put(id: string, value: Json): Promise<Sentence | null>;
  /** Removes a value, unless another tab has just changed it. Resolves to null, or to a sentence about why it failed. */
  remove(id: string): Promise<Sentence | null>;
  /** Returns an id that is not used and never was. */
  freshId(): string;
  /** Adds a listener, called when this or another tab has changed something; returns a function that removes it. */
  onChange(listener: () => void): () => void;
  /**
   * Adds things read from a file. Replaces nothing: if a thing exists in another form, both are kept, and a thing whose name is taken gets
   * a number added to it. If this fails, nothing is added.
   */
  take(list: readonly (readonly [id: string, value: Json])[]): Promise<Taken | Sentence>;
  /** Reads a value again after another tab has changed it; id '': reads all. */
  refresh(id: string): Promise<void>;
}

interface CollectionParts {
  database: Database;
  /** name of the collection: its rows' keys begin with it */
  name: string;
  /** where the collection was stored before each thing had a row */
  old: OldForm;
  /** Tells other tabs that the value with this id has changed; '' means several. */
  changed(id: string): void;
  numbered: Numbered;
  now(): string;
}

/** Opens a collection: reads its rows, and moves to rows what is still stored in the old form. Never rejects. */
export async function openCollection(parts: CollectionParts): Promise<KeptCollection> {
  const { database, name, old, changed, numbered, now } = parts;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  /** the values that are stored, by id, as far as this tab knows */
  let stored = new Map<string, Json>();
  /** the values by id as the screen shows them: those stored, with this tab's changes that are still being stored */
  let shown = new Map<string, Json>();
  /** for each id whose change is being stored: the values its row may have if no other tab has changed it */
  const waiting = new Map<string, (Json | undefined)[]>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const set = (map: Map<string, Json>, id: string, value: Json | undefined): void =>
    void (value === undefined ? map.delete(id) : map.set(id, value));
  /** Notes what is stored under an id. The value is also shown unless this tab's own change to it is still being stored. */
  const note = (id: string, value: Json | undefined): void => {
    set(stored, id, value);
    if (!waiting.has(id)) set(shown, id, value);
  };
  const rowOf = (id: string) => ({ store: 'made' as const, key: madeKey(name, id) });
  const putRow = (id: string, value: Json): Change => ({ ...rowOf(id), put: madeRow(value) });
  /** Returns the value of a row read in a transaction. Throws if it cannot be read, because such a row must not be replaced. */
  const valueOf = (row: unknown): Json | undefined => {
    if (row === undefined) return undefined;
    const read = readMade(row);
    if (read.ok) return read.value;
    throw new StoreProblem(read.problem.key === 'file.newer' ? 'newer' : 'failed');
  };
  const freshId = (): string => {
    const start = `${Date.parse(now()).toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;
    let id = start;
    for (let n = 2; shown.has(id) || stored.has(id); n++) id = `${start}-${n}`;
    return id;
  };

  /** what still exists only in the old form, because there was no space for its rows; null if nothing does */
  let unmoved: ReadonlyMap<string, Json> | null = null;
  /** the row that says what has been moved from the old form */
  let moved: unknown;
  const load = async (): Promise<void> => {
    const found = new Map<string, Json>();
    let damaged = 0;
    for (const { key, value } of await database.all('made')) {
      if (key === name) moved = value;
      const at = madeKeyOf(key);
      if (at?.collection !== name) continue;
      const read = readMade(value);
      if (read.ok) found.set(at.id, read.value);
      else if (read.problem.key === 'file.newer') database.tell({ key: 'storage.newerMade' });
      else {
        damaged++;
        await database.quarantine(['made'], key, read.problem);
      }
    }
    database.reportQuarantined(damaged);
    for (const [id, value] of unmoved ?? []) if (!found.has(id)) found.set(id, value);
    const before = shown;
    [stored, shown] = [found, new Map(found)];
    for (const id of waiting.keys()) set(shown, id, before.get(id));
  };
  /** Moves what is still stored in the old form to rows. Resolves to null, or to a sentence about why it failed. */
  const move = async (): Promise<Sentence | null> => {
    const texts = oldTexts(old, name);
    let problem: Sentence | null = null;
    if (!wasMoved(moved, texts)) {
      try {
        const { planOldForm, thingsOf } = await import('./old-form.ts');
        problem = await database.write(planOldForm({ name, texts, here: stored.values(), numbered, freshId, now }));
        unmoved = thingsOf(texts);
      } catch {
        problem = { key: 'storage.unread' };
        unmoved = new Map();
      }
    }
    if (problem === null) unmoved = null;
    await load();
    return problem;
  };
  const moveFirst = async (): Promise<Sentence | null> => (unmoved === null ? null : move());

  /**
   * Stores the whole collection again if the browser has deleted the database under the open page, except the value `id`, which is stored
   * already.
   */
  const restore = async (id: string): Promise<void> => {
    const there = (await database.all('made')).filter(({ key }) => madeKeyOf(key)?.collection === name);
    if (there.length > 1) return;
    const lost = [...stored].filter(([own]) => own !== id);
    await database.write(lost.map(([own, value]) => putRow(own, value)));
  };

  const store = async (id: string, value: Json, bases: readonly (Json | undefined)[]): Promise<Sentence | null> => {
    const full = await moveFirst();
    if (full !== null) return full;
    let kept = value;
    let beside = null as { id: string; value: Json } | null;
    let missing = false;
    const work = ([row]: readonly unknown[]): readonly Change[] => {
      [kept, beside, missing] = [value, null, row === undefined];
      const theirs = valueOf(row);
      if (theirs === undefined || bases.some((base) => equal(base, theirs))) return [putRow(id, value)];
      const base = bases.at(-1);
      if (!collides(base, value, theirs)) return [putRow(id, (kept = mergeFields(base, value, theirs)))];
      beside = { id: freshId(), value: namesOf(shown.values(), numbered).named(theirs) };
      return [putRow(id, value), putRow(beside.id, beside.value)];
    };
    const problem = await database.write({ reads: [rowOf(id)], stores: ['made'], work });
    if (problem !== null) return problem;
    const wiped = missing && stored.has(id);
    set(stored, id, kept);
    changed(id);
    if (wiped) await restore(id);
    if (beside === null) return null;
    note(beside.id, beside.value);
    changed(beside.id);
    database.tell({ key: 'storage.bothKept' });
    return null;
  };

  /** Shows a changed value at once, and queues `work`, which stores it. `value` undefined: the value was removed. */
  const change = async (
    id: string,
    value: Json | undefined,
    work: (bases: readonly (Json | undefined)[]) => Promise<Sentence | null>,
  ): Promise<Sentence | null> => {
    const bases = waiting.get(id) ?? [shown.get(id)];
    const after = [...bases, value];
    waiting.set(id, after);
    set(shown, id, value);
    tell();
    const problem = await inTurn(() => work(bases));
    if (waiting.get(id) === after) {
      waiting.delete(id);
      set(shown, id, stored.get(id));
      tell();
    }
    return problem;
  };

  /** Chooses an id and a name for each thing from a file. `barred`: ids that are used for something else. */
  const placed = (
    list: readonly (readonly [string, Json])[],
    barred: ReadonlySet<string>,
  ): { id: string; value: Json; how: keyof Taken }[] => {
    const coming = list.map(([, value]) => value);
    const names = namesOf(stored.values(), numbered, coming);
    const ids = new Set([...stored.keys(), ...barred]);
    return list.map(([own, value]) => {
      let id = own;
      for (let n = 2; ids.has(id); id = `${own}-${n++}`) {
        const there = stored.get(id);
        if (there !== undefined && equalButNumbered(there, value, numbered)) return { id, value, how: 'same' };
      }
      ids.add(id);
      return { id, value: names.named(value), how: id === own ? 'added' : 'both' };
    });
  };

  const collection: KeptCollection = {
    all: () => shown,
    async put(id, value) {
      if (!readMade(madeRow(value)).ok) return { key: 'storage.large' };
      return change(id, value, (bases) => store(id, value, bases));
    },
    remove: (id) =>
      change(id, undefined, async (bases) => {
        const full = await moveFirst();
        if (full !== null) return full;
        let theirs: Json | undefined;
        const work = ([row]: readonly unknown[]): readonly Change[] => {
          theirs = valueOf(row);
          const known = theirs === undefined || bases.some((base) => equal(base, theirs));
          if (!known) return [];
          theirs = undefined;
          return [{ ...rowOf(id), remove: true }];
        };
        const problem = await database.write({ reads: [rowOf(id)], stores: ['made'], work });
        if (problem !== null) return problem;
        set(stored, id, theirs);
        if (theirs !== undefined) return { key: 'storage.changedElsewhere' };
        changed(id);
        return null;
      }),
    freshId,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take: (list) =>
      inTurn(async () => {
        const full = await moveFirst();
        if (full !== null) return full;
        const barred = new Set<string>();
        for (;;) {
          const places = placed(list, barred);
          const found: Taken = { added: 0, same: 0, both: 0 };
          for (const { how } of places) found[how]++;
          const news = places.filter(({ how }) => how !== 'same');
          let late = false;
          const work = (rows: readonly unknown[]): readonly Change[] => {
            for (const [i, row] of rows.entries()) if (row !== undefined) barred.add(news[i]!.id);
            late = rows.some((row) => row !== undefined);
            return late ? [] : news.map(({ id, value }) => putRow(id, value));
          };
          const problem = await database.write({ reads: news.map(({ id }) => rowOf(id)), stores: ['made'], work });
          if (problem !== null) return problem;
          if (!late) {
            for (const { id, value } of news) note(id, value);
            if (news.length > 0) changed('');
            tell();
            return found;
          }
          // Another tab has just used one of these ids.
          await load();
        }
      }),
    refresh: (id) =>
      inTurn(async () => {
        if (id === '') await load();
        else {
          const read = readMade(await database.get('made', madeKey(name, id)));
          note(id, read.ok ? read.value : undefined);
        }
        tell();
      }),
  };
  await inTurn(async () => {
    await load();
    if (wasMoved(moved, oldTexts(old, name))) return;
    const problem = await move();
    if (problem === null) changed('');
    else database.tell(problem);
  });
  return collection;
}
