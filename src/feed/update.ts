/** What one viewer is shown at once: an update, and what comes after it. */
import type { GameTypes, SeatName, Viewer } from '../core/game.ts';

/**
 * What comes after an update. ask: the person at the screen answers `after.decision` · wait: others act, so the next update comes by itself
 * · handover: another person at this device has to decide · over: nothing more comes, because the game or lesson has ended
 */
export type Next = 'ask' | 'wait' | 'over' | { handover: SeatName };

/** A step of a game, or part of one, as a viewer may know it: the table before, what happened, the table after. */
export interface Update<G extends GameTypes = GameTypes> {
  /**
   * the position in the viewer's own sequence of updates, from 1. A jump after an undo has the position of the last update that still
   * counts; one that undoes nothing repeats the position of the update before it
   */
  index: number;
  viewer: Viewer;
  before: G['view'];
  events: G['seen'][];
  /** the table after the events, with the open decision if the viewer knows of one */
  after: G['view'];
  /**
   * Returns the view of the table after the first `n` events, 0 to `events.length`; without the open decision if more events follow. Views
   * are made only when asked for, so they cost nothing if nothing is animated.
   */
  viewAt(n: number): G['view'];
  /** the move that caused the update, worded as the viewer may know it; null for set-up, jumps and moves the viewer may not know */
  move: { seat: SeatName; sentence: string } | null;
  /** why the bot made the move, in words; null if no reason may be told */
  reason: string | null;
  /** 'jump': shown without animation (undo, resume, seek, change of viewer) */
  kind: 'play' | 'jump';
  next: Next;
}
