/** A viewer's updates in order, pulled one at a time by the reader. Everything that can be shown is read through a feed. */
import type { GameTypes } from '../core/game.ts';
import type { Update } from './update.ts';

/** Has one reader. `next()` waits until there is an update; nothing is made before it is asked for. */
export interface Feed<G extends GameTypes = GameTypes> extends AsyncIterable<Update<G>> {
  /**
   * Takes the next update: at once, or when there is one. At most one call may be waiting. Resolves to null once the feed is closed, and
   * rejects with what went wrong while the update was being made.
   */
  next(): Promise<Update<G> | null>;
  /**
   * Adds a listener, called when every update that was taken but not shown yet is void (an undo, a seek, another viewer): the next update is
   * a jump. Returns a function that removes it.
   */
  onReset(listener: () => void): () => void;
  /** whether the next update may be taken while one is being shown, so that bots can think meanwhile */
  readonly ahead: boolean;
}
