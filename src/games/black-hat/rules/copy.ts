/** Copies a state, and tells equal states. */
import type { State, Table } from './model.ts';

const copyTable = (t: Table): Table => ({
  ...t,
  seats: [...t.seats],
  options: { ...t.options },
  hands: t.hands.map((hand) => [...hand]),
  deck: [...t.deck],
  discards: [...t.discards],
  pawns: [...t.pawns],
  stuck: [...t.stuck],
  tiles: [...t.tiles],
  markers: t.markers.map((one) => ({ ...one })),
  tracer: t.tracer && { ...t.tracer },
  status: [...t.status],
  totals: [...t.totals],
  last: t.last.map((one) => ({ ...one })),
  blame: [...t.blame],
  out: [...t.out],
  plays: t.plays.map(({ seat, cards, rank }) => ({ seat, cards: [...cards], rank })),
  spoils: [...t.spoils],
  over: t.over && { ...t.over },
});

/** A state that shares nothing with the one it was copied from. */
export const copyState = (s: State): State => ({
  table: copyTable(s.table),
  stack: s.stack.map(({ chart, at, entered }) => ({ chart, at, entered })),
  ask: s.ask && { ...s.ask },
  fire: s.fire.map((one) => ({ ...one })),
  chain: s.chain,
  rng: [...s.rng],
  noTakeBack: s.noTakeBack,
});
