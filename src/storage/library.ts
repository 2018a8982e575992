/**
 * The library of recorded games, which can be listed, renamed, deleted with undo, exported and imported. Every row is checked when read.
 */
import { sentence } from '../core/sentence.ts';
import type { Sentence } from '../core/game.ts';
import { type Read, refuse } from '../core/json.ts';
import { tooBig } from '../replay/budget.ts';
import { canonical } from '../replay/untrusted.ts';
import { type Layer, type Replay, readReplay, writeReplay } from '../replay/format.ts';
import { mergeLayers } from '../replay/merge.ts';
import { type Change, type Transaction, StoreProblem, planOf, together } from './backend.ts';
import { type GameEntry, entryOf, readEntry } from './rows.ts';
import type { Database } from './database.ts';

/** Returns the store and key of a library game's two rows. */
const rowsOf = (id: string) =>
  [
    { store: 'entries', key: id },
    { store: 'texts', key: id },
  ] as const;

type Refused = { ok: false; problem: Sentence };

interface Taking {
  /** fields of the game's entry if it is stored as a new game; if left out, the game is marked as imported */
  entry?: Pick<GameEntry, 'favourite' | 'you' | 'imported'>;
  /** ids that the game must not get if it is stored as a new one */
  busy?: ReadonlySet<string>;
}

/** The library of recorded games. */
export class Library {
  /** `decksOf` returns the name of each seat's deck, from how a replay starts. */
  constructor(
    private readonly database: Database,
    private readonly decksOf: (replay: Replay) => Record<string, string>,
  ) {}

  /** Returns all games, newest first. Damaged rows are quarantined and reported (`Storage.problems`), never deleted. */
  async list(): Promise<GameEntry[]> {
    const { database } = this;
    const entries: GameEntry[] = [];
    let damaged = 0;
    for (const { key, value } of await database.all('entries')) {
      const found = readEntry(value);
      if (found.ok && found.value.id === key) {
        entries.push(found.value);
      } else if (!found.ok && found.problem.key === 'file.newer') {
        database.tell(sentence('storage.newerGame'));
      } else {
        damaged += 1;
        await database.quarantine(['entries'], key, sentence('storage.setAside', { n: 1 }));
        // The replay's text may be intact: then its entry is made again from it.
        const again = await this.read(key);
        if (!again.ok) continue;
        await database.write(this.put(again.replay, { imported: false }).changes);
        entries.push(again.entry);
      }
    }
    database.reportQuarantined(damaged);
    return entries.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? -1 : 1));
  }

  async read(id: string): Promise<{ ok: true; replay: Replay; entry: GameEntry } | Refused> {
    const source = await this.database.get('texts', id);
    if (source === undefined) return refuse('storage.gone');
    const found = typeof source === 'string' ? readReplay(source) : refuse('file.notJson');
    if (!found.ok) {
      if (found.problem.key === 'file.newer') return refuse('storage.newerGame');
      await this.database.quarantine(['texts', 'entries'], id, found.problem);
      return refuse('storage.oneSetAside');
    }
    const { replay } = found;
    const entry = await this.entryAt(id);
    return { ok: true, replay, entry: entry ?? this.put(replay, { imported: false }).entry };
  }

  /**
   * Stores a game under its id. If one is stored there already, its name, favourite mark and notes stay. An unfinished game never replaces
   * a finished one. `also`: changes to make in the same transaction.
   */
  keep(replay: Replay, also: Transaction | readonly Change[] = []): Promise<Sentence | null> {
    const work = ([row, text]: readonly unknown[]): readonly Change[] => this.keptOver(replay, row, text);
    return this.database.write(together({ reads: rowsOf(replay.id), work }, planOf(also)));
  }

  rename(id: string, name: string): Promise<Sentence | null> {
    return this.change(id, (replay) => {
      replay.name = name.slice(0, 200);
      return { name: replay.name };
    });
  }

  favourite(id: string, yes: boolean): Promise<Sentence | null> {
    return this.change(id, () => ({ favourite: yes }));
  }

  /**
   * Stores the annotations of a game. `base`: the annotations when they were read; what another tab has added or changed since then is
   * kept. If it is left out, the new annotations replace all there are.
   */
  annotate(id: string, layers: readonly Layer[], base?: readonly Layer[]): Promise<Sentence | null> {
    return this.change(id, (replay) => {
      replay.layers = mergeLayers(base ?? replay.layers, layers, replay.layers);
      return {};
    });
  }

  /**
   * Stores a game from elsewhere (a link, a backup file). If the library has the same game, or a longer version of it, only the annotations
   * are added to that one. If another game has this id, that game stays, and the new one gets a new id. `added`: whether anything was
   * added.
   */
  async take(
    replay: Replay,
    { entry = { imported: true, favourite: false, you: null }, busy = new Set() }: Taking = {},
  ): Promise<{ ok: true; id: string; added: boolean } | Refused> {
    const own = replay.id;
    for (let n = 2; ; n++) {
      const { id } = replay;
      const found = await this.read(id);
      if (found.ok && continues(found.replay, replay)) {
        const layers = mergeLayers([], replay.layers, found.replay.layers);
        if (canonical(layers) === canonical(found.replay.layers)) return { ok: true, id, added: false };
        // Together they may exceed the size of a file.
        if (readReplay(writeReplay({ ...found.replay, layers })).ok) {
          const problem = await this.annotate(id, replay.layers, []);
          return problem ? { ok: false, problem } : { ok: true, id, added: true };
        }
      }
      const free =
        !found.ok && found.problem.key === 'storage.gone' && (await this.database.get('entries', id)) === undefined;
      if (free && !busy.has(id)) break;
      replay = { ...replay, id: `${own.slice(0, 70)}-${n}` };
    }
    const problem = await this.database.write(this.put(replay, entry).changes);
    return problem ? { ok: false, problem } : { ok: true, id: replay.id, added: true };
  }

  /** Deletes a game; the returned `undo` restores it as it was. */
  async remove(id: string): Promise<{ ok: true; undo(): Promise<Sentence | null> } | Refused> {
    const { database } = this;
    const [entry, source] = [await database.get('entries', id), await database.get('texts', id)];
    if (entry === undefined && source === undefined) return refuse('storage.gone');
    const problem = await database.write(rowsOf(id).map((row) => ({ ...row, remove: true })));
    if (problem) return { ok: false, problem };
    const undo = (): Promise<Sentence | null> => {
      const back: Change[] = [
        { store: 'entries', key: id, put: entry },
        { store: 'texts', key: id, put: source },
      ];
      // If the game has come back meanwhile, by an import or by playing on, its notes are merged.
      const work = ([row, text]: readonly unknown[]): readonly Change[] => {
        if (row === undefined && text === undefined) return back;
        const deleted = readReplay(String(source));
        return deleted.ok ? this.keptOver(deleted.replay, row, text) : [];
      };
      return database.write({ reads: rowsOf(id), work });
    };
    return { ok: true, undo };
  }

  /** Makes a file of a game to download. */
  async export(id: string): Promise<{ ok: true; file: Blob; fileName: string } | Refused> {
    const found = await this.read(id);
    if (!found.ok) return found;
    return {
      ok: true,
      file: new Blob([writeReplay(found.replay)], { type: 'application/json' }),
      fileName: `icebreak-${found.replay.game}-${found.replay.date.slice(0, 10)}.replay.json`,
    };
  }

  /**
   * Stores the game that a file holds. `check` returns the replay to store, or why it cannot be watched. A game already in the library is
   * not stored twice; a different game with the same id gets a new id.
   */
  async import(
    file: Blob,
    check: (replay: Replay) => Read<Replay> | Promise<Read<Replay>>,
  ): Promise<{ ok: true; entry: GameEntry } | Refused> {
    const source = await textOf(file);
    if (typeof source !== 'string') return source;
    const found = readReplay(source);
    if (!found.ok) return found;
    const checked = await check(found.replay);
    if (!checked.ok) return checked;
    const replay = { ...checked.value };
    const ownId = replay.id;
    for (let n = 2; ; n++) {
      const there = await this.database.get('texts', replay.id);
      const entry = await this.entryAt(replay.id);
      if (there === undefined && entry === null) break;
      if (there === writeReplay(replay) && entry) return { ok: true, entry };
      replay.id = `${ownId.slice(0, 70)}-${n}`;
    }
    const made = this.put(replay, { imported: true });
    const refused = await this.database.write(made.changes);
    return refused ? { ok: false, problem: refused } : { ok: true, entry: made.entry };
  }

  private put(
    replay: Replay,
    entry: Partial<GameEntry> & { imported: boolean },
  ): { changes: Change[]; entry: GameEntry; source: string } {
    const source = writeReplay(replay);
    const row = { ...entryOf(replay, source, { decks: this.decksOf(replay), imported: entry.imported }), ...entry };
    return {
      entry: row,
      source,
      changes: [
        { store: 'entries', key: replay.id, put: row },
        { store: 'texts', key: replay.id, put: source },
      ],
    };
  }

  private async entryAt(id: string): Promise<GameEntry | null> {
    const found = readEntry(await this.database.get('entries', id));
    return found.ok ? found.value : null;
  }

  /** Returns the changes that store a game over its existing rows (see `keep`). */
  private keptOver(replay: Replay, row: unknown, text: unknown): readonly Change[] {
    const [entry, stored] = [readEntry(row), typeof text === 'string' ? readReplay(text) : null];
    if (stored?.ok === false && stored.problem.key === 'file.newer') throw new StoreProblem('newer');
    const before = stored?.ok ? stored.replay : null;
    const layers = mergeLayers([], replay.layers, before?.layers ?? []);
    const final = before !== null && before.result !== null && replay.result === null;
    const kept = entry.ok ? { favourite: entry.value.favourite, name: entry.value.name } : {};
    const name = kept.name ?? replay.name;
    return this.put({ ...(final ? before : replay), name, layers }, { imported: false, ...kept }).changes;
  }

  /** Changes a stored game in one transaction, so that a change another tab makes at the same time is not lost. */
  private async change(id: string, how: (replay: Replay) => Partial<GameEntry>): Promise<Sentence | null> {
    const found = await this.read(id);
    if (!found.ok) return found.problem;
    let gone = false;
    let large = false;
    const work = ([row, text]: readonly unknown[]): readonly Change[] => {
      const [entry, stored] = [readEntry(row), readReplay(String(text))];
      [gone, large] = [!stored.ok, false];
      if (!stored.ok) return [];
      const { imported, favourite, you } = entry.ok ? entry.value : found.entry;
      const fields = how(stored.replay);
      const made = this.put(stored.replay, { imported, favourite, you, ...fields });
      // Text that could not be read back must not replace text that can: notes are limited in characters, a file in bytes.
      large = made.source !== text && !readReplay(made.source).ok;
      return large ? [] : made.changes;
    };
    const problem = await this.database.write({ reads: rowsOf(id), work });
    return gone ? sentence('storage.gone') : large ? sentence('storage.large') : problem;
  }
}

/** Whether `a` is the same game as `b` and begins with all of its moves. */
export const continues = (a: Replay, b: Replay): boolean =>
  a.opening.digest === b.opening.digest &&
  a.steps.length >= b.steps.length &&
  b.steps.every((step, i) => step.move === a.steps[i]!.move);

/** Returns the text of a file from outside, or why it is refused. Checks the size before reading the content. */
async function textOf(file: Blob): Promise<string | Refused> {
  try {
    return tooBig(file.size) ?? (await file.text());
  } catch {
    return refuse('file.unreadable');
  }
}
