/** The bot's heuristics: they give every legal move a worth in credits and look ahead no further than one run. */
import { sentence, type Reason } from '../../../core/sentence.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { best, type Choice, Context } from './context.ts';
import { corpChoices } from './corp/index.ts';
import { HEURISTIC_LEVELS, type HeuristicLevel } from './heuristic-levels.ts';
import { chance } from './prng.ts';
import { reasonFor } from './reasons/index.ts';
import type { Belief } from './worlds/sample-world.ts';
import { runnerChoices } from './runner/index.ts';

/** The bot's answer to a decision: a legal move, and the reason for it. */
export interface Answer {
  move: Move;
  reason: Reason;
}

/** The answer of the heuristics, with every move that they weighed (`choices`; empty if there was only one move). */
export interface Weighed {
  move: Move;
  /** why, as far as the heuristics know; made when it is read */
  readonly reason: Reason;
  choices: readonly Choice[];
  /** returns the bot's next random number, after those used for the answer */
  chance: () => number;
  ctx: Context;
}

/**
 * Weighs the moves of the open decision. Throws if the view has none. `botSeed`: seed of the bot's own random numbers; `belief`: learnt
 * beliefs about what hidden cards are, null to use the heuristics' guesses.
 */
export function weigh(
  view: View,
  heuristic: HeuristicLevel,
  botSeed: number | string,
  belief: Belief | null = null,
): Weighed {
  const { decision } = view;
  const first = decision?.moves[0];
  if (!decision || !first) throw new Error('the view has no open decision');
  const roll = chance(botSeed, view);
  const ctx = new Context(view, HEURISTIC_LEVELS[heuristic], roll, belief);
  const answer = (move: Move, choices: readonly Choice[], only: boolean): Weighed => ({
    move,
    choices,
    chance: roll,
    ctx,
    get reason() {
      return only
        ? sentence('reason.only')
        : reasonFor({ ctx, move, other: runnerUp(choices, move), choices, measured: null });
    },
  });
  if (decision.moves.length === 1) return answer(first, [], true);
  const choices = (decision.seat === 'corp' ? corpChoices(ctx) : runnerChoices(ctx)).filter(
    (choice) => choice.move.do !== 'concede',
  );
  const choice = best(choices, roll);
  if (choice) return answer(choice.move, choices, false);
  return answer(decision.moves.find((move) => move.do !== 'concede') ?? first, choices, true);
}

/** Returns the move that the heuristics like best besides this one; null if there is none. */
function runnerUp(choices: readonly Choice[], move: Move): Move | null {
  const others = choices.filter((choice) => choice.move !== move);
  return (
    others.reduce<Choice | null>((top, one) => (top === null || one.worth > top.worth ? one : top), null)?.move ?? null
  );
}
