/** How the screen asks a bot what it would do in the person's place. */
import type { GameTypes } from '../core/game.ts';

/** What a bot would do, in words. */
export interface BotAdvice {
  move: GameTypes['move'];
  /** why the bot would make the move; null if it gives no reason */
  reason: string | null;
}

/** A bot that gives advice in a match. */
export interface AdviserPort {
  /** What it would do at a view's open question, in place of the seat that answers. Rejects if it fails or is stopped. */
  ask(view: GameTypes['view'], signal: AbortSignal): Promise<BotAdvice>;
  close(): void;
}
