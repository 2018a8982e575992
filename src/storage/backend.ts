/** The interface of what stores rows: the device's database (device.ts), or memory if the browser stores nothing. Values are plain data. */

export const STORES = ['entries', 'texts', 'running', 'aside', 'made'] as const;
/**
 * The stores, each with its own rows. entries: what the library lists · texts: the replay files themselves · running: games in play ·
 * aside: quarantined rows, with the store they came from · made: what people make in a game (made.ts)
 */
export type StoreName = (typeof STORES)[number];

export type Change = { store: StoreName; key: string; put: unknown } | { store: StoreName; key: string; remove: true };

interface RowKey {
  store: StoreName;
  key: string;
}

/**
 * Changes that depend on stored rows. `work` gets the rows of `reads` as they are inside the transaction and returns the changes to make.
 * It must not wait, and may refuse by throwing.
 */
export interface Transaction {
  reads: readonly RowKey[];
  /** the only stores that the transaction reads and changes, so that work on others need not wait for it; if left out, it may use any */
  stores?: readonly StoreName[];
  work(rows: readonly unknown[]): readonly Change[];
}

/** Joins two transactions into one. The `work` of the second is done even if that of the first returns no changes. */
export const together = (a: Transaction, b: Transaction): Transaction => ({
  reads: [...a.reads, ...b.reads],
  work: (rows) => [...a.work(rows.slice(0, a.reads.length)), ...b.work(rows.slice(a.reads.length))],
});

/** Returns changes as a transaction that reads nothing; returns a transaction as it is. */
export const planOf = (changes: Transaction | readonly Change[]): Transaction =>
  'work' in changes ? changes : { reads: [], work: () => changes };

export interface Backend {
  readonly kind: 'device' | 'memory';
  /** Returns the row with this key; undefined if there is none. */
  get(store: StoreName, key: string): Promise<unknown>;
  /** Returns all rows whose keys begin with `prefix`; all rows of the store if it is left out. */
  all(store: StoreName, prefix?: string): Promise<{ key: string; value: unknown }[]>;
  /** Makes all changes, or makes none and rejects with `StoreProblem`. */
  write(changes: Transaction | readonly Change[]): Promise<void>;
  close(): void;
}

/**
 * Why rows cannot be stored: 'full', 'blocked' (the browser stores nothing), 'newer' (rows of a newer version), 'elsewhere' (another tab
 * plays this game), 'failed'.
 */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
  constructor(
    readonly why: 'full' | 'blocked' | 'newer' | 'elsewhere' | 'failed',
    cause?: unknown,
  ) {
    super(`cannot keep rows: ${why}`, { cause });
  }
}

/** Runs something once after `ms`; returns a function that cancels it. */
export type Later = (run: () => void, ms: number) => () => void;

/** A read fails if it is not answered within this time, ms, because somebody is waiting for it. */
const PATIENCE = 8_000;
/** A write fails if it is not done within this time, ms. Nobody waits for it, and on a busy machine it may take seconds. */
const WRITE_PATIENCE = 30_000;

/** Settles as the promise `work` does, or rejects with `StoreProblem` 'failed' after `ms`. */
export function within<T>(later: Later, work: Promise<T>, ms = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = later(() => reject(new StoreProblem('failed')), ms);
    work.then(resolve, reject).finally(cancel);
  });
}

/** Returns a backend that works like the given one, except that its calls reject if they take too long. */
export const patient = (backend: Backend, later: Later): Backend => ({
  kind: backend.kind,
  get: (store, key) => within(later, backend.get(store, key)),
  all: (store, prefix) => within(later, backend.all(store, prefix)),
  write: (changes) => within(later, backend.write(changes), WRITE_PATIENCE),
  close: () => backend.close(),
});

/** Makes a backend in memory: its rows last as long as the page. */
export function memoryBackend(): Backend {
  const stores = new Map<StoreName, Map<string, unknown>>(STORES.map((name) => [name, new Map()]));
  return {
    kind: 'memory',
    get: async (store, key) => structuredClone(stores.get(store)!.get(key)),
    all: async (store, prefix = '') =>
      [...stores.get(store)!]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, value]) => ({ key, value: structuredClone(value) })),
    async write(changes) {
      const { reads, work } = planOf(changes);
      const rows = reads.map(({ store, key }) => structuredClone(stores.get(store)!.get(key)));
      const copies = work(rows).map((change) => structuredClone(change));
      for (const change of copies) {
        if ('put' in change) stores.get(change.store)!.set(change.key, change.put);
        else stores.get(change.store)!.delete(change.key);
      }
    },
    close() {},
  };
}
