/** The table as it is laid out: nodes, places that can be pointed at, points that effects fly from and to. */
import type { Rect } from '../../../stage/geometry.ts';
import { TOP } from '../../../stage/nodes.ts';
import type { Laid } from '../../../stage/laid.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import type { Lookup } from './lookup.ts';
import type { TablePlan } from './plan.ts';

/** Depths (`z`) of the table's nodes, from back to front. */
export const Z = {
  floor: 0,
  plate: 20,
  space: 60,
  tile: 80,
  arrow: 100,
  value: 110,
  light: 118,
  way: 120,
  pawn: 140,
  pile: 200,
  trick: 240,
  hand: 320,
  mark: 600,
  top: TOP,
};

export interface Layout extends Laid {
  plan: TablePlan;
  /** rectangles of the places of the board, by number */
  places: Map<number, Rect>;
  view: View;
}

/** What the parts of the layout work with. */
export interface Parts {
  out: Layout;
  plan: TablePlan;
  view: View;
  lookup: Lookup;
  /** index of the near seat */
  near: number;
}

export const nameOf = (view: View, seat: number): Seat => view.seats[seat]!.name;

/** The name of a card's picture. */
export function faceOf(lookup: Lookup, card: Card | null): string {
  if (card === null) return 'back:card';
  return card === lookup.joker ? 'joker' : card === lookup.hat ? 'hat' : `rank:${card}`;
}

/** The Hat is one card, followed wherever it goes; of other cards those of a rank are alike. */
export const HAT_KEY = 'hat';
/** The key of the `i`-th card of its rank (null: unseen) in a hand. */
export const handKey = (lookup: Lookup, seat: Seat, card: Card | null, i: number): string =>
  card === lookup.hat ? HAT_KEY : card === null ? `x:${seat}:${i}` : `h:${seat}:${card}:${i}`;
/** The key of the `i`-th card of a play. */
export const playKey = (lookup: Lookup, seat: Seat, card: Card, i: number): string =>
  card === lookup.hat ? HAT_KEY : `p:${seat}:${i}`;
export const pawnKey = (pawn: number): string => `pawn:${pawn}`;
