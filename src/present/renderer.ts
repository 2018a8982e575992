/** The interface of what draws a table: the stage (`src/stage`) and the plain table (`src/hud/table/plain-renderer.ts`) implement it. */
import type { GameTypes } from '../core/game.ts';
import type { Update } from '../feed/update.ts';

export interface ShowOptions {
  /** speed of the animations as a factor, read again whenever it matters; 0: only results */
  speed(): number;
  /** Aborts when the rest of the animation is not wanted. The renderer then stops at once; `settle` follows. */
  signal: AbortSignal;
  /** Call it each time more of the update's events have been shown, with the number shown so far. */
  shown(events: number): void;
}

export interface Renderer<G extends GameTypes = GameTypes> {
  /**
   * Animates an update. Resolves when the table shows `update.after` and the next update may be shown; resolves soon, and without `shown`,
   * once the signal has aborted. Called only when no earlier animation is running.
   */
  show(update: Update<G>, options: ShowOptions): Promise<void>;
  /** Shows this view at once, without animation, whatever was shown before. */
  settle(view: G['view']): void;
}
