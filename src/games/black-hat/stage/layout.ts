/** Lays out a view: every node of the table, the hit areas, and the points between which effects fly. A pure function. */
import { type LayoutOptions as Options, emptyBoard, leaveOut } from '../../../stage/laid.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import type { Layout, Parts } from './board.ts';
import type { Lookup } from './lookup.ts';
import { layBoard } from './layout-board.ts';
import { laySeats } from './layout-seats.ts';
import { layTrick } from './layout-trick.ts';
import { planFor } from './plan.ts';
import { PARTS } from './untaught.ts';

export type LayoutOptions = Options<Seat, Lookup>;

export function layout(view: View, { size, near, lookup, hides = [] }: LayoutOptions): Layout {
  const seat = Math.max(
    0,
    view.seats.findIndex(({ name }) => name === near),
  );
  // With many rivals there is no room for larger cards.
  const open = view.seats.length <= 3 && view.seats.some((_, i) => i !== seat && lookup.sees(view, i));
  const plan = planFor(size, { seats: view.seats.length, tracer: view.options.tracer, open });
  const out: Layout = {
    plan,
    ...emptyBoard(),
    places: new Map(),
    view,
  };
  const parts: Parts = { out, plan, view, lookup, near: seat };
  layBoard(parts);
  laySeats(parts);
  layTrick(parts);
  leaveOut(out, PARTS, hides);
  return out;
}
