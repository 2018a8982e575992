/** The backend that stores rows in the browser's IndexedDB. */
import { type IDBPDatabase, type IDBPTransaction, type StoreNames, openDB } from 'idb';
import {
  type Backend,
  type Change,
  type Transaction,
  type StoreName,
  STORES,
  StoreProblem,
  planOf,
} from './backend.ts';

type Db = IDBPDatabase<unknown>;
type Upgrade = IDBPTransaction<unknown, StoreNames<unknown>[], 'versionchange'>;
/** Upgrades the database by one version. It may await only `tx`; if it throws, the whole upgrade is undone. */
export type Migration = (db: Db, tx: Upgrade) => void | Promise<void>;

/** All migrations of the database: the n-th leads to version n. One that is released never changes; new ones go at the end. */
export const MIGRATIONS: readonly Migration[] = [
  (db) => {
    for (const name of ['entries', 'texts', 'running', 'aside']) db.createObjectStore(name);
  },
  // From here on each running game has an id. The only game's text becomes its row `head` (match/save.ts reads it).
  async (_db, tx) => {
    const running = tx.objectStore('running');
    const text: unknown = await running.get('game');
    if (text === undefined) return;
    await running.put(text, `${idOf(text)}/head`);
    await running.delete('game');
  },
  // From here on what people make has its own rows; collection.ts moves in what the settings held.
  (db) => void db.createObjectStore('made'),
];

/** Returns the id of the record in a save of the old form (one text of JSON); 'game' if it has none. */
function idOf(text: unknown): string {
  try {
    const id: unknown = (JSON.parse(String(text)) as { record?: { id?: unknown } }).record?.id;
    return typeof id === 'string' && /^[\w.:+-]{1,80}$/.test(id) ? id : 'game';
  } catch {
    return 'game';
  }
}

export interface DeviceOptions {
  name?: string;
  migrations?: readonly Migration[];
}

/** Opens this device's database. Rejects with `StoreProblem` 'blocked', 'newer' or 'failed'. */
export async function deviceBackend({
  name = 'icebreak',
  migrations = MIGRATIONS,
}: DeviceOptions = {}): Promise<Backend> {
  /** the connection to the database, open or opening; null if the browser has closed it: then it is reopened when next needed */
  let connection: Promise<Db> | null = null;
  const connect = (): Promise<Db> => {
    const forget = (): void => {
      if (connection === made) connection = null;
    };
    const made = openDB(name, migrations.length, {
      async upgrade(fresh, from, _to, tx) {
        // An error in a migration rolls back the whole upgrade, and opening fails.
        tx.done.catch(() => {});
        try {
          for (let version = from; version < migrations.length; version++) await migrations[version]!(fresh, tx);
        } catch {
          tx.abort();
        }
      },
      blocking() {
        // Another tab wants to upgrade or delete the database.
        forget();
        void made.then((db) => db.close());
      },
      terminated: forget,
    });
    made.catch(forget);
    return made;
  };
  if (typeof indexedDB === 'undefined') throw new StoreProblem('blocked');
  const doing = async <T>(work: (db: Db) => Promise<T>, again = true): Promise<T> => {
    const used = (connection ??= connect());
    const db = await used.catch((error: unknown) => {
      throw problemOf(error);
    });
    try {
      return await work(db);
    } catch (error) {
      const closed = connection !== used || (error instanceof DOMException && error.name === 'InvalidStateError');
      if (error instanceof StoreProblem || !closed || !again) throw problemOf(error);
      if (connection === used) connection = null;
      return doing(work, false);
    }
  };
  await doing(async () => {}, false);
  return {
    kind: 'device',
    get: (store, key) => doing((at) => at.get(store, key)),
    all: (store, prefix = '') =>
      doing(async (at) => {
        const tx = at.transaction(store);
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [keys, values] = await Promise.all([tx.store.getAllKeys(range), tx.store.getAll(range)]);
        await tx.done;
        return keys.map((key, i) => ({ key: String(key), value: values[i] as unknown }));
      }),
    write: (changes) =>
      doing(async (at) => {
        if (!('work' in changes) && changes.length === 0) return;
        const plan = planOf(changes);
        const tx = at.transaction(storesOf(changes), 'readwrite');
        const work: Promise<unknown>[] = [];
        try {
          const rows = await Promise.all(
            plan.reads.map(({ store, key }): Promise<unknown> => tx.objectStore(store).get(key)),
          );
          for (const change of plan.work(rows)) {
            const store = tx.objectStore(change.store);
            work.push('put' in change ? store.put(change.put, change.key) : store.delete(change.key));
          }
        } catch (error) {
          tx.abort();
          await Promise.allSettled([...work, tx.done]);
          throw error;
        }
        const [done] = await Promise.allSettled([tx.done, ...work]);
        if (done.status === 'rejected') throw done.reason ?? new StoreProblem('failed');
      }),
    close() {
      void connection?.then((db) => db.close());
      connection = null;
    },
  };
}

/** Returns the stores a transaction needs: those it names or changes, else all. */
const storesOf = (changes: Transaction | readonly Change[]): StoreName[] =>
  'work' in changes ? [...(changes.stores ?? STORES)] : [...new Set(changes.map(({ store }) => store))];

function problemOf(error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new StoreProblem('full', error);
  if (name === 'VersionError') return new StoreProblem('newer', error);
  if (name === 'SecurityError' || name === 'InvalidStateError') return new StoreProblem('blocked', error);
  return new StoreProblem('failed', error);
}
