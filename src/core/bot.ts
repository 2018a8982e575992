/** A bot as a session knows it: views in, moves out. It never gets the state or the game's seed. */
import type { Sentence } from './game.ts';

export interface Answer<Move> {
  move: Move;
  /** the figures that decided, for i18n */
  reason: Sentence;
}

export interface Bot<View, Move> {
  /**
   * Chooses one of the view's moves; the same view gives the same move, so that a resumed game goes on alike. Rejects with `BotStopped` when `signal` aborts or the bot is closed, else with what went wrong.
   */
  decide(view: View, signal?: AbortSignal): Promise<Answer<Move>>;
  close(): void;
}

/** Nobody waits for this answer any more. */
export class BotStopped extends Error {
  override name = 'BotStopped';
}
