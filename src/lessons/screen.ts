/** Shows the pupil one sequence of updates, whichever match or recording they come from. */
import type { GameTypes, Viewer } from '../core/game.ts';
import { jumpUpdate } from '../session/update.ts';
import type { Update } from '../session/types.ts';
import { listeners } from './listeners.ts';

export interface Screen<G extends GameTypes> {
  /** Returns the view shown last. */
  view(): G['view'];
  show(update: Update<G>): void;
  /** Shows a view without animation. */
  jumpTo(view: G['view']): void;
  /** Returns how many updates have been shown so far. */
  frames(): number;
  onUpdate(listener: (update: Update<G>) => void): () => void;
  close(): void;
}

/**
 * Makes what a lesson shows on the screen, beginning with the view `first`. While `stands()` is true, views are shown without a decision
 * and without the end of the game.
 */
export function screen<G extends GameTypes>(viewer: Viewer, first: G['view'], stands: () => boolean): Screen<G> {
  const heard = listeners<Update<G>>();
  const stand = (view: G['view'], still: boolean): G['view'] =>
    still ? { ...view, decision: null, over: null } : view;
  let frames = 0;
  let shown = stand(first, stands());
  const show = (update: Update<G>): void => {
    const still = stands();
    const before = shown;
    const after = stand(update.after, still);
    const viewAt: Update<G>['viewAt'] = (n) =>
      n === 0 ? before : n === update.events.length ? after : stand(update.viewAt(n), still);
    shown = after;
    heard.tell({ ...update, index: ++frames, before, after, viewAt, reason: null });
  };
  return {
    view: () => shown,
    show,
    jumpTo: (view) => show(jumpUpdate(viewer, shown, view)),
    frames: () => frames,
    onUpdate: heard.add,
    close: heard.clear,
  };
}
