/** A bot as the session sees it: it gets views and returns moves, never the state or the game's seed. */
import type { Reason } from './game.ts';

export interface Answer<Move> {
  move: Move;
  /** why this move was chosen */
  reason: Reason;
}

export interface Bot<View, Move> {
  /**
   * Chooses one of the view's moves. The same view always gets the same move, so a resumed game continues as it would have. Rejects with
   * `BotStopped` when `signal` aborts or the bot is closed, and with any other error when the bot fails.
   */
  decide(view: View, signal?: AbortSignal): Promise<Answer<Move>>;
  /**
   * the most time in ms this bot takes, even on a slow device, for a decision that other seats must not know about; default: the session's
   * `REVEAL_INTERVAL`
   */
  readonly within?: number;
  /** Registers a function that is called once, if the bot does not answer in time and is restarted. */
  onReplaced?(tell: () => void): void;
  close(): void;
}

/** Thrown by `Bot.decide` when its signal aborts or the bot is closed: nobody needs the answer any more. */
export class BotStopped extends Error {
  override name = 'BotStopped';
}
