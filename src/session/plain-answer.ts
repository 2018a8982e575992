/** The move that is made in place of a bot that fails to answer. */
import type { Answer } from '../core/bot.ts';
import type { Game, GameTypes } from '../core/game.ts';
import { playable } from '../replay/sentences.ts';

/** The move made for a bot that failed: a pass if legal, else the first legal move, giving up only if there is no other. */
export function plainAnswer<G extends GameTypes>(game: Game<G>, state: G['state']): Answer<G['move']> {
  const moves = game.moves(state);
  const concession = game.concession(game.decision(state)!.seat);
  const move =
    moves.find((one) => game.isPass(one)) ??
    moves.find((one) => concession === null || !game.same(one, concession)) ??
    playable(game, state)[0]!;
  return { move, reason: { key: 'session.botFallback' } };
}
