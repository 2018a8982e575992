/**
 * The library of recorded games, which can be listed, renamed, deleted with undo, exported and imported. Every row is checked when read.
 */
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

export interface Library {
  /** Returns all games, newest first. Damaged rows are quarantined and reported (`Storage.problems`), never deleted. */
  list(): Promise<GameEntry[]>;
  read(id: string): Promise<{ ok: true; replay: Replay; entry: GameEntry } | Refused>;
  /**
   * Stores a game under its id. If one is stored there already, its name, favourite mark and notes stay. An unfinished game never replaces
   * a finished one. `also`: changes to make in the same transaction.
   */
  keep(replay: Replay, also?: Transaction | readonly Change[]): Promise<Sentence | null>;
  rename(id: string, name: string): Promise<Sentence | null>;
  favourite(id: string, yes: boolean): Promise<Sentence | null>;
  /**
   * Stores the annotations of a game. `base`: the annotations when they were read; what another tab has added or changed since then is
   * kept. If it is left out, the new annotations replace all there are.
   */
  annotate(id: string, layers: readonly Layer[], base?: readonly Layer[]): Promise<Sentence | null>;
  /**
   * Stores a game from elsewhere (a link, a backup file). If the library has the same game, or a longer version of it, only the annotations
   * are added to that one. If another game has this id, that game stays, and the new one gets a new id. `added`: whether anything was
   * added.
   */
  take(replay: Replay, more?: Taking): Promise<{ ok: true; id: string; added: boolean } | Refused>;
  /** Deletes a game; the returned `undo` restores it as it was. */
  remove(id: string): Promise<{ ok: true; undo(): Promise<Sentence | null> } | Refused>;
  /** Makes a file of a game to download. */
  export(id: string): Promise<{ ok: true; file: Blob; fileName: string } | Refused>;
  /**
   * Stores the game that a file holds. `check` returns the replay to store, or why it cannot be watched. A game already in the library is
   * not stored twice; a different game with the same id gets a new id.
   */
  import(
    file: Blob,
    check: (replay: Replay) => Read<Replay> | Promise<Read<Replay>>,
  ): Promise<{ ok: true; entry: GameEntry } | Refused>;
}

/** Opens the library. `decksOf` returns the name of each seat's deck, from how a replay starts; `changed` is called after each change. */
export function openLibrary(
  kept: Database,
  decksOf: (replay: Replay) => Record<string, string>,
  changed: () => void = () => {},
): Library {
  const database: Database = {
    ...kept,
    async write(changes) {
      const problem = await kept.write(changes);
      if (problem === null) changed();
      return problem;
    },
  };
  const put = (
    replay: Replay,
    entry: Partial<GameEntry> & { imported: boolean },
  ): { changes: Change[]; entry: GameEntry; source: string } => {
    const source = writeReplay(replay);
    const row = { ...entryOf(replay, source, { decks: decksOf(replay), imported: entry.imported }), ...entry };
    return {
      entry: row,
      source,
      changes: [
        { store: 'entries', key: replay.id, put: row },
        { store: 'texts', key: replay.id, put: source },
      ],
    };
  };
  const entryAt = async (id: string): Promise<GameEntry | null> => {
    const found = readEntry(await database.get('entries', id));
    return found.ok ? found.value : null;
  };
  const read: Library['read'] = async (id) => {
    const source = await database.get('texts', id);
    if (source === undefined) return refuse('storage.gone');
    const found = typeof source === 'string' ? readReplay(source) : refuse('file.notJson');
    if (!found.ok) {
      if (found.problem.key === 'file.newer') return refuse('storage.newerGame');
      await database.quarantine(['texts', 'entries'], id, found.problem);
      return refuse('storage.oneSetAside');
    }
    const { replay } = found;
    const entry = await entryAt(id);
    return { ok: true, replay, entry: entry ?? put(replay, { imported: false }).entry };
  };
  /** Returns the changes that store a game over its existing rows (see `keep`). */
  const keptOver = (replay: Replay, row: unknown, text: unknown): readonly Change[] => {
    const [entry, stored] = [readEntry(row), typeof text === 'string' ? readReplay(text) : null];
    if (stored?.ok === false && stored.problem.key === 'file.newer') throw new StoreProblem('newer');
    const before = stored?.ok ? stored.replay : null;
    const layers = mergeLayers([], replay.layers, before?.layers ?? []);
    const final = before !== null && before.result !== null && replay.result === null;
    const kept = entry.ok ? { favourite: entry.value.favourite, name: entry.value.name } : {};
    const name = kept.name ?? replay.name;
    return put({ ...(final ? before : replay), name, layers }, { imported: false, ...kept }).changes;
  };
  /** Changes a stored game in one transaction, so that a change another tab makes at the same time is not lost. */
  const change = async (id: string, how: (replay: Replay) => Partial<GameEntry>): Promise<Sentence | null> => {
    const found = await read(id);
    if (!found.ok) return found.problem;
    let gone = false;
    let large = false;
    const work = ([row, text]: readonly unknown[]): readonly Change[] => {
      const [entry, stored] = [readEntry(row), readReplay(String(text))];
      [gone, large] = [!stored.ok, false];
      if (!stored.ok) return [];
      const { imported, favourite, you } = entry.ok ? entry.value : found.entry;
      const fields = how(stored.replay);
      const made = put(stored.replay, { imported, favourite, you, ...fields });
      // Text that could not be read back must not replace text that can: notes are limited in characters, a file in bytes.
      large = made.source !== text && !readReplay(made.source).ok;
      return large ? [] : made.changes;
    };
    const problem = await database.write({ reads: rowsOf(id), work });
    return gone ? { key: 'storage.gone' } : large ? { key: 'storage.large' } : problem;
  };
  const annotate: Library['annotate'] = (id, layers, base) =>
    change(id, (replay) => {
      replay.layers = mergeLayers(base ?? replay.layers, layers, replay.layers);
      return {};
    });
  return {
    async list() {
      const entries: GameEntry[] = [];
      let damaged = 0;
      for (const { key, value } of await database.all('entries')) {
        const found = readEntry(value);
        if (found.ok && found.value.id === key) {
          entries.push(found.value);
        } else if (!found.ok && found.problem.key === 'file.newer') {
          database.tell({ key: 'storage.newerGame' });
        } else {
          damaged += 1;
          await database.quarantine(['entries'], key, { key: 'storage.setAside' });
          // The replay's text may be intact: then its entry is made again from it.
          const again = await read(key);
          if (!again.ok) continue;
          await database.write(put(again.replay, { imported: false }).changes);
          entries.push(again.entry);
        }
      }
      database.reportQuarantined(damaged);
      return entries.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? -1 : 1));
    },
    read,
    keep(replay, also = []) {
      const { id } = replay;
      const work = ([row, text]: readonly unknown[]): readonly Change[] => keptOver(replay, row, text);
      return database.write(together({ reads: rowsOf(id), work }, planOf(also)));
    },
    rename: (id, name) =>
      change(id, (replay) => {
        replay.name = name.slice(0, 200);
        return { name: replay.name };
      }),
    favourite: (id, yes) => change(id, () => ({ favourite: yes })),
    annotate,
    async take(replay, { entry = { imported: true, favourite: false, you: null }, busy = new Set() } = {}) {
      const own = replay.id;
      for (let n = 2; ; n++) {
        const { id } = replay;
        const found = await read(id);
        if (found.ok && continues(found.replay, replay)) {
          const layers = mergeLayers([], replay.layers, found.replay.layers);
          if (canonical(layers) === canonical(found.replay.layers)) return { ok: true, id, added: false };
          // Together they may exceed the size of a file.
          if (readReplay(writeReplay({ ...found.replay, layers })).ok) {
            const problem = await annotate(id, replay.layers, []);
            return problem ? { ok: false, problem } : { ok: true, id, added: true };
          }
        }
        const free =
          !found.ok && found.problem.key === 'storage.gone' && (await database.get('entries', id)) === undefined;
        if (free && !busy.has(id)) break;
        replay = { ...replay, id: `${own.slice(0, 70)}-${n}` };
      }
      const problem = await database.write(put(replay, entry).changes);
      return problem ? { ok: false, problem } : { ok: true, id: replay.id, added: true };
    },
    async remove(id) {
      const [entry, source] = [await database.get('entries', id), await database.get('texts', id)];
      if (entry === undefined && source === undefined) return refuse('storage.gone');
      const problem = await database.write([
        { store: 'entries', key: id, remove: true },
        { store: 'texts', key: id, remove: true },
      ]);
      if (problem) return { ok: false, problem };
      return {
        ok: true,
        undo() {
          const back: Change[] = [
            { store: 'entries', key: id, put: entry },
            { store: 'texts', key: id, put: source },
          ];
          // If the game has come back meanwhile, by an import or by playing on, its notes are merged.
          const work = ([row, text]: readonly unknown[]): readonly Change[] => {
            if (row === undefined && text === undefined) return back;
            const deleted = readReplay(String(source));
            return deleted.ok ? keptOver(deleted.replay, row, text) : [];
          };
          return database.write({ reads: rowsOf(id), work });
        },
      };
    },
    async export(id) {
      const found = await read(id);
      if (!found.ok) return found;
      return {
        ok: true,
        file: new Blob([writeReplay(found.replay)], { type: 'application/json' }),
        fileName: `icebreak-${found.replay.game}-${found.replay.date.slice(0, 10)}.replay.json`,
      };
    },
    async import(file, check) {
      const source = await textOf(file);
      if (typeof source !== 'string') return source;
      const found = readReplay(source);
      if (!found.ok) return found;
      const checked = await check(found.replay);
      if (!checked.ok) return checked;
      const replay = { ...checked.value };
      const ownId = replay.id;
      for (let n = 2; ; n++) {
        const there = await database.get('texts', replay.id);
        const entry = await entryAt(replay.id);
        if (there === undefined && entry === null) break;
        if (there === writeReplay(replay) && entry) return { ok: true, entry };
        replay.id = `${ownId.slice(0, 70)}-${n}`;
      }
      const made = put(replay, { imported: true });
      const refused = await database.write(made.changes);
      return refused ? { ok: false, problem: refused } : { ok: true, entry: made.entry };
    },
  };
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
