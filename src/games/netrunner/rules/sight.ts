/**
 * What a viewer sees of the cards, kept until an event changes the table. Moves mostly end in `step` events, which change no card, so the
 * view made for a frame also serves for the next one. Kept outside the state.
 */
import type { Table } from './model.ts';
import type { View, Viewer } from './view-types.ts';

/** The parts of a view that `step` events do not change. */
export type Sight = Pick<View, 'corp' | 'runner' | 'servers' | 'play' | 'removed' | 'costBy'>;

const SIGHTS = new WeakMap<Table, Map<Viewer, Sight>>();

/** What `viewer` sees of the table: the kept one, or else that which `look` gives. */
export function sightOf(t: Table, viewer: Viewer, look: () => Sight): Sight {
  let kept = SIGHTS.get(t);
  if (!kept) SIGHTS.set(t, (kept = new Map()));
  let sight = kept.get(viewer);
  if (!sight) kept.set(viewer, (sight = look()));
  return sight;
}

/** To be called whenever the table has changed, other than by a `step` event. */
export function forgetSight(t: Table): void {
  SIGHTS.delete(t);
}
