/** Helpers that make updates: one step of a match as one viewer may see it. */
import type { Game, GameTypes, Tell, Viewer } from '../core/game.ts';
import type { Update } from './types.ts';

/** Makes an update without events, shown without animation: after an undo, resume, seek or change of viewer. */
export function jumpUpdate<G extends GameTypes>(viewer: Viewer, before: G['view'], after: G['view']): Update<G> {
  return { index: 0, viewer, before, events: [], after, viewAt: () => after, move: null, reason: null, kind: 'jump' };
}

/**
 * Makes `Update.viewAt`: the views between the events of a step. `again` must play the step again on a copy and report each event; it is
 * called at most once, when such a view is first asked for. A step always gives the same events, so the views are right.
 */
export function viewsBetween<G extends GameTypes>(
  game: Game<G>,
  again: (tell: Tell<G>) => void,
  viewer: Viewer,
  { before, after, events }: Pick<Update<G>, 'before' | 'after' | 'events'>,
): Update<G>['viewAt'] {
  let made: G['view'][] | null = null;
  const make = (): G['view'][] => {
    const views = [before];
    again((_event, state) => void views.push(game.tableView(state, viewer)));
    return views;
  };
  return (n) => {
    if (!Number.isInteger(n) || n < 0 || n > events.length) throw new RangeError(`no table after event ${n}`);
    if (n === 0) return before;
    if (n === events.length) return after;
    return (made ??= make())[n]!;
  };
}
