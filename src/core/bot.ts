/** A bot as a session knows it: views in, moves out. It never gets the state or the game's seed. */
import type { Sentence } from './game.ts';

export interface Answer<Move> {
  move: Move;
  /** why this move was chosen: an i18n key with the figures that decided */
  reason: Sentence;
}

export interface Bot<View, Move> {
  /**
   * Chooses one of the view's moves. The same view gives the same move, so that a resumed game goes on as it would have. Rejects with
   * `BotStopped` when `signal` aborts or the bot is closed, and with any other error when the bot fails.
   */
  decide(view: View, signal?: AbortSignal): Promise<Answer<Move>>;
  /** ms within which it answers what others may not know to be asked, on a slow device too; left out: the usual interval */
  readonly within?: number;
  /** Has `tell` called, at most once, when the bot did not answer in time and was started again. */
  onReplaced?(tell: () => void): void;
  close(): void;
}

/** Thrown by `Bot.decide` when its signal was aborted or the bot closed: the answer is no longer wanted. */
export class BotStopped extends Error {
  override name = 'BotStopped';
}
