/**
 * Which tab plays a running game: one at a time. A row beside the game's own names the tab, and every change to the game's rows looks at it
 * in the same transaction, so that a tab that has lost a game can no longer write into it. Whether the tab is still there is known from a
 * Web Lock, and where the browser has none from the time in the row, which its tab renews.
 *
 * The browser may delete everything under a running game. Then no row names an owner, and the tab that plays the game writes all of it again.
 */
import type { Sentence } from '../core/game.ts';
import { type Change, type Transaction, type StoreName, StoreProblem } from './backend.ts';
import type { Database } from './database.ts';

/** Locks that all tabs of a browser share; a lock ends with its tab. */
export interface WebLocks {
  /**
   * Takes a lock: resolves to a function that lets it go, or to null where another tab holds it. With `steal` it is taken from that tab,
   * whose `lost` is then called.
   */
  take(name: string, steal: boolean, lost: () => void): Promise<(() => void) | null>;
}

export interface TabLocks {
  /** Makes this tab the one that plays a game: 'ask' if no other tab does, 'take' in any case. Resolves to whether it is. */
  claim(id: string, how: 'ask' | 'take'): Promise<boolean>;
  /** Finds out whether another tab has taken a game from this one. */
  look(id: string): Promise<void>;
  /** Lets a game go, so that another tab may play it. */
  release(id: string): Promise<void>;
  /**
   * Writes rows of a game: `changes` to the rows that this tab stored before, or `whole()`, all rows of the game, where those may be gone.
   * `whole` is called during the transaction. Refused with `storage.elsewhere` when another tab plays the game.
   */
  write(id: string, changes: readonly Change[], whole: () => readonly Change[]): Promise<Sentence | null>;
  /**
   * Ends a game: `write` stores its record and must carry out the plan as well, which removes the owner's row. `late` says what happens to a
   * later `write` by this tab: 'refused' (the game is over for good), or 'welcome' (its end may be taken back).
   */
  end(
    id: string,
    late: 'refused' | 'welcome',
    write: (plan: Transaction) => Promise<Sentence | null>,
  ): Promise<Sentence | null>;
  /** Called with the id of each game that another tab took. Returns a function that removes the listener. */
  onLost(listener: (id: string) => void): () => void;
  /** Lets every game go. */
  close(): Promise<void>;
}

export interface TabLocksOptions {
  /** id of this tab */
  tab: string;
  /** null where the browser has none */
  locks: WebLocks | null;
  /** ms since 1970 */
  clock(): number;
  /** Calls `run` every `ms`; returns a function that ends it. */
  every(ms: number, run: () => void): () => void;
}

/** A tab renews the time in its rows so often where there are no locks, ms. */
const BEAT = 5_000;
/** A row not renewed for so long is of a tab that is gone, ms. Browsers slow a tab in the background down to one call a minute. */
const GONE_AFTER = 150_000;

/** What this tab has to do with a game: `stored` once the row says so, `took` where it may be taken from another tab. */
type Hold = { stored: boolean; took: boolean; letGo: () => void };

/** The name of the owner's row among the rows of a running game. */
export const OWNER = 'owner';
const rowOf = (id: string) => ({ store: 'running', key: `${id}/${OWNER}` }) as const;

interface Owner {
  tab: string;
  at: number;
}

function readOwner(row: unknown): Owner | null {
  try {
    const { tab, at } = JSON.parse(String(row)) as Partial<Owner>;
    return typeof tab === 'string' && typeof at === 'number' ? { tab, at } : null;
  } catch {
    return null;
  }
}

const elsewhere: Sentence = { key: 'storage.elsewhere' };

export function openTabLocks(database: Database, { tab, locks, clock, every }: TabLocksOptions): TabLocks {
  /** the only stores whose rows say who plays a game */
  const stores: readonly StoreName[] = locks === null ? ['running', 'texts'] : ['running'];
  /** The rows that say who plays a game: first the owner's. Without locks also what another tab leaves behind: the game, or its record. */
  const tracesOf = (id: string): { store: StoreName; key: string }[] =>
    locks === null ? [rowOf(id), { store: 'running', key: `${id}/head` }, { store: 'texts', key: id }] : [rowOf(id)];
  const holds = new Map<string, Hold>();
  /** games whose later changes are refused: another tab took them, or they were ended */
  const closed = new Set<string>();
  const listeners = new Set<(id: string) => void>();
  const mine = (id: string): Change => ({ ...rowOf(id), put: JSON.stringify({ tab, at: clock() }) });
  const lose = (id: string): void => {
    if (!holds.has(id)) return;
    holds.get(id)!.letGo();
    holds.delete(id);
    closed.add(id);
    for (const listener of listeners) listener(id);
  };
  /** Whether the browser has deleted a game that this tab plays. Another tab that had taken it would have left one of its traces. */
  const deleted = (traces: readonly unknown[], { stored }: Hold): boolean =>
    stored && traces.every((row) => row === undefined);
  /** Throws a `StoreProblem` if another tab plays the game. */
  const check = (traces: readonly unknown[], own: Hold): void => {
    if (deleted(traces, own)) return;
    const { stored, took } = own;
    const owner = readOwner(traces[0]);
    if (owner?.tab === tab || (!stored && (took || locks !== null))) return;
    const free = owner === null || Math.abs(clock() - owner.at) > GONE_AFTER;
    if (stored || !free) throw new StoreProblem('elsewhere');
  };
  const hold = async (id: string, took: boolean): Promise<Hold | null> => {
    const before = holds.get(id);
    if (before !== undefined) return before;
    const letGo = locks === null ? () => {} : await locks.take(`icebreak:game:${id}`, took, () => lose(id));
    if (letGo === null) return null;
    const made = { stored: false, took, letGo };
    holds.set(id, made);
    return made;
  };
  /** Writes the owner's row with `rows`, which is told whether the game was deleted; null: nothing is written. */
  const store = async (
    id: string,
    own: Hold,
    rows: (gone: boolean) => readonly Change[] | null,
  ): Promise<Sentence | null> => {
    const work = (traces: readonly unknown[]): readonly Change[] => {
      check(traces, own);
      const changes = rows(deleted(traces, own));
      return changes === null ? [] : [...changes, mine(id)];
    };
    const problem = await database.write({ reads: tracesOf(id), stores, work });
    if (problem === null) own.stored = true;
    return problem;
  };
  const look = async (id: string): Promise<void> => {
    const own = holds.get(id);
    // The owner's row of a deleted game comes back with all of its rows, at the next move.
    const renew = (gone: boolean): readonly Change[] | null => (gone ? null : []);
    if (own?.stored && (await store(id, own, renew))?.key === elsewhere.key) lose(id);
  };
  const beat = (): void => {
    for (const id of holds.keys()) void look(id);
  };
  const stop = locks === null && database.kind === 'device' ? every(BEAT, beat) : () => {};
  const releaseAll = async (): Promise<void> => void (await Promise.all([...holds.keys()].map(tabLocks.release)));
  // Where there are locks they end with the page; without, its rows would say for a while that it is still there.
  if (locks === null) globalThis.addEventListener?.('pagehide', releaseAll);
  const tabLocks: TabLocks = {
    async claim(id, how) {
      const own = await hold(id, how === 'take');
      if (own === null) return false;
      // Where the row cannot be written for another reason (a full device), the first write of the game will claim it.
      const problem = own.stored ? null : await store(id, own, () => []);
      if (problem?.key !== elsewhere.key) {
        closed.delete(id);
        return true;
      }
      own.letGo();
      holds.delete(id);
      return false;
    },
    look,
    async release(id) {
      const own = holds.get(id);
      if (own === undefined) return;
      holds.delete(id);
      const work = ([row]: readonly unknown[]): readonly Change[] =>
        readOwner(row)?.tab === tab ? [{ ...rowOf(id), remove: true }] : [];
      if (own.stored) await database.write({ reads: [rowOf(id)], stores: ['running'], work });
      own.letGo();
    },
    async write(id, changes, whole) {
      const own = closed.has(id) ? null : await hold(id, false);
      const rows = (gone: boolean): readonly Change[] => (gone || !own!.stored ? whole() : changes);
      const problem = own === null ? elsewhere : await store(id, own, rows);
      if (problem?.key === elsewhere.key) lose(id);
      return problem;
    },
    async end(id, late, write) {
      const own = closed.has(id) ? null : await hold(id, false);
      if (own === null) return elsewhere;
      const work = (traces: readonly unknown[]): readonly Change[] => {
        check(traces, own);
        return [{ ...rowOf(id), remove: true }];
      };
      const problem = await write({ reads: tracesOf(id), work });
      if (problem?.key === elsewhere.key) lose(id);
      if (problem !== null) return problem;
      own.letGo();
      holds.delete(id);
      if (late === 'refused') closed.add(id);
      return null;
    },
    onLost(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      stop();
      if (locks === null) globalThis.removeEventListener?.('pagehide', releaseAll);
      await releaseAll();
    },
  };
  return tabLocks;
}

/** The browser's Web Locks; null where it has none. */
export function browserLocks(): WebLocks | null {
  const locks = globalThis.navigator?.locks;
  if (!locks) return null;
  return {
    take: (name, steal, lost) =>
      new Promise((resolve) => {
        let freed = false;
        const held = (lock: Lock | null): Promise<void> | undefined => {
          if (lock === null) return void resolve(null);
          return new Promise<void>((free) =>
            resolve(() => {
              freed = true;
              free();
            }),
          );
        };
        locks.request(name, steal ? { steal } : { ifAvailable: true }, held).catch(() => {
          // The request ends with an error when another tab takes the lock away, or where the browser refuses locks here.
          resolve(() => {});
          if (!freed) lost();
        });
      }),
  };
}
