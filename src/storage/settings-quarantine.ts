/** Copies settings that cannot be read to another key at once; gather-quarantine.ts moves the copies to the quarantined rows later. */
import type { LocalRows } from './local-rows.ts';

/** Copies an unreadable text to the first of its quarantine keys that is free or already holds it. Throws if there is no space. */
export function copyToQuarantine(rows: LocalRows, name: string, text: string): void {
  for (let n = 1; n < 1000; n++) {
    const key = `icebreak:${name}:aside${n === 1 ? '' : `-${n}`}`;
    const there = rows.getItem(key);
    if (there === null) rows.setItem(key, text);
    if (there === null || there === text) return;
  }
}
