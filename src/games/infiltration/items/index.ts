/** All items, by code. */
import type { ItemDef } from '../rules/def.ts';
import { DATA } from './data.ts';
import { HINDRANCE } from './hindrance.ts';
import { LOCKS } from './locks.ts';
import { MOVEMENT } from './movement.ts';
import { STATUS } from './status.ts';
import { WORKERS } from './workers.ts';

export const ITEMS: readonly ItemDef[] = [...MOVEMENT, ...WORKERS, ...LOCKS, ...DATA, ...HINDRANCE, ...STATUS].sort(
  (a, b) => (a.code < b.code ? -1 : 1),
);
const BY_CODE = new Map(ITEMS.map((one) => [one.code, one]));

/** The item of a code. Throws for an unknown one. */
export function itemDef(code: string): ItemDef {
  const found = BY_CODE.get(code);
  if (!found) throw new Error(`no item is called ${code}`);
  return found;
}
