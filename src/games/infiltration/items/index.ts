/** All items. */
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
