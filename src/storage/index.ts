/** What is kept on this device: the library of games, the running game, settings. Works without a device too, and says so. */
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

/** The games being played, each as the rows of `session/save.ts`, by the id of its record. */
interface Running {
  /** All of them, the one stored last first. What cannot be read is set aside and told. */
  list(): Promise<RunningGame[]>;
  /** The rows of one; null: there is none. */
  load(id: string): Promise<ReadonlyMap<string, string> | null>;
  /** Before a new game: those of this game that were not finished go to the library as they are. Nothing to do when there is none. */
  retire(game: string): Promise<Sentence | null>;
  /** A save that could not be resumed: out of the way, not deleted. A record that is still whole goes to the library. */
  setAside(id: string, problem: Sentence, record: Replay | null): Promise<void>;
  /** Where a session keeps its game. */
  store: SaveStore;
}

/** A game that was left. */
interface RunningGame {
  id: string;
  save: Save;
}

export interface Keeping {
  /** 'memory': nothing outlives the page (told by a sentence) */
  readonly kind: 'device' | 'memory';
  readonly library: Library;
  readonly running: Running;
  /** Settings by name, as JSON. */
  prefs(name: string): Prefs;
  /** rows that could not be read, as they were */
  aside(): Promise<AsideRow[]>;
  /** Sentences that wait to be told (each once). */
  problems(): Sentence[];
  onProblem(listener: (problem: Sentence) => void): () => void;
  close(): void;
}

export interface KeepingOptions {
  /** ISO 8601, UTC */
  now(): string;
  /** names each seat's deck from a replay's start */
  decksOf(replay: Replay): Record<string, string>;
  /** opens the rows; rejects with StoreProblem */
  open?: () => Promise<Backend>;
  rows?: LocalRows | null;
  estimate?: (() => Promise<{ usage?: number; quota?: number }>) | undefined;
}

/** Rows of a running game lie under `<id>/<row>`. */
const keyOf = (id: string, row: string): string => `${id}/${row}`;
const SLASH = /^([^/]*)\/(.*)$/s;

/** Opens what is kept. Never rejects: where the browser keeps nothing, memory takes its place and `problems` says so. */
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
  /** All rows of the running games, by game and name; what is no text stays out, with its keys in `odd`. */
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
