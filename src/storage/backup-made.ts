/** Writes what people made in games into a backup file, one line each, and reads it back. */
import * as v from 'valibot';
import type { Sentence } from '../core/game.ts';
import type { Json, JsonObject } from '../core/json.ts';
import type { KeptCollection, Taken } from './collection.ts';
import { madeKeyOf, madeRow, readMade } from './made.ts';
import type { Database } from './database.ts';

const value = v.object({ made: v.string(), id: v.string(), value: v.unknown() });
/** a row written by a newer version, put into the backup file unchanged */
const row = v.object({ made: v.string(), id: v.string(), row: v.string() });

/** The schema of a line of the backup file that holds something made in a game. */
export const madeLine = v.union([value, row]);
type MadeLine = v.InferOutput<typeof madeLine>;

/** Returns the lines for all things made in games, except damaged ones, which are quarantined when their collection is opened. */
export async function madeLines(database: Database): Promise<MadeLine[]> {
  return (await database.all('made')).flatMap(({ key, value: found }): MadeLine[] => {
    const at = madeKeyOf(key);
    if (at === null || typeof found !== 'string') return [];
    const { collection: made, id } = at;
    const read = readMade(found);
    return [read.ok ? { made, id, value: read.value } : { made, id, row: found }];
  });
}

/** Counts kept while a backup file is read. */
interface Found {
  made: Taken;
  damaged: number;
  newer: number;
  stopped: Sentence | null;
}

/** How many things made in games are stored in one transaction. */
const AT_ONCE = 500;

/**
 * Takes the lines of a backup file that hold things made in games. `flush` stores these things, many in one transaction, and counts them in
 * `found`.
 */
export function takerOf(collections: ReadonlyMap<string, KeptCollection>, found: Found) {
  const waiting = new Map<string, [id: string, value: Json][]>();
  const flush = async (): Promise<void> => {
    for (const [name, list] of waiting)
      while (list.length > 0) {
        const taken = await collections.get(name)!.take(list.splice(0, AT_ONCE));
        if ('key' in taken) return void (found.stopped = taken);
        for (const how of ['added', 'same', 'both'] as const) found.made[how] += taken[how];
      }
  };
  const add = (name: string, id: string, thing: Json | undefined): void => {
    if (thing === undefined || thing === null || !readMade(madeRow(thing)).ok) return void found.damaged++;
    const list = waiting.get(name) ?? [];
    waiting.set(name, list);
    list.push([id, thing]);
  };
  return {
    /** Takes a line to be stored by `flush`; returns false if it is of another kind, or of a collection that does not exist here. */
    take(line: object): boolean {
      const [name, old] =
        'made' in line ? [line.made, false] : 'settings' in line ? [line.settings, true] : [null, true];
      if (typeof name !== 'string' || !collections.has(name)) return false;
      const whole = line as { id: string; value?: unknown; row?: string };
      if (old) {
        // Old files hold a whole collection as settings, with null for what was removed.
        const all = whole.value;
        const things = typeof all === 'object' && all !== null && !Array.isArray(all) ? (all as JsonObject) : null;
        if (things === null) found.damaged++;
        for (const [id, thing] of Object.entries(things ?? {})) if (thing !== null) add(name, id, thing);
      } else if (whole.row !== undefined) {
        const read = readMade(whole.row);
        if (!read.ok && read.problem.key === 'file.newer') found.newer++;
        else add(name, whole.id, read.ok ? read.value : undefined);
      } else add(name, whole.id, whole.value as Json | undefined);
      return true;
    },
    flush,
  };
}
