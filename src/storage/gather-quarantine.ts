/**
 * Moves unreadable settings, copied to other keys by settings-quarantine.ts, to the store of quarantined rows, when somebody asks for those
 * rows.
 */
import type { LocalRows } from './local-rows.ts';
import type { QuarantineRow } from './rows.ts';
import type { Database } from './database.ts';

const QUARANTINE_KEY = /^icebreak:(.+):aside(?:-\d+)?$/s;

/** Moves all copies of unreadable settings to the quarantined rows, except those of settings whose name is in `except`. */
export async function gatherQuarantine(
  rows: LocalRows | null,
  database: Database,
  { except, now }: { except: readonly string[]; now(): string },
): Promise<void> {
  if (database.kind !== 'device') return;
  for (const key of keysOf(rows)) {
    const name = QUARANTINE_KEY.exec(key)?.[1];
    const value = name === undefined || except.includes(name) ? null : rows!.getItem(key);
    if (name === undefined || value === null) continue;
    const there = (await database.quarantined()).some(
      (one) => one.from === 'settings' && one.key === name && one.value === value,
    );
    const row: QuarantineRow = { from: 'settings', key: name, value, problem: 'storage.prefs', date: now() };
    if (!there) {
      let free = `settings/${name}/${row.date}`;
      while ((await database.get('aside', free)) !== undefined) free += '+';
      if ((await database.write([{ store: 'aside', key: free, put: row }])) !== null) return;
    }
    if (rows!.getItem(key) === value) rows!.removeItem?.(key);
  }
}

function keysOf(rows: LocalRows | null): string[] {
  try {
    return rows?.keys?.() ?? [];
  } catch {
    return [];
  }
}
