/** Copies a state. */
import type { State, Table } from './model.ts';

const copyTable = (t: Table): Table => ({
  ...t,
  rooms: [...t.rooms],
  ops: [...t.ops],
  pool: [...t.pool],
  deck: [...t.deck],
  picks: [...t.picks],
});

/**
 * Returns a copy of a state that can be played on without changing the original. It shares those parts that are replaced, never changed.
 */
export const copyState = (s: State): State => ({
  table: copyTable(s.table),
  stack: s.stack.map((frame) => ({ ...frame })),
  regions: s.regions.map((region) => ({ ...region })),
  ask: s.ask,
  rng: [...s.rng],
  noTakeBack: s.noTakeBack,
});
