/** All that is stored on this device: the library, running games, settings. Kept in memory where the browser stores nothing. */
import type { Sentence } from '../core/game.ts';
import type { Replay } from '../replay/format.ts';
import { type Save, readSave } from '../session/save.ts';
import type { SaveStore } from '../session/session.ts';
import { type Backend, type Change, memoryBackend } from './backend.ts';
import { deviceBackend } from './device.ts';
import { type Library, openLibrary } from './library.ts';
import { type LocalRows, type Prefs, localRows, openPrefs } from './prefs.ts';
import type { AsideRow } from './rows.ts';
import { openShelf, sentenceOf } from './shelf.ts';

export type { GameEntry } from './rows.ts';

/** Storage of running games: each as rows (`session/save.ts`) under the id of its record. */
interface Running {
  /** All running games, the one stored last first. Those that cannot be read are set aside and reported. */
  list(): Promise<RunningGame[]>;
  /** The rows of one running game by name; null for none. */
  load(id: string): Promise<ReadonlyMap<string, string> | null>;
  /** Moves all running matches of a game to the library, unfinished as they are. Resolves to null or the sentence of what went wrong. */
  retire(game: string): Promise<Sentence | null>;
  /** Removes a save that could not be resumed: its record goes to the library if there is one, else its rows are set aside. */
  setAside(id: string, problem: Sentence, record: Replay | null): Promise<void>;
  /** the store for sessions */
  store: SaveStore;
}

/** An unfinished game as it was stored. */
interface RunningGame {
  id: string;
  save: Save;
}

export interface Keeping {
  /** 'memory': the browser stores nothing, so all is lost with the page (`problems` says so) */
  readonly kind: 'device' | 'memory';
  readonly library: Library;
  readonly running: Running;
  /** The settings of this name, as JSON. */
  prefs(name: string): Prefs;
  /** The rows that could not be read, unchanged. */
  aside(): Promise<AsideRow[]>;
  /** Problems not told yet, each once; asking removes them. */
  problems(): Sentence[];
  onProblem(listener: (problem: Sentence) => void): () => void;
  close(): void;
}

export interface KeepingOptions {
  /** ISO 8601, UTC */
  now(): string;
  /** The name of each seat's deck, from a replay's start. */
  decksOf(replay: Replay): Record<string, string>;
  /** Opens the backend; rejects with `StoreProblem`. Left out: the device's. */
  open?: () => Promise<Backend>;
  /** where settings are stored; null: nowhere; left out: localStorage */
  rows?: LocalRows | null;
  estimate?: (() => Promise<{ usage?: number; quota?: number }>) | undefined;
}

/** The key of a running game's row in the store `running`. */
const keyOf = (id: string, row: string): string => `${id}/${row}`;
const SLASH = /^([^/]*)\/(.*)$/s;

/** Opens the storage. Never rejects: where the browser stores nothing, memory takes its place and `problems` says so. */
export async function openKeeping(options: KeepingOptions): Promise<Keeping> {
  const { now, decksOf, open = deviceBackend, rows = localRows() } = options;
  const estimate = 'estimate' in options ? options.estimate : browserEstimate();
  let backend: Backend;
  let problem: Sentence | null = null;
  try {
    backend = await open();
  } catch (error) {
    backend = memoryBackend();
    const why = sentenceOf(error);
    problem = why.key === 'storage.newer' ? why : { key: 'storage.blocked' };
  }
  const shelf = openShelf(backend, estimate ? { now, estimate } : { now });
  if (problem) shelf.tell(problem);
  const library = openLibrary(shelf, decksOf);
  /** All rows of running games by game id and row name; `odd`: keys of rows that have no such key or are no text. */
  const rowsOf = async (): Promise<{ games: Map<string, Map<string, string>>; odd: string[] }> => {
    const games = new Map<string, Map<string, string>>();
    const odd: string[] = [];
    for (const { key, value } of await shelf.all('running')) {
      const [, id, row] = SLASH.exec(key) ?? [];
      if (id === undefined || row === undefined || typeof value !== 'string') {
        odd.push(key);
        continue;
      }
      const rows = games.get(id) ?? new Map<string, string>();
      games.set(id, rows.set(row, value));
    }
    return { games, odd };
  };
  const drop = (id: string, rows: Iterable<string>): Change[] =>
    [...rows].map((row) => ({ store: 'running', key: keyOf(id, row), remove: true }));
  const asideAll = async (keys: readonly string[], why: Sentence): Promise<void> => {
    for (const key of keys) await shelf.setAside(['running'], key, why);
  };
  const load = async (id: string): Promise<ReadonlyMap<string, string> | null> =>
    (await rowsOf()).games.get(id) ?? null;
  const list = async (): Promise<RunningGame[]> => {
    const { games, odd } = await rowsOf();
    const found: RunningGame[] = [];
    let damaged = odd.length === 0 ? 0 : 1;
    await asideAll(odd, { key: 'save.notOne' });
    for (const [id, rows] of games) {
      const read = readSave(rows);
      if (read.ok) found.push({ id, save: read.value });
      else if (read.problem.key !== 'file.newer') {
        damaged++;
        await asideAll([...rows.keys()].map((row) => keyOf(id, row)), read.problem); // prettier-ignore
      }
    }
    shelf.tellAside(damaged);
    return found.sort((a, b) => b.save.at.localeCompare(a.save.at));
  };
  return {
    kind: shelf.kind,
    library,
    running: {
      list,
      load,
      async retire(game) {
        let problem: Sentence | null = null;
        for (const { id, save } of await list())
          if (save.match.game === game)
            problem = (await library.keep(save.record, drop(id, (await load(id))!.keys()))) ?? problem;
        return problem;
      },
      async setAside(id, why, record) {
        const rows = [...((await load(id))?.keys() ?? [])];
        if (record && !(await library.keep(record, drop(id, rows)))) return;
        await asideAll(rows.map((row) => keyOf(id, row)), why); // prettier-ignore
      },
      store: {
        save: (id, { put, remove }) =>
          shelf.write([
            ...Object.entries(put).map(([row, text]): Change => ({ store: 'running', key: keyOf(id, row), put: text })),
            ...drop(id, remove),
          ]),
        finish: async (record) => library.keep(record, drop(record.id, (await load(record.id))?.keys() ?? [])),
      },
    },
    prefs: (name) => openPrefs(name, rows, shelf.tell),
    aside: shelf.aside,
    problems: shelf.problems,
    onProblem: shelf.onProblem,
    close: shelf.close,
  };
}

function browserEstimate(): (() => Promise<{ usage?: number; quota?: number }>) | undefined {
  const storage = globalThis.navigator?.storage;
  return storage?.estimate ? () => storage.estimate() : undefined;
}
