/** Lists everything stored that cannot be read: quarantined rows, and games of a newer version, which stay where they are. */
import type { Sentence } from '../core/game.ts';
import { type Read, refuse } from '../core/json.ts';
import { readSave } from '../match/save.ts';
import type { Change } from './backend.ts';
import { madeKeyOf, readMade } from './made.ts';
import { readEntry } from './rows.ts';
import type { Database } from './database.ts';

/** Something stored on the device that cannot be read. */
interface Unreadable {
  id: string;
  /** what the thing is: part of a recorded game, part of a running game, something made in a game, settings, or something else */
  what: 'record' | 'match' | 'made' | 'settings' | 'other';
  /** why the thing cannot be read: it is damaged, so it was quarantined; or a newer version wrote it, so it was left where it is */
  why: 'damaged' | 'newer';
  /** when the thing was quarantined: ISO 8601, UTC; null if it was not */
  date: string | null;
}

export interface UnreadableRows {
  list(): Promise<Unreadable[]>;
  /** Returns the rows of an unreadable thing as JSON text, unchanged; null if they are gone. */
  text(id: string): Promise<string | null>;
  /** Deletes an unreadable thing; the returned `undo` puts it back. */
  remove(id: string): Promise<Read<{ undo(): Promise<Sentence | null> }>>;
}

/** For each store, what an unreadable row of it is called (`Unreadable.what`). */
const KINDS: Partial<Record<string, Unreadable['what']>> = {
  entries: 'record',
  texts: 'record',
  running: 'match',
  made: 'made',
  settings: 'settings',
};

/** A row together with the store it is in and its key. */
type Placed = Extract<Change, { put: unknown }>;

/** Opens the list of what cannot be read. `running` returns the rows of all running games by id. */
export function openUnreadable(
  database: Database,
  running: () => Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>,
): UnreadableRows {
  const found = async (): Promise<(Unreadable & { rows: Placed[] })[]> => {
    const quarantined = (await database.quarantined()).map(({ id, ...row }) => ({
      id: `aside/${id}`,
      what: KINDS[row.from] ?? 'other',
      why: 'damaged' as const,
      date: row.date,
      rows: [{ store: 'aside' as const, key: id, put: row }],
    }));
    const games = [...(await running())].flatMap(([game, rows]) => {
      const read = readSave(rows);
      if (read.ok || read.problem.key !== 'file.newer') return [];
      const placed = [...rows].map(([row, put]) => ({ store: 'running' as const, key: `${game}/${row}`, put }));
      return [{ id: `running/${game}`, what: 'match' as const, why: 'newer' as const, date: null, rows: placed }];
    });
    const records: (Unreadable & { rows: Placed[] })[] = [];
    for (const { key, value } of await database.all('entries')) {
      const read = readEntry(value);
      if (read.ok || read.problem.key !== 'file.newer') continue;
      const text = await database.get('texts', key);
      const rows: Placed[] = [{ store: 'entries', key, put: value }];
      if (text !== undefined) rows.push({ store: 'texts', key, put: text });
      records.push({ id: `entries/${key}`, what: 'record', why: 'newer', date: null, rows });
    }
    const made = (await database.all('made')).flatMap(({ key, value: put }) => {
      const read = madeKeyOf(key) === null ? null : readMade(put);
      if (read === null || read.ok || read.problem.key !== 'file.newer') return [];
      const rows = [{ store: 'made' as const, key, put }];
      return [{ id: `made/${key}`, what: 'made' as const, why: 'newer' as const, date: null, rows }];
    });
    return [...games, ...records, ...made, ...quarantined];
  };
  const one = async (id: string): Promise<Placed[] | null> =>
    (await found()).find((row) => row.id === id)?.rows ?? null;
  return {
    list: async () => (await found()).map(({ rows: _rows, ...shown }) => shown),
    async text(id) {
      const rows = await one(id);
      return (
        rows &&
        JSON.stringify(
          rows.map(({ store, key, put }) => ({ store, key, value: put })),
          null,
          1,
        )
      );
    },
    async remove(id) {
      const rows = await one(id);
      if (rows === null) return refuse('storage.gone');
      const problem = await database.write(rows.map(({ store, key }) => ({ store, key, remove: true })));
      if (problem !== null) return { ok: false, problem };
      return { ok: true, value: { undo: () => database.write(rows) } };
    },
  };
}
