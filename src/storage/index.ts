/** What is kept on this device: the library of games, the running game, settings. Works without a device too, and says so. */
import type { Sentence } from '../core/game.ts';
import type { Replay } from '../replay/format.ts';
import { readSave } from '../session/save.ts';
import type { SaveStore } from '../session/session.ts';
import { type Backend, memoryBackend } from './backend.ts';
import { deviceBackend } from './device.ts';
import { type Library, openLibrary } from './library.ts';
import { type LocalRows, type Prefs, localRows, openPrefs } from './prefs.ts';
import type { AsideRow } from './rows.ts';
import { openShelf, sentenceOf } from './shelf.ts';

export type { GameEntry } from './rows.ts';

/** The game being played, as text (`session/save.ts`). One at a time. */
interface Running {
  /** null: none. What is not text is set aside and told. */
  load(): Promise<string | null>;
  /** Before a new game: one that was not finished goes to the library as it is. Nothing to do when there is none. */
  retire(): Promise<Sentence | null>;
  /** A save that could not be resumed: out of the way, not deleted. A record that is still whole goes to the library. */
  setAside(problem: Sentence, record: Replay | null): Promise<void>;
  /** Where a session keeps its game. */
  store: SaveStore;
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

const GAME = 'game';

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
  const dropRunning = { store: 'running', key: GAME, remove: true } as const;
  return {
    kind: shelf.kind,
    library,
    running: {
      async load() {
        const text = await shelf.get('running', GAME);
        if (text === undefined || typeof text === 'string') return text ?? null;
        await shelf.setAside(['running'], GAME, { key: 'save.notOne' });
        shelf.tellAside(1);
        return null;
      },
      async retire() {
        const text = await shelf.get('running', GAME);
        if (text === undefined) return null;
        const read = typeof text === 'string' ? readSave(text) : null;
        if (read?.ok) return library.keep(read.save.record, [dropRunning]);
        await shelf.setAside(['running'], GAME, read ? read.problem : { key: 'save.notOne' });
        shelf.tellAside(1);
        return null;
      },
      async setAside(why, record) {
        if (record && !(await library.keep(record, [dropRunning]))) return;
        await shelf.setAside(['running'], GAME, why);
      },
      store: {
        save: (text) => shelf.write([{ store: 'running', key: GAME, put: text }]),
        finish: (record) => library.keep(record, [dropRunning]),
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
