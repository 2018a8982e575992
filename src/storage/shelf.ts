/** A backend with manners: no call throws, what goes wrong is one sentence, what cannot be read is set aside and never deleted. */
import type { Sentence } from '../core/game.ts';
import { type Backend, type Change, type StoreName, StoreProblem } from './backend.ts';
import type { AsideRow } from './rows.ts';

export interface Shelf {
  readonly kind: Backend['kind'];
  /** The row; undefined when there is none or it cannot be got at (told then). */
  get(store: StoreName, key: string): Promise<unknown>;
  all(store: StoreName): Promise<{ key: string; value: unknown }[]>;
  /** All changes or none; a sentence when none. */
  write(changes: readonly Change[]): Promise<Sentence | null>;
  /** Moves rows that could not be read to the store `aside`. The caller tells it; `tellAside` does so for many at once. */
  setAside(from: readonly StoreName[], key: string, problem: Sentence): Promise<void>;
  tellAside(rows: number): void;
  aside(): Promise<AsideRow[]>;
  /** What went wrong so far and was not told yet; each sentence once. */
  problems(): Sentence[];
  onProblem(listener: (problem: Sentence) => void): () => void;
  tell(problem: Sentence): void;
  close(): void;
}

export interface ShelfOptions {
  now(): string;
  /** bytes used and allowed, if the browser tells */
  estimate?(): Promise<{ usage?: number; quota?: number }>;
}

/** Less room than this is told before a write fails, bytes. */
const LITTLE_ROOM = 5 * 1024 * 1024;

export const sentenceOf = (error: unknown): Sentence => ({
  key: error instanceof StoreProblem ? `storage.${error.why}` : 'storage.failed',
});

export function openShelf(backend: Backend, { now, estimate }: ShelfOptions): Shelf {
  const told = new Set<string>();
  const waiting: Sentence[] = [];
  const listeners = new Set<(problem: Sentence) => void>();
  const tell = (problem: Sentence): void => {
    if (told.has(problem.key)) return;
    told.add(problem.key);
    if (listeners.size === 0) waiting.push(problem);
    for (const listener of listeners) listener(problem);
  };
  const guarded = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      tell(sentenceOf(error));
      return otherwise;
    }
  };
  const watchRoom = async (): Promise<void> => {
    try {
      const { usage, quota } = (await estimate?.()) ?? {};
      if (usage !== undefined && quota !== undefined && quota - usage < LITTLE_ROOM)
        tell({ key: 'storage.nearlyFull' });
    } catch {
      // a browser that will not say how much room there is: the write itself will tell
    }
  };
  const shelf: Shelf = {
    kind: backend.kind,
    get: (store, key) => guarded(backend.get(store, key), undefined),
    all: (store) => guarded(backend.all(store), []),
    async write(changes) {
      if (changes.some((change) => 'put' in change)) await watchRoom();
      try {
        await backend.write(changes);
        told.delete('storage.full');
        return null;
      } catch (error) {
        return sentenceOf(error);
      }
    },
    async setAside(from, key, problem) {
      const changes: Change[] = [];
      for (const store of from) {
        const value = await shelf.get(store, key);
        if (value === undefined) continue;
        const row: AsideRow = { from: store, key, value, problem: problem.key, date: now() };
        let free = `${store}/${key}/${row.date}`;
        while ((await shelf.get('aside', free)) !== undefined) free += '+';
        changes.push({ store: 'aside', key: free, put: row }, { store, key, remove: true });
      }
      const refused = await shelf.write(changes);
      if (refused) tell(refused);
    },
    tellAside(rows) {
      if (rows === 0) return;
      told.delete('storage.setAside');
      tell({ key: 'storage.setAside', params: { n: rows } });
    },
    aside: async () => (await shelf.all('aside')).map(({ value }) => value as AsideRow),
    problems: () => waiting.splice(0),
    onProblem(listener) {
      listeners.add(listener);
      for (const problem of waiting.splice(0)) listener(problem);
      return () => void listeners.delete(listener);
    },
    tell,
    close: () => backend.close(),
  };
  return shelf;
}
