/** Settings that could not be read: copied beside their key at once, and moved to the rows set aside when those are asked for. */
import type { LocalRows } from './local-rows.ts';
import type { AsideRow } from './rows.ts';
import type { Shelf } from './shelf.ts';

const ASIDE = /^icebreak:(.+):aside(?:-\d+)?$/s;

/** Copies a text to the first key that is free, or has it already. Throws where there is no room. */
export function copyAside(rows: LocalRows, name: string, text: string): void {
  for (let n = 1; n < 1000; n++) {
    const key = `icebreak:${name}:aside${n === 1 ? '' : `-${n}`}`;
    const there = rows.getItem(key);
    if (there === null) rows.setItem(key, text);
    if (there === null || there === text) return;
  }
}

/** Moves all such copies to the rows set aside, but not those with a name in `except`. */
export async function gatherAside(
  rows: LocalRows | null,
  shelf: Shelf,
  { except, now }: { except: readonly string[]; now(): string },
): Promise<void> {
  if (shelf.kind !== 'device') return;
  for (const key of keysOf(rows)) {
    const name = ASIDE.exec(key)?.[1];
    const value = name === undefined || except.includes(name) ? null : rows!.getItem(key);
    if (name === undefined || value === null) continue;
    const there = (await shelf.aside()).some(
      (one) => one.from === 'settings' && one.key === name && one.value === value,
    );
    const row: AsideRow = { from: 'settings', key: name, value, problem: 'storage.prefs', date: now() };
    if (!there) {
      let free = `settings/${name}/${row.date}`;
      while ((await shelf.get('aside', free)) !== undefined) free += '+';
      if ((await shelf.write([{ store: 'aside', key: free, put: row }])) !== null) return;
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
