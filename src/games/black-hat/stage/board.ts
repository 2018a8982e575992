/** Types of the laid-out table (nodes, hit areas, and the points that effects fly between) and the keys of its nodes. */
import type { Rect } from '../../../stage/geometry.ts';
import { TOP } from '../../../stage/nodes.ts';
import type { Laid } from '../../../stage/laid.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import type { Lookup } from './lookup.ts';
import type { TablePlan } from './plan.ts';

/** Depth (`z`) of each kind of node, back to front. */
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
  /** rectangle of each place of the board, by the place's number */
  places: Map<number, Rect>;
  view: View;
}

/** What the functions that lay out the table share. */
export interface Parts {
  out: Layout;
  plan: TablePlan;
  view: View;
  lookup: Lookup;
  /** index of the seat at the near edge of the table */
  near: number;
}

export const nameOf = (view: View, seat: number): Seat => view.seats[seat]!.name;

/** The name of a card's face in the atlas. */
export function faceOf(lookup: Lookup, card: Card | null): string {
  if (card === null) return 'back:card';
  return card === lookup.joker ? 'joker' : card === lookup.hat ? 'hat' : `rank:${card}`;
}

/** The node key of the Hat, the same wherever the Hat is, because there is only one. Keys of other cards name their place. */
export const HAT_KEY = 'hat';
/** The node key of the `i`-th card of this rank in a hand. `card`: null if it is hidden. */
export const handKey = (lookup: Lookup, seat: Seat, card: Card | null, i: number): string =>
  card === lookup.hat ? HAT_KEY : card === null ? `x:${seat}:${i}` : `h:${seat}:${card}:${i}`;
/** The node key of the `i`-th card that a seat has played in the trick. */
export const playKey = (lookup: Lookup, seat: Seat, card: Card, i: number): string =>
  card === lookup.hat ? HAT_KEY : `p:${seat}:${i}`;
export const pawnKey = (pawn: number): string => `pawn:${pawn}`;
