/** A bot as the session sees it: it gets views and returns moves, never the state or the game's seed. */
import type { Sentence } from './game.ts';

export interface Answer<Move> {
  move: Move;
  /** why this move was chosen: an i18n key and the numbers behind the choice */
  reason: Sentence;
}

export interface Bot<View, Move> {
  /**
   * Chooses one of the view's moves. It is deterministic in the view, so a resumed game continues as it would have. Rejects with
   * `BotStopped` when `signal` aborts or the bot is closed, and with any other error when the bot fails.
   */
  decide(view: View, signal?: AbortSignal): Promise<Answer<Move>>;
  /**
   * the most ms it takes, even on a slow device, to answer a question other seats must not know of; default: the session's
   * `REVEAL_INTERVAL`
   */
  readonly within?: number;
  /** `tell` is called at most once: when the bot did not answer in time and was restarted. */
  onReplaced?(tell: () => void): void;
  close(): void;
}

/** Thrown by `Bot.decide` when its signal aborts or the bot is closed: nobody needs the answer any more. */
export class BotStopped extends Error {
  override name = 'BotStopped';
}
