/** Rows that were set aside as lines of a file of everything, and back: stored many at once, so that the work grows with the lines alone. */
import * as v from 'valibot';
import type { Sentence } from '../core/game.ts';
import { STORES } from './backend.ts';
import { type QuarantineRow, quarantineKey } from './rows.ts';
import type { Database } from './database.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** A line of the file. */
export const quarantineLine = v.object({
  aside: v.object({
    from: v.picklist([...STORES, 'settings']),
    key: text(400),
    value: v.optional(v.unknown()),
    problem: text(80),
    date: v.pipe(v.string(), v.isoTimestamp()),
  }),
});

/** A row set aside, as plain JSON in a fixed order. */
export const quarantineJson = ({
  from,
  key,
  value,
  problem,
  date,
}: QuarantineRow): v.InferInput<typeof quarantineLine>['aside'] =>
  JSON.parse(JSON.stringify({ from, key, value, problem, date })) as v.InferInput<typeof quarantineLine>['aside'];

/** Rows stored in one transaction. */
const AT_ONCE = 500;

interface QuarantineRestorer {
  /** Takes a line, which is stored by and by; false for one that is here already. */
  take(line: v.InferOutput<typeof quarantineLine>): Promise<boolean | Sentence>;
  /** Stores what was taken. Resolves to null or the sentence of what went wrong. */
  flush(): Promise<Sentence | null>;
  /** how many rows were stored */
  added(): number;
}

export function quarantineRestorer(database: Database): QuarantineRestorer {
  /** what is here, as JSON; null until the first line */
  let here: Set<string> | null = null;
  const keys = new Set<string>();
  /** how many rows were given a key that begins alike */
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
          // Another tab may have set a row aside just now: then other keys are tried.
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
