/** A device that several tabs share, in memory: its rows (a fake IndexedDB), locks, messages between tabs, a clock, and faults to order. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openMatches } from '../../src/app/matches.ts';
import { DEFAULTS } from '../../src/hud/prefs.ts';
import type { MatchesPort } from '../../src/hud/ports.ts';
import { type Backend, StoreProblem } from '../../src/storage/backend.ts';
import { deviceBackend } from '../../src/storage/device.ts';
import { type Keeping, openKeeping } from '../../src/storage/index.ts';
import { fakeGame } from './fake-game.ts';
import { plainBot } from './match.ts';

export interface Tab {
  keeping: Keeping;
  matches: MatchesPort;
}

export interface Device {
  /** why writing fails just now; null: it does not */
  fault: 'full' | 'failed' | null;
  /** ms since 1970 */
  clock: number;
  tab(): Promise<Tab>;
}

const NAMES = 'abcdefghijklmnopqrstuvwxyz';

/** A device on which nothing is stored yet. */
export function device(): Device {
  globalThis.indexedDB = new IDBFactory();
  let tabs = 0;
  const faulty = (inner: Backend): Backend => ({
    ...inner,
    async write(...args) {
      if (made.fault !== null) throw new StoreProblem(made.fault);
      return inner.write(...args);
    },
  });
  const now = (): string => new Date(made.clock).toISOString();
  const made: Device = {
    fault: null,
    clock: Date.parse('2024-05-01T10:00:00.000Z'),
    async tab() {
      const name = NAMES[tabs++]!;
      const keeping = await openKeeping({
        now,
        decksOf: () => ({}),
        rows: null,
        open: async () => faulty(await deviceBackend()),
      });
      let seeds = 0;
      const game = fakeGame();
      const matches = openMatches({
        plugin: {
          game,
          bot: ({ seed }) => plainBot(seed),
          seats: ['corp', 'runner'],
          levels: ['standard'],
          options: (seed) => ({ seed: `${seed}${name}${++seeds}` }),
        },
        keeping,
        prefs: () => DEFAULTS,
        pace: () => Promise.resolve(),
      });
      return { keeping, matches };
    },
  };
  return made;
}
