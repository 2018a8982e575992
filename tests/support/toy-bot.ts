/** The toy game's bot: one of the legal moves, the same for the same view and seed. It never sees more than its seat's view. */
import type { Bot } from '../../src/core/bot.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import type { ToyMove, ToyView } from './toy-game.ts';

export function choose(view: ToyView, seed: number): ToyMove {
  const { moves } = view.decision!;
  return moves[below(seedRng(`${seed} ${JSON.stringify(view)}`), moves.length)]!;
}

export const toyBot = (seed: number): Bot<ToyView, ToyMove> => ({
  decide: async (view) => ({ move: choose(view, seed), reason: { key: 'toy.chance' } }),
  close() {},
});
