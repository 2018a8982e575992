/** Where rows are kept: on the device (device.ts), or in memory when the browser keeps nothing. Values are plain data, keys are texts. */

export const STORES = ['entries', 'texts', 'running', 'aside'] as const;
/**
 * entries: what the library lists · texts: the replay files themselves · running: the game being played ·
 * aside: rows that could not be read, with where they came from
 */
export type StoreName = (typeof STORES)[number];

export type Change = { store: StoreName; key: string; put: unknown } | { store: StoreName; key: string; remove: true };

export interface Backend {
  readonly kind: 'device' | 'memory';
  /** The row, or undefined. */
  get(store: StoreName, key: string): Promise<unknown>;
  all(store: StoreName): Promise<{ key: string; value: unknown }[]>;
  /** Makes all changes or none. Rejects with `StoreProblem`; what was stored before is then as it was. */
  write(changes: readonly Change[]): Promise<void>;
  close(): void;
}

/** Why rows cannot be kept: 'full', 'blocked' (the browser keeps nothing), 'newer' (a newer Icebreak's rows), 'failed'. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
  constructor(
    readonly why: 'full' | 'blocked' | 'newer' | 'failed',
    cause?: unknown,
  ) {
    super(`cannot keep rows: ${why}`, { cause });
  }
}

/** Rows that last as long as the page. */
export function memoryBackend(): Backend {
  const stores = new Map<StoreName, Map<string, unknown>>(STORES.map((name) => [name, new Map()]));
  return {
    kind: 'memory',
    get: async (store, key) => structuredClone(stores.get(store)!.get(key)),
    all: async (store) => [...stores.get(store)!].map(([key, value]) => ({ key, value: structuredClone(value) })),
    async write(changes) {
      const copies = changes.map((change) => structuredClone(change));
      for (const change of copies) {
        if ('put' in change) stores.get(change.store)!.set(change.key, change.put);
        else stores.get(change.store)!.delete(change.key);
      }
    },
    close() {},
  };
}
