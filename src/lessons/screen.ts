/** What a lesson shows the pupil: one sequence of frames, whichever match or recording they come from. */
import type { GameTypes, Viewer } from '../core/game.ts';
import { jumpFrame } from '../session/frame.ts';
import type { Frame } from '../session/types.ts';
import { listeners } from './listeners.ts';

export interface Screen<G extends GameTypes> {
  /** The view shown last. */
  view(): G['view'];
  show(frame: Frame<G>): void;
  /** Shows a view without animation. */
  jumpTo(view: G['view']): void;
  /** Number of frames shown so far. */
  frames(): number;
  onFrame(listener: (frame: Frame<G>) => void): () => void;
  close(): void;
}

/** `first`: the view to begin with. While `stands()`, views are shown without a decision and without the end of the game. */
export function screen<G extends GameTypes>(viewer: Viewer, first: G['view'], stands: () => boolean): Screen<G> {
  const heard = listeners<Frame<G>>();
  const stand = (view: G['view'], still: boolean): G['view'] =>
    still ? { ...view, decision: null, over: null } : view;
  let frames = 0;
  let shown = stand(first, stands());
  const show = (frame: Frame<G>): void => {
    const still = stands();
    const before = shown;
    const after = stand(frame.after, still);
    const viewAt: Frame<G>['viewAt'] = (n) =>
      n === 0 ? before : n === frame.events.length ? after : stand(frame.viewAt(n), still);
    shown = after;
    heard.tell({ ...frame, index: ++frames, before, after, viewAt, reason: null });
  };
  return {
    view: () => shown,
    show,
    jumpTo: (view) => show(jumpFrame(viewer, shown, view)),
    frames: () => frames,
    onFrame: heard.add,
    close: heard.clear,
  };
}
