/** Chooses the move made in place of a bot that fails to answer. */
import { sentence } from '../core/sentence.ts';
import type { Answer } from '../core/bot.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { playable } from '../replay/sentences.ts';

/** Picks a pass if one is legal, else the first legal move; concedes only if nothing else is legal. */
export function plainAnswer<G extends GameTypes>(game: Game<G>, state: G['state']): Answer<G['move']> {
  const moves = game.moves(state);
  const concession = game.concession(game.decision(state)!.seat);
  const move =
    moves.find((one) => game.isPass(one)) ??
    moves.find((one) => concession === null || !game.same(one, concession)) ??
    playable(game, state)[0]!;
  return { move, reason: sentence('session.botFallback') };
}
