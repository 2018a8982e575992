/** A backend whose calls never throw: a failure becomes a sentence. Rows that cannot be read are quarantined, never deleted. */
import { sentence } from '../core/sentence.ts';
import type { Sentence } from '../core/game.ts';
import { type Backend, type Change, type Transaction, type StoreName, StoreProblem } from './backend.ts';
import { isNearlyFull } from './quota.ts';
import { type QuarantineRow, type QuarantinedRow, quarantineKey } from './rows.ts';

export interface Database {
  readonly kind: Backend['kind'];
  /** Returns the row with this key; undefined if there is none or reading failed (which is reported). */
  get(store: StoreName, key: string): Promise<unknown>;
  /** Returns all rows whose keys begin with `prefix` (all if left out); none if reading failed (which is reported). */
  all(store: StoreName, prefix?: string): Promise<{ key: string; value: unknown }[]>;
  /** Makes all changes and resolves to null, or makes none and resolves to a sentence that says why. */
  write(changes: Transaction | readonly Change[]): Promise<Sentence | null>;
  /** Moves the rows with this key to the store `aside`. The caller reports this, with `reportQuarantined`. */
  quarantine(from: readonly StoreName[], key: string, problem: Sentence): Promise<void>;
  /** Reports to the person how many rows were quarantined; does nothing for 0. */
  reportQuarantined(rows: number): void;
  /** Returns all quarantined rows with their keys in the store `aside`. */
  quarantined(): Promise<QuarantinedRow[]>;
  /** Returns the problems not reported yet, each once, and forgets them. */
  problems(): Sentence[];
  /** Adds a listener for problems and passes it all waiting ones at once; returns a function that removes it. */
  onProblem(listener: (problem: Sentence) => void): () => void;
  /** Reports a problem to the listeners, or keeps it for the first one. Each key is reported only once. */
  tell(problem: Sentence): void;
  /** Resolves when no write is under way, nor one that another write has led to. */
  stored(): Promise<void>;
  close(): void;
}

export interface DatabaseOptions {
  now(): string;
  /** Returns the bytes used and allowed, if the browser says. */
  estimate?(): Promise<{ usage?: number; quota?: number }>;
}

export const sentenceOf = (error: unknown): Sentence => ({
  key: error instanceof StoreProblem ? `storage.${error.why}` : 'storage.failed',
});

/** Calls `tell` once `work` has stored something; passes on what `work` resolves to. */
export async function ifStored(work: Promise<Sentence | null>, tell: () => void): Promise<Sentence | null> {
  const problem = await work;
  if (problem === null) tell();
  return problem;
}

export function openDatabase(backend: Backend, { now, estimate }: DatabaseOptions): Database {
  const told = new Set<string>();
  const waiting: Sentence[] = [];
  const listeners = new Set<(problem: Sentence) => void>();
  const tell = (problem: Sentence): void => {
    if (told.has(problem.key)) return;
    told.add(problem.key);
    if (listeners.size === 0) waiting.push(problem);
    for (const listener of listeners) listener(problem);
  };
  /** Resolves to the result of `work`; if that fails, reports it and resolves to `otherwise`. */
  const guarded = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const problem = sentenceOf(error);
      tell(problem.key === 'storage.failed' ? sentence('storage.unread') : problem);
      return otherwise;
    }
  };
  const watchQuota = async (): Promise<void> => {
    try {
      if (isNearlyFull((await estimate?.()) ?? {})) tell(sentence('storage.nearlyFull'));
    } catch {
      // The browser does not say how much space there is; a failing write will show it.
    }
  };
  /** number of writes under way */
  let underWay = 0;
  const waitingForAll: (() => void)[] = [];
  const asideOf = async (row: QuarantineRow): Promise<Change> => {
    let free = quarantineKey(row);
    while ((await database.get('aside', free)) !== undefined) free += '+';
    return { store: 'aside', key: free, put: row };
  };
  const database: Database = {
    kind: backend.kind,
    get: (store, key) => guarded(backend.get(store, key), undefined),
    all: (store, prefix) => guarded(backend.all(store, prefix), []),
    async write(changes) {
      underWay++;
      try {
        if ('work' in changes || changes.some((change) => 'put' in change)) await watchQuota();
        await backend.write(changes);
        told.delete('storage.full');
        return null;
      } catch (error) {
        return sentenceOf(error);
      } finally {
        underWay--;
        if (underWay === 0) for (const done of waitingForAll.splice(0)) done();
      }
    },
    async quarantine(from, key, problem) {
      const changes: Change[] = [];
      for (const store of from) {
        const value = await database.get(store, key);
        if (value === undefined) continue;
        const row: QuarantineRow = { from: store, key, value, problem: problem.key, date: now() };
        changes.push(await asideOf(row), { store, key, remove: true });
      }
      const refused = await database.write(changes);
      if (refused) tell(refused);
    },
    reportQuarantined(rows) {
      if (rows === 0) return;
      told.delete('storage.setAside');
      tell(sentence('storage.setAside', { n: rows }));
    },
    quarantined: async () =>
      (await database.all('aside')).map(({ key, value }) => ({ ...(value as QuarantineRow), id: key })),
    problems: () => waiting.splice(0),
    onProblem(listener) {
      listeners.add(listener);
      for (const problem of waiting.splice(0)) listener(problem);
      return () => void listeners.delete(listener);
    },
    tell,
    async stored() {
      // A write asked for just now, or at the end of another, begins a moment later.
      do await new Promise((soon) => setTimeout(soon, 0));
      while (underWay > 0 && (await new Promise<true>((done) => waitingForAll.push(() => done(true)))));
    },
    close: () => backend.close(),
  };
  return database;
}
