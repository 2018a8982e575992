/**
 * Lets only one tab at a time play a running game. An owner row next to the game's own rows names the tab. Every write to the game's rows
 * checks it in the same transaction, so a tab that has lost a game can no longer write to it. A Web Lock shows whether the owner tab is
 * still open. Without Web Locks, the owner tab keeps renewing a time in the row.
 *
 * The browser may delete all rows of a running game. Then no row names an owner, and the tab that plays the game writes all of them again.
 */
import { sentence } from '../core/sentence.ts';
import type { Sentence } from '../core/game.ts';
import { listeners } from '../core/listeners.ts';
import { type Change, type Transaction, type StoreName, StoreProblem } from './backend.ts';
import type { Database } from './database.ts';

/** Locks shared by all tabs of a browser; a lock ends with its tab. */
export interface WebLocks {
  /**
   * Takes a lock. Resolves to a function that releases it, or to null if another tab holds it. With `steal` the lock is taken from that
   * other tab, whose `lost` is then called.
   */
  take(name: string, steal: boolean, lost: () => void): Promise<(() => void) | null>;
}

export interface TabLocks {
  /**
   * Makes this tab the one that plays a game: with 'ask' only if no other tab plays it, with 'take' in any case. Resolves to whether this
   * tab plays it now.
   */
  claim(id: string, how: 'ask' | 'take'): Promise<boolean>;
  /** Checks whether another tab has taken a game from this one, and lets it go if so. */
  look(id: string): Promise<void>;
  /** Releases a game, so that another tab may play it. */
  release(id: string): Promise<void>;
  /**
   * Writes rows of a game: `changes` to the rows this tab stored before or, if those may be gone, all rows of the game (`whole()`). `whole`
   * is called during the transaction. Refuses with the sentence `storage.elsewhere` if another tab plays the game.
   */
  write(id: string, changes: readonly Change[], whole: () => readonly Change[]): Promise<Sentence | null>;
  /**
   * Ends a running game. `write` stores its record and must also carry out the transaction it is given, which removes the owner row. `late`
   * says what happens to a later `write` to the game by this tab: 'refused' (the game is over for good), or 'welcome' (its end may be
   * undone).
   */
  end(
    id: string,
    late: 'refused' | 'welcome',
    write: (plan: Transaction) => Promise<Sentence | null>,
  ): Promise<Sentence | null>;
  /** Adds a listener, called with the id of each game that another tab took from this one; returns a function that removes it. */
  onLost(listener: (id: string) => void): () => void;
  /** Releases every game. */
  close(): Promise<void>;
}

export interface TabLocksOptions {
  /** id of this tab */
  tab: string;
  /** the locks shared by all tabs; null if the browser has none */
  locks: WebLocks | null;
  /** the current time, ms since 1970 */
  clock(): number;
  /** Calls `run` every `ms`; returns a function that stops it. */
  every(ms: number, run: () => void): () => void;
}

/** If the browser has no locks, a tab renews the time in its owner rows this often, ms. */
const RENEW_EVERY = 5_000;
/**
 * An owner row not renewed for this long, ms, belongs to a closed tab. Browsers throttle timers of background tabs to one call a minute.
 */
const GONE_AFTER = 150_000;

/**
 * This tab's claim on a running game. `stored`: whether the owner row names this tab yet; `took`: whether the claim may displace another
 * tab.
 */
type Hold = { stored: boolean; took: boolean; letGo: () => void };

/** The name that the owner row, which names the tab that plays, has among the rows of a running game. */
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

/** Whether the browser has deleted a game that this tab plays. If another tab had taken it, one of the rows would still be there. */
const deleted = (traces: readonly unknown[], { stored }: Hold): boolean =>
  stored && traces.every((row) => row === undefined);

/**
 * Returns the rows that show who plays a game, the owner row first. If the browser has no locks, they include what another tab leaves
 * behind: the running game or its record.
 */
const tracesOf = (id: string, locks: WebLocks | null): { store: StoreName; key: string }[] =>
  locks === null ? [rowOf(id), { store: 'running', key: `${id}/head` }, { store: 'texts', key: id }] : [rowOf(id)];

const elsewhere: Sentence = sentence('storage.elsewhere');

export function openTabLocks(database: Database, { tab, locks, clock, every }: TabLocksOptions): TabLocks {
  /** the stores that tell who plays a game; transactions need no others */
  const stores: readonly StoreName[] = locks === null ? ['running', 'texts'] : ['running'];
  const holds = new Map<string, Hold>();
  /** ids of games to which this tab may no longer write: another tab took them, or they have ended */
  const closed = new Set<string>();
  const lost = listeners<string>();
  const mine = (id: string): Change => ({ ...rowOf(id), put: JSON.stringify({ tab, at: clock() }) });
  const lose = (id: string): void => {
    if (!holds.has(id)) return;
    holds.get(id)!.letGo();
    holds.delete(id);
    closed.add(id);
    lost.tell(id);
  };
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
  /**
   * Writes the owner row together with the changes that `rows` returns. `rows` is passed whether the browser has deleted the game; if it
   * returns null, nothing is written.
   */
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
    const problem = await database.write({ reads: tracesOf(id, locks), stores, work });
    if (problem === null) own.stored = true;
    return problem;
  };
  const look = async (id: string): Promise<void> => {
    const own = holds.get(id);
    // The owner row of a deleted game comes back with all its rows, at the next move.
    const renew = (gone: boolean): readonly Change[] | null => (gone ? null : []);
    if (own?.stored && (await store(id, own, renew))?.key === elsewhere.key) lose(id);
  };
  const beat = (): void => holds.forEach((_own, id) => void look(id));
  const stop = locks === null && database.kind === 'device' ? every(RENEW_EVERY, beat) : () => {};
  const releaseAll = async (): Promise<void> => void (await Promise.all([...holds.keys()].map(tabLocks.release)));
  // Locks end with the page. Without locks, its rows would claim for a while that it is still open.
  if (locks === null) globalThis.addEventListener?.('pagehide', releaseAll);
  const tabLocks: TabLocks = {
    async claim(id, how) {
      const own = await hold(id, how === 'take');
      if (own === null) return false;
      // If the row cannot be written for another reason (a full device), the game's first write will claim it.
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
      const problem = await write({ reads: tracesOf(id, locks), work });
      if (problem?.key === elsewhere.key) lose(id);
      if (problem !== null) return problem;
      own.letGo();
      holds.delete(id);
      if (late === 'refused') closed.add(id);
      return null;
    },
    onLost: lost.add,
    async close() {
      stop();
      if (locks === null) globalThis.removeEventListener?.('pagehide', releaseAll);
      await releaseAll();
    },
  };
  return tabLocks;
}

/** Returns the browser's Web Locks; null if it has none. */
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
          // The request fails if another tab takes the lock away, or if the browser refuses locks here.
          resolve(() => {});
          if (!freed) lost();
        });
      }),
  };
}
