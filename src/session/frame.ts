/** Frames: one step of a match for one viewer. */
import type { Game, GameTypes, Tell, Viewer } from '../core/game.ts';
import type { Frame } from './types.ts';

/** A step without events: undo, resume, seek, a change of eyes. */
export function jumpFrame<G extends GameTypes>(
  index: number,
  viewer: Viewer,
  before: G['view'],
  after: G['view'],
): Frame<G> {
  return { index, viewer, before, events: [], after, viewAt: () => after, move: null, reason: null, kind: 'jump' };
}

/**
 * The views between the events of a step (`Frame.viewAt`). `again` makes the step happen once more on a copy of its own and tells each
 * event; it is called at most once, when the first view is asked for. Events happen the same way every time, so the views are those of
 * the moment.
 */
export function viewsBetween<G extends GameTypes>(
  game: Game<G>,
  again: (tell: Tell<G>) => void,
  viewer: Viewer,
  { before, after, events }: Pick<Frame<G>, 'before' | 'after' | 'events'>,
): Frame<G>['viewAt'] {
  let made: G['view'][] | null = null;
  const make = (): G['view'][] => {
    const views = [before];
    again((_event, state) => void views.push(game.glimpse(state, viewer)));
    return views;
  };
  return (n) => {
    if (!Number.isInteger(n) || n < 0 || n > events.length) throw new RangeError(`no table after event ${n}`);
    if (n === 0) return before;
    if (n === events.length) return after;
    return (made ??= make())[n]!;
  };
}
