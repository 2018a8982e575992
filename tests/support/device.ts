/** A device that several tabs share, in memory: its rows (a fake IndexedDB), locks, messages between tabs, a clock, and faults to order. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { openMatches } from '../../src/app/matches.ts';
import { DEFAULTS } from '../../src/hud/contract/prefs.ts';
import type { MatchesPort } from '../../src/hud/contract/ports.ts';
import { type Backend, StoreProblem } from '../../src/storage/backend.ts';
import { deviceBackend } from '../../src/storage/device.ts';
import { type Channel, type Storage, type News, openStorage } from '../../src/storage/index.ts';
import type { WebLocks } from '../../src/storage/tab-locks.ts';
import { fakeGame } from './fake-game.ts';
import { plainBot } from './match.ts';

export interface Tab {
  name: string;
  storage: Storage;
  matches: MatchesPort;
  /** Closes the tab as a person does. */
  close(): void;
  /** Ends the tab at once: from now on it does nothing any more. */
  kill(): void;
}

export interface Device {
  /** why writing fails just now; null: it does not */
  fault: 'full' | 'failed' | null;
  /** ms since 1970 */
  clock: number;
  tab(): Promise<Tab>;
  /** Lets the tabs say that they are still there, where there are no locks. */
  beat(): void;
}

const NAMES = 'abcdefghijklmnopqrstuvwxyz';

/** A device on which nothing is stored yet. `locks`: its browser has Web Locks. */
export function device({ locks = true }: { locks?: boolean } = {}): Device {
  let random = 0;
  vi.stubGlobal('crypto', { getRandomValues: (list: Uint32Array) => list.map((_n, i) => (list[i] = ++random)) });
  globalThis.indexedDB = new IDBFactory();
  let tabs = 0;
  const beats = new Map<string, () => void>();
  const hearing = new Map<string, (news: News) => void>();
  const held = new Map<string, { tab: string; lost: () => void }>();
  const faulty = (inner: Backend, dead: () => boolean): Backend => {
    const alive = <T>(work: () => Promise<T>): Promise<T> => (dead() ? new Promise(() => {}) : work());
    return {
      ...inner,
      get: (store, key) => alive(() => inner.get(store, key)),
      all: (store, prefix) => alive(() => inner.all(store, prefix)),
      write: (changes) =>
        alive(async () => {
          if (made.fault !== null) throw new StoreProblem(made.fault);
          return inner.write(changes);
        }),
    };
  };
  const locksOf = (tab: string): WebLocks => ({
    async take(name, steal, lost) {
      const before = held.get(name);
      if (before !== undefined && !steal) return null;
      const mine = { tab, lost };
      held.set(name, mine);
      before?.lost();
      return () => void (held.get(name) === mine && held.delete(name));
    },
  });
  const channelOf = (tab: string): Channel => ({
    post(news) {
      for (const [other, hear] of hearing) if (other !== tab) queueMicrotask(() => hear(news));
    },
    listen: (hear) => void hearing.set(tab, hear),
    close: () => void hearing.delete(tab),
  });
  const now = (): string => new Date(made.clock++).toISOString();
  const made: Device = {
    fault: null,
    clock: Date.parse('2024-05-01T10:00:00.000Z'),
    async tab() {
      const name = NAMES[tabs % 26]! + String(tabs++);
      let dead = false;
      const storage = await openStorage({
        now,
        decksOf: () => ({}),
        rows: null,
        open: async () => faulty(await deviceBackend(), () => dead),
        tab: name,
        locks: locks ? locksOf(name) : null,
        channel: channelOf(name),
        every(_ms, run) {
          beats.set(name, run);
          return () => void beats.delete(name);
        },
      });
      let seeds = 0;
      const game = fakeGame();
      const matches = openMatches({
        plugin: {
          game,
          simulation: game,
          bot: ({ seed }) => plainBot(seed),
          seats: () => ['corp', 'runner'],
          levels: ['standard'],
          options: (seed) => ({ seed: `${seed}${name}${++seeds}` }),
        },
        storage,
        prefs: () => DEFAULTS,
        now,
        wait: null,
      });
      return {
        name,
        storage,
        matches,
        close: () => storage.close(),
        kill() {
          dead = true;
          beats.delete(name);
          hearing.delete(name);
          for (const [lock, { tab }] of held) if (tab === name) held.delete(lock);
        },
      };
    },
    beat() {
      for (const run of beats.values()) run();
    },
  };
  return made;
}
