/** A database that remembers what its writes have replaced, so that a long job that is stopped can be rolled back. */
import type { Sentence } from '../core/game.ts';
import { hash } from '../core/rng.ts';
import { canonical } from '../replay/untrusted.ts';
import { type Change, type StoreName, planOf } from './backend.ts';
import type { Database } from './database.ts';

interface Journal {
  /**
   * The database beneath, with writes that are remembered. A transaction may change only rows that it reads, and rows that do not exist
   * yet.
   */
  database: Database;
  /**
   * Rolls back everything written, starting with the last write. A row that somebody has changed since then stays. Resolves to null or to a
   * sentence about why it failed.
   */
  undo(): Promise<Sentence | null>;
}

interface Written {
  store: StoreName;
  key: string;
  /** what the row held before the write; undefined if it did not exist */
  before: unknown;
  /** a hash of what was written to the row */
  mark: string;
}

/** How many rows are rolled back in one transaction. */
const BATCH = 200;

/** Returns a hash of a row's value, to find out later whether it has changed without keeping it. */
function markOf(value: unknown): string {
  const text = typeof value === 'string' ? value : canonical(value);
  return `${text.length} ${hash(text)}`;
}

export function openJournal(kept: Database): Journal {
  const journal: Written[] = [];
  return {
    database: {
      ...kept,
      async write(changes) {
        const plan = planOf(changes);
        let made: Written[] = [];
        const problem = await kept.write({
          ...plan,
          work(rows) {
            const list = plan.work(rows);
            const before = new Map(plan.reads.map(({ store, key }, i) => [`${store}/${key}`, rows[i]]));
            made = list.map((change) => {
              const { store, key } = change;
              const mark = markOf('put' in change ? change.put : undefined);
              return { store, key, before: before.get(`${store}/${key}`), mark };
            });
            return list;
          },
        });
        if (problem === null) journal.push(...made);
        return problem;
      },
    },
    async undo() {
      while (journal.length > 0) {
        const last = journal.slice(-BATCH).reverse();
        const work = (rows: readonly unknown[]): readonly Change[] => {
          const now = new Map(last.map(({ store, key }, i) => [`${store}/${key}`, rows[i]]));
          return last.flatMap(({ store, key, before, mark }): Change[] => {
            const place = `${store}/${key}`;
            if (now.get(place) === undefined || markOf(now.get(place)) !== mark) return [];
            now.set(place, before);
            return [before === undefined ? { store, key, remove: true } : { store, key, put: before }];
          });
        };
        const problem = await kept.write({ reads: last, work });
        if (problem !== null) return problem;
        journal.length -= last.length;
      }
      return null;
    },
  };
}
