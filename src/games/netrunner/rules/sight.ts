/**
 * Caches what a viewer sees of the cards until an event changes the table. Most moves end in `step` events, which change no card, so the
 * next view can reuse it. The cache is outside the state.
 */
import type { Table } from './model.ts';
import type { View, Viewer } from './view-types.ts';

/** The parts of a view that `step` events do not change. */
export type Sight = Pick<View, 'corp' | 'runner' | 'servers' | 'play' | 'removed' | 'costBy'>;

const SIGHTS = new WeakMap<Table, Map<Viewer, Sight>>();

/** What `viewer` sees of the table: from the cache, or else from `look`. */
export function sightOf(t: Table, viewer: Viewer, look: () => Sight): Sight {
  let kept = SIGHTS.get(t);
  if (!kept) SIGHTS.set(t, (kept = new Map()));
  let sight = kept.get(viewer);
  if (!sight) kept.set(viewer, (sight = look()));
  return sight;
}

/** Drops what is cached for a table. Call it after every change of the table other than a `step` event. */
export function forgetSight(t: Table): void {
  SIGHTS.delete(t);
}
