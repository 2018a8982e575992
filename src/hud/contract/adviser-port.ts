/** How the screen asks a bot what it would do in the person's place. */
import type { GameTypes } from '../../core/game.ts';

/** A bot's advice: the move it would make in the person's place, and why. */
export interface BotAdvice {
  move: GameTypes['move'];
  /** why the bot would make the move; null if it gives no reason */
  reason: string | null;
  /** the numbers behind the reason, in words; null if there are none */
  numbers: string | null;
}

/** A bot that can be asked for advice during a match. */
export interface AdviserPort {
  /**
   * Asks the bot which move it would make at the open decision of a view, in place of the deciding seat. Rejects if it fails or is stopped.
   */
  ask(view: GameTypes['view'], signal: AbortSignal): Promise<BotAdvice>;
  close(): void;
}
