/**
 * Writes quarantined rows into a backup file, one line each, and reads them back. Rows are stored many at a time, so that the work only
 * grows with the number of lines.
 */
import * as v from 'valibot';
import type { Sentence } from '../core/game.ts';
import { STORES } from './backend.ts';
import { type QuarantineRow, quarantineKey } from './rows.ts';
import type { Database } from './database.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** The schema of a line of the backup file that holds a quarantined row. */
export const quarantineLine = v.object({
  aside: v.object({
    from: v.picklist([...STORES, 'settings']),
    key: text(400),
    value: v.optional(v.unknown()),
    problem: text(80),
    date: v.pipe(v.string(), v.isoTimestamp()),
  }),
});

/** Converts a quarantined row to plain JSON with fields in a fixed order. */
export const quarantineJson = ({
  from,
  key,
  value,
  problem,
  date,
}: QuarantineRow): v.InferInput<typeof quarantineLine>['aside'] =>
  JSON.parse(JSON.stringify({ from, key, value, problem, date })) as v.InferInput<typeof quarantineLine>['aside'];

/** How many quarantined rows are stored in one transaction. */
const AT_ONCE = 500;

interface QuarantineRestorer {
  /** Takes a line of the backup file, to be stored later; resolves to false if its row is stored already. */
  take(line: v.InferOutput<typeof quarantineLine>): Promise<boolean | Sentence>;
  /** Stores the rows of the lines taken so far. Resolves to null or to a sentence about what went wrong. */
  flush(): Promise<Sentence | null>;
  /** Returns how many rows were stored. */
  added(): number;
}

export function quarantineRestorer(database: Database): QuarantineRestorer {
  /** the quarantined rows already stored, as JSON; null until the first line is taken */
  let here: Set<string> | null = null;
  const keys = new Set<string>();
  /** by a row's usual key: the number to add to that key (`+1`, …) for the next row with the same one */
  const alike = new Map<string, number>();
  let waiting: QuarantineRow[] = [];
  let added = 0;
  const freeKey = (row: QuarantineRow): string => {
    const own = quarantineKey(row);
    for (let n = alike.get(own) ?? 0; ; n++) {
      const key = n === 0 ? own : `${own}+${n}`;
      if (keys.has(key)) continue;
      keys.add(key);
      alike.set(own, n + 1);
      return key;
    }
  };
  const flush = async (): Promise<Sentence | null> => {
    while (waiting.length > 0) {
      const placed = waiting.map((row) => ({ store: 'aside' as const, key: freeKey(row), put: row }));
      let taken = false;
      const problem = await database.write({
        reads: placed,
        stores: ['aside'],
        work(rows) {
          // Another tab may just have quarantined a row under the same key: then try other keys.
          taken = rows.some((row) => row !== undefined);
          return taken ? [] : placed;
        },
      });
      if (problem !== null) return problem;
      if (taken) continue;
      added += waiting.length;
      waiting = [];
    }
    return null;
  };
  return {
    async take({ aside }) {
      if (here === null) {
        const rows = await database.quarantined();
        here = new Set(rows.map((row) => JSON.stringify(quarantineJson(row))));
        for (const { id } of rows) keys.add(id);
      }
      const row = { ...aside, value: aside.value };
      const json = JSON.stringify(quarantineJson(row));
      if (here.has(json)) return false;
      here.add(json);
      if (waiting.push(row) >= AT_ONCE) return (await flush()) ?? true;
      return true;
    },
    flush,
    added: () => added,
  };
}
