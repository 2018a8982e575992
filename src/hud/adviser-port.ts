/** The port through which the screen asks a bot what it would do in the person's place. */
import type { GameTypes } from '../core/game.ts';

/** What a bot would do, in words. */
export interface BotAdvice {
  move: GameTypes['move'];
  /** null for none */
  reason: string | null;
}

/** A bot that is asked for advice in a match. */
export interface AdviserPort {
  /** What it would do at the open question of a view, of the seat that answers it. Rejects when it fails or is stopped. */
  ask(view: GameTypes['view'], signal: AbortSignal): Promise<BotAdvice>;
  close(): void;
}
