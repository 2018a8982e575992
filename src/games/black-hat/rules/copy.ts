/** Copies and compares states. */
import type { State, Table } from './model.ts';

const copyTable = (t: Table): Table => ({
  ...t,
  hands: t.hands.map((hand) => [...hand]),
  deck: [...t.deck],
  discards: [...t.discards],
  pawns: [...t.pawns],
  stuck: [...t.stuck],
  markers: [...t.markers],
  status: [...t.status],
  totals: [...t.totals],
  blame: [...t.blame],
  out: [...t.out],
  plays: [...t.plays],
  spoils: [...t.spoils],
});

/** Returns a copy of a state that can be played on without changing the original. Parts that are only ever replaced are shared. */
export const copyState = (s: State): State => ({
  table: copyTable(s.table),
  stack: s.stack.map(({ chart, at, entered }) => ({ chart, at, entered })),
  ask: s.ask,
  fire: [...s.fire],
  chain: s.chain,
  rng: [...s.rng],
  noTakeBack: s.noTakeBack,
});
