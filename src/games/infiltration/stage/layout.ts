/** Lays out a view: every node of the table, the hit areas, and the points effects fly between. A pure function. */
import { type LayoutOptions as Options, emptyBoard, leaveOut } from '../../../stage/laid.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import type { Layout, Parts } from './board.ts';
import type { Lookup } from './lookup.ts';
import { layDials } from './layout-dials.ts';
import { layPeople } from './layout-people.ts';
import { layRooms } from './layout-rooms.ts';
import { laySeats, ownOf, shownHand } from './layout-seats.ts';
import { planFor } from './plan.ts';
import { PARTS } from './untaught.ts';

export type LayoutOptions = Options<Seat, Lookup>;

export function layout(view: View, { size, near, lookup, hides = [] }: LayoutOptions): Layout {
  const plan = planFor(size, { ops: view.ops.length, own: ownOf(view, near).length, floor: lookup.places.floor });
  const out: Layout = {
    plan,
    ...emptyBoard(),
    view,
    shown: shownHand(view, near, lookup),
  };
  const parts: Parts = { out, plan, view, lookup, near };
  layRooms(parts);
  layPeople(parts);
  layDials(parts);
  laySeats(parts);
  leaveOut(out, PARTS, hides);
  return out;
}
