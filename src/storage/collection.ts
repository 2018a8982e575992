/**
 * What people make in a game, such as decks, with one row for each thing. All of it is in memory while the game is open, so the screen need
 * not wait: a change shows at once, and changes are stored one after another. Changes by other tabs are merged with this tab's in the same
 * transaction.
 */
import { sentence } from '../core/sentence.ts';
import type { Sentence } from '../core/game.ts';
import type { Json } from '../core/json.ts';
import { listeners } from '../core/listeners.ts';
import { type Change, type Transaction, StoreProblem } from './backend.ts';
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

function set(map: Map<string, Json>, id: string, value: Json | undefined): void {
  if (value === undefined) map.delete(id);
  else map.set(id, value);
}

/** Returns the value of a row read in a transaction. Throws if it cannot be read, because such a row must not be replaced. */
function valueOf(row: unknown): Json | undefined {
  if (row === undefined) return undefined;
  const read = readMade(row);
  if (read.ok) return read.value;
  throw new StoreProblem(read.problem.key === 'file.newer' ? 'newer' : 'failed');
}

export class KeptCollection {
  private readonly heard = listeners<void>();
  /** the values that are stored, by id, as far as this tab knows */
  private stored = new Map<string, Json>();
  /** for each id with a change that is being stored: the values its row may have if no other tab has changed it, and last the change */
  private readonly waiting = new Map<string, (Json | undefined)[]>();
  /** what still exists only in the old form, because there was no space for its rows; null if nothing does */
  private unmoved: ReadonlyMap<string, Json> | null = null;
  /** the row that says what has been moved from the old form */
  private moved: unknown;
  private last: Promise<unknown> = Promise.resolve();

  private constructor(private readonly parts: CollectionParts) {}

  /** Opens a collection: reads its rows, and moves to rows what is still stored in the old form. Never rejects. */
  static async open(parts: CollectionParts): Promise<KeptCollection> {
    const made = new KeptCollection(parts);
    await made.inTurn(async () => {
      await made.load();
      if (wasMoved(made.moved, oldTexts(parts.old, parts.name))) return;
      const problem = await made.move();
      if (problem === null) parts.changed('');
      else parts.database.tell(problem);
    });
    return made;
  }

  /** Returns everything in the collection by id, oldest first. */
  all(): ReadonlyMap<string, Json> {
    const shown = new Map(this.stored);
    for (const [id, values] of this.waiting) set(shown, id, values.at(-1));
    return shown;
  }

  /**
   * Stores a value under an id, replacing what was there. Resolves to null, or to a sentence about why it failed; then `all` still shows
   * what is stored. If another tab changed the same field meanwhile, the other tab's value is kept too, under a new id.
   */
  async put(id: string, value: Json): Promise<Sentence | null> {
    if (!readMade(madeRow(value)).ok) return sentence('storage.large');
    return this.change(id, value);
  }

  /** Removes a value, unless another tab has just changed it. Resolves to null, or to a sentence about why it failed. */
  remove(id: string): Promise<Sentence | null> {
    return this.change(id, undefined);
  }

  /** Returns an id that is not used and never was. */
  freshId(): string {
    const time = Date.parse(this.parts.now()).toString(36);
    const start = `${time}-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;
    let id = start;
    for (let n = 2; this.stored.has(id) || this.waiting.has(id); n++) id = `${start}-${n}`;
    return id;
  }

  /** Adds a listener, called when this or another tab has changed something; returns a function that removes it. */
  onChange(listener: () => void): () => void {
    return this.heard.add(listener);
  }

  /**
   * Adds things read from a file. Replaces nothing: if a thing exists in another form, both are kept, and a thing whose name is taken gets
   * a number added to it. If this fails, nothing is added.
   */
  take(list: readonly (readonly [id: string, value: Json])[]): Promise<Taken | Sentence> {
    return this.inTurn(async () => {
      const full = await this.moveFirst();
      if (full !== null) return full;
      const barred = new Set<string>();
      for (;;) {
        const places = this.placed(list, barred);
        const found: Taken = { added: 0, same: 0, both: 0 };
        for (const { how } of places) found[how]++;
        const news = places.filter(({ how }) => how !== 'same');
        let late = false;
        const ids = news.map(({ id }) => id);
        const problem = await this.write(ids, (rows) => {
          for (const [i, row] of rows.entries()) if (row !== undefined) barred.add(ids[i]!);
          late = rows.some((row) => row !== undefined);
          return late ? [] : news.map(({ id, value }) => this.putRow(id, value));
        });
        if (problem !== null) return problem;
        if (!late) {
          for (const { id, value } of news) this.stored.set(id, value);
          if (news.length > 0) this.parts.changed('');
          this.heard.tell();
          return found;
        }
        // Another tab has just used one of these ids.
        await this.load();
      }
    });
  }

  /** Reads a value again after another tab has changed it; id '': reads all. */
  refresh(id: string): Promise<void> {
    return this.inTurn(async () => {
      if (id === '') await this.load();
      else {
        const read = readMade(await this.parts.database.get('made', this.rowOf(id).key));
        set(this.stored, id, read.ok ? read.value : undefined);
      }
      this.heard.tell();
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  private rowOf(id: string) {
    return { store: 'made', key: madeKey(this.parts.name, id) } as const;
  }

  private putRow(id: string, value: Json): Change {
    return { ...this.rowOf(id), put: madeRow(value) };
  }

  /** Changes rows of the collection in one transaction, in which `work` gets the rows of `ids`. */
  private async write(ids: readonly string[], work: Transaction['work']): Promise<Sentence | null> {
    const full = await this.moveFirst();
    const reads = ids.map((id) => this.rowOf(id));
    return full ?? this.parts.database.write({ reads, stores: ['made'], work });
  }

  private async load(): Promise<void> {
    const { database, name } = this.parts;
    const found = new Map<string, Json>();
    let damaged = 0;
    for (const { key, value } of await database.all('made')) {
      if (key === name) this.moved = value;
      const at = madeKeyOf(key);
      if (at?.collection !== name) continue;
      const read = readMade(value);
      if (read.ok) found.set(at.id, read.value);
      else if (read.problem.key === 'file.newer') database.tell(sentence('storage.newerMade'));
      else {
        damaged++;
        await database.quarantine(['made'], key, read.problem);
      }
    }
    database.reportQuarantined(damaged);
    for (const [id, value] of this.unmoved ?? []) if (!found.has(id)) found.set(id, value);
    this.stored = found;
  }

  /** Moves what is still stored in the old form to rows. Resolves to null, or to a sentence about why it failed. */
  private async move(): Promise<Sentence | null> {
    const { database, name, old, numbered, now } = this.parts;
    const texts = oldTexts(old, name);
    let problem: Sentence | null = null;
    if (!wasMoved(this.moved, texts)) {
      try {
        const { planOldForm, thingsOf } = await import('./old-form.ts');
        const [here, freshId] = [this.stored.values(), () => this.freshId()];
        problem = await database.write(planOldForm({ name, texts, here, numbered, freshId, now }));
        this.unmoved = thingsOf(texts);
      } catch {
        problem = sentence('storage.unread');
        this.unmoved = new Map();
      }
    }
    if (problem === null) this.unmoved = null;
    await this.load();
    return problem;
  }

  private async moveFirst(): Promise<Sentence | null> {
    return this.unmoved === null ? null : this.move();
  }

  /** Shows a changed value at once, and stores it in its turn. `value` undefined: the value was removed. */
  private async change(id: string, value: Json | undefined): Promise<Sentence | null> {
    const bases = this.waiting.get(id) ?? [this.stored.get(id)];
    const after = [...bases, value];
    this.waiting.set(id, after);
    this.heard.tell();
    const problem = await this.inTurn(() => this.store(id, value, bases));
    if (this.waiting.get(id) === after) {
      this.waiting.delete(id);
      this.heard.tell();
    }
    return problem;
  }

  /** Stores a changed value. `bases`: the values its row may have if no other tab has changed it. */
  private async store(id: string, value: Json | undefined, bases: readonly (Json | undefined)[]) {
    const { database, changed, numbered } = this.parts;
    let kept = value;
    let beside = null as { id: string; value: Json } | null;
    let missing = false;
    const problem = await this.write([id], ([row]) => {
      [kept, beside, missing] = [value, null, row === undefined];
      const own: Change = value === undefined ? { ...this.rowOf(id), remove: true } : this.putRow(id, value);
      const theirs = valueOf(row);
      if (theirs === undefined || bases.some((base) => equal(base, theirs))) return [own];
      if (value === undefined) {
        kept = theirs;
        return [];
      }
      const base = bases.at(-1);
      if (!collides(base, value, theirs)) return [this.putRow(id, (kept = mergeFields(base, value, theirs)))];
      beside = { id: this.freshId(), value: namesOf(this.all().values(), numbered).named(theirs) };
      return [own, this.putRow(beside.id, beside.value)];
    });
    if (problem !== null) return problem;
    const wiped = missing && value !== undefined && this.stored.has(id);
    set(this.stored, id, kept);
    if (value === undefined && kept !== undefined) return sentence('storage.changedElsewhere');
    changed(id);
    if (wiped) await this.restore(id);
    if (beside === null) return null;
    this.stored.set(beside.id, beside.value);
    changed(beside.id);
    database.tell(sentence('storage.bothKept'));
    return null;
  }

  /**
   * Stores the whole collection again if the browser has deleted the database under the open page, except the value `id`, which is stored
   * already.
   */
  private async restore(id: string): Promise<void> {
    const { database, name } = this.parts;
    const there = (await database.all('made')).filter(({ key }) => madeKeyOf(key)?.collection === name);
    if (there.length > 1) return;
    const lost = [...this.stored].filter(([own]) => own !== id);
    await database.write(lost.map(([own, value]) => this.putRow(own, value)));
  }

  /** Chooses an id and a name for each thing from a file. `barred`: ids that are used for something else. */
  private placed(list: readonly (readonly [string, Json])[], barred: ReadonlySet<string>) {
    const { numbered } = this.parts;
    const coming = list.map(([, value]) => value);
    const names = namesOf(this.stored.values(), numbered, coming);
    const ids = new Set([...this.stored.keys(), ...barred]);
    return list.map(([own, value]): { id: string; value: Json; how: keyof Taken } => {
      let id = own;
      for (let n = 2; ids.has(id); id = `${own}-${n++}`) {
        const there = this.stored.get(id);
        if (there !== undefined && equalButNumbered(there, value, numbered)) return { id, value, how: 'same' };
      }
      ids.add(id);
      return { id, value: names.named(value), how: id === own ? 'added' : 'both' };
    });
  }
}
