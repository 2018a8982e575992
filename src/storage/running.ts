/** Stores running games. Each is a set of rows (`match/save.ts`) under the id of its record, written only by the tab that plays it. */
import { sentence } from '../core/sentence.ts';
import type { Sentence } from '../core/game.ts';
import type { Replay } from '../replay/format.ts';
import { type RowChanges, type Save, readSave } from '../match/save.ts';
import type { SaveStore } from '../match/match.ts';
import { type Change, planOf, together } from './backend.ts';
import { type Database, ifStored } from './database.ts';
import type { Library } from './library.ts';
import { OWNER, type TabLocks } from './tab-locks.ts';

/** An unfinished game as it was stored. */
interface RunningGame {
  id: string;
  save: Save;
}

type Rows = ReadonlyMap<string, string>;

export interface Running extends Pick<TabLocks, 'claim' | 'release' | 'onLost'> {
  /** Returns all running games, most recently stored first. Unreadable ones are quarantined and reported. */
  list(): Promise<RunningGame[]>;
  /** Returns the rows of one running game by name; null if there are none. */
  load(id: string): Promise<Rows | null>;
  /**
   * Moves all running matches of a game to the library, unfinished, except those that another tab plays. Resolves to null or to a sentence
   * about what went wrong.
   */
  retire(game: string): Promise<Sentence | null>;
  /**
   * Removes the save of a running game that could not be resumed: its record goes to the library if there is one, else its rows are
   * quarantined.
   */
  quarantine(id: string, problem: Sentence, record: Replay | null): Promise<void>;
  /** the store to which sessions save; it refuses games that another tab plays with the sentence `storage.elsewhere` */
  store: SaveStore;
  /** Returns the rows of all running games, by the game's id. */
  all(): Promise<ReadonlyMap<string, Rows>>;
  /** Stores the rows of a running game that is not stored yet, through this database. */
  add(on: Database, id: string, rows: Rows): Promise<Sentence | null>;
}

interface RunningParts {
  database: Database;
  tabLocks: TabLocks;
  library: Library;
  /** Tells other tabs that rows of a running game have changed, or that this tab has taken the game over. */
  post(what: 'running' | 'owner', id: string): void;
  /** Called when a game's rows have been stored. */
  onSaved(): void;
}

/** Returns the key of a running game's row in the store `running`. */
const keyOf = (id: string, row: string): string => `${id}/${row}`;
const SLASH = /^([^/]*)\/(.*)$/s;

const putAll = (id: string, rows: Iterable<readonly [string, string]>) =>
  Array.from(rows, ([row, put]) => ({ store: 'running' as const, key: keyOf(id, row), put }));
const drop = (id: string, rows: Iterable<string>): Change[] =>
  Array.from(rows, (row) => ({ store: 'running', key: keyOf(id, row), remove: true }));
const changesOf = (id: string, { put, remove }: RowChanges): Change[] => [
  ...putAll(id, Object.entries(put)),
  ...drop(id, remove),
];

/** Opens the storage of running games. */
export function openRunning({ database, tabLocks, library, post, onSaved }: RunningParts): Running {
  const quarantineRows = async (id: string, rows: Iterable<string>, why: Sentence): Promise<void> => {
    for (const row of rows) await database.quarantine(['running'], keyOf(id, row), why);
  };
  /** Tells the other tabs that a game's rows have changed once `work` has stored the change. */
  const announced = (id: string, work: Promise<Sentence | null>): Promise<Sentence | null> =>
    ifStored(work, () => post('running', id));
  /** Returns all rows by game id and row name. `odd`: keys of rows whose key has another form or whose value is not text. */
  const rowsOf = async (): Promise<{ games: Map<string, Map<string, string>>; odd: string[] }> => {
    const games = new Map<string, Map<string, string>>();
    const odd: string[] = [];
    for (const { key, value } of await database.all('running')) {
      const [, id, row] = SLASH.exec(key) ?? [];
      if (id === undefined || row === undefined || typeof value !== 'string') odd.push(key);
      else if (row !== OWNER) games.set(id, (games.get(id) ?? new Map<string, string>()).set(row, value));
    }
    return { games, odd };
  };
  const load = async (id: string): Promise<Rows | null> => {
    const rows = new Map<string, string>();
    const prefix = keyOf(id, '');
    for (const { key, value } of await database.all('running', prefix)) {
      const row = key.slice(prefix.length);
      if (row !== OWNER && typeof value === 'string') rows.set(row, value);
    }
    return rows.size === 0 ? null : rows;
  };
  const list = async (): Promise<RunningGame[]> => {
    const { games, odd } = await rowsOf();
    const found: RunningGame[] = [];
    let damaged = odd.length === 0 ? 0 : 1;
    for (const key of odd) await database.quarantine(['running'], key, sentence('save.notOne'));
    for (const [id, rows] of games) {
      const read = readSave(rows);
      if (read.ok) found.push({ id, save: read.value });
      else if (read.problem.key === 'file.newer') database.tell(sentence('save.newer'));
      else {
        damaged++;
        await quarantineRows(id, rows.keys(), read.problem);
      }
    }
    database.reportQuarantined(damaged);
    return found.sort((a, b) => b.save.at.localeCompare(a.save.at));
  };
  /** Moves the record of a game to the library and removes its rows, in one transaction. */
  const end = (id: string, record: Replay, rows: Iterable<string>, late: 'refused' | 'welcome') => {
    const dropped = planOf(drop(id, rows));
    return announced(
      id,
      tabLocks.end(id, late, (plan) => library.keep(record, together(plan, dropped))),
    );
  };
  return {
    list,
    load,
    all: async () => (await rowsOf()).games,
    add(on, id, rows) {
      const put = putAll(id, rows);
      const work = (there: readonly unknown[]): readonly Change[] =>
        there.every((row) => row === undefined) ? put : [];
      return announced(id, on.write({ reads: put, stores: ['running'], work }));
    },
    async retire(game) {
      let problem: Sentence | null = null;
      for (const { id, save } of await list()) {
        if (save.match.game !== game || !(await tabLocks.claim(id, 'ask'))) continue;
        // Read the rows again: another tab may have written by now.
        const rows = (await load(id)) ?? new Map<string, string>();
        const read = readSave(rows);
        if (read.ok) problem = (await end(id, read.value.record, rows.keys(), 'refused')) ?? problem;
        else await tabLocks.release(id);
      }
      return problem;
    },
    async quarantine(id, why, record) {
      const rows = [...((await load(id))?.keys() ?? [])];
      if (record && !(await end(id, record, rows, 'refused'))) return;
      await quarantineRows(id, rows, why);
      await tabLocks.release(id);
    },
    store: {
      async save(id, changes, whole) {
        const write = tabLocks.write(id, changesOf(id, changes), () => changesOf(id, whole()));
        return ifStored(announced(id, write), onSaved);
      },
      finish: async (record) => end(record.id, record, (await load(record.id))?.keys() ?? [], 'welcome'),
    },
    async claim(id, how) {
      const claimed = await tabLocks.claim(id, how);
      if (claimed && how === 'take') post('owner', id);
      return claimed;
    },
    release: tabLocks.release,
    onLost: tabLocks.onLost,
  };
}
