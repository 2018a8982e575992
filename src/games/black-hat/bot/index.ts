/**
 * A fair bot: it sees only a view, picks a legal move and gives a reason. It has no state, no clock and no randomness but its own seed, so
 * the same view, level and seed give the same move on every machine.
 */
import { type Reason, sentence } from '../../../core/sentence.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import { chanceOf } from './chance.ts';
import { lookOf } from './look.ts';
import { BUDGET, EASY, type Level } from './levels.ts';
import { weigh } from './policy.ts';
import { reasonOf } from './reasons/index.ts';
import { type Budget, search } from './search.ts';
import { LEARNT, STANDARD } from './weights.ts';

export { LEVELS, type Level } from './levels.ts';

/** The bot's answer: a legal move and the reason. */
export interface Answer {
  move: Move;
  reason: Reason;
}

/**
 * Picks a move for the seat that has to decide in `view`. `botSeed` seeds the bot's own random numbers and is independent of the game's
 * seed. Throws when the view has no open decision that its viewer may make.
 */
export function decide(view: View, level: Level, botSeed: number | string, budget: Budget = BUDGET): Answer {
  const moves = view.decision?.moves ?? [];
  const first = moves[0];
  if (first === undefined) throw new Error('no question is open for the bot');
  if (moves.length === 1) return { move: first, reason: sentence('bh.reason.only') };
  const chance = chanceOf(botSeed, view);
  const weights = level === 'hard' ? LEARNT : STANDARD;
  const look = lookOf(view, weights);
  let choices = weigh(look);
  if (level === 'easy') {
    const good = choices.filter(({ worth }) => worth >= choices[0]!.worth - EASY);
    const pick = good[Math.floor(chance() * good.length)]!;
    return {
      move: pick.move,
      reason: reasonOf(
        view,
        look,
        pick,
        choices.find((other) => other !== pick)!,
      ),
    };
  }
  if (level === 'hard') choices = search(view, choices, budget, weights, chance);
  const [best, next] = [choices[0]!, choices[1]!];
  // The search also counts the policy's estimate, so the best choice may have done a little worse in the playouts alone.
  return { move: best.move, reason: reasonOf(view, look, best, { ...next, worth: Math.min(next.worth, best.worth) }) };
}
