/** The bot's heuristics: they give every legal move a worth in credits and look ahead no further than one run. */
import type { Sentence } from '../../../core/game.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { best, type Choice, Context } from './context.ts';
import { corpChoices } from './corp/index.ts';
import { HEURISTIC_LEVELS, type HeuristicLevel } from './heuristic-levels.ts';
import { chance } from './prng.ts';
import type { Belief } from './worlds/sample-world.ts';
import { runnerChoices } from './runner/index.ts';

/** The bot's answer to a decision: a legal move, and a sentence that gives the reason with the numbers that decided. */
export interface Answer {
  move: Move;
  reason: Sentence;
}

/** The answer of the heuristics, with every move that they weighed (`choices`; empty if there was only one move). */
export interface Weighed extends Answer {
  choices: readonly Choice[];
  /** returns the bot's next random number, after those used for the answer */
  chance: () => number;
  /** returns the title of a visible card by its handle; '' without a handle, '?' if its face is unknown */
  title: (h: number | undefined) => string;
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
  const title = (h: number | undefined): string => (h === undefined ? '' : ctx.title(h));
  const only = { reason: { key: 'bot.only' }, chance: roll, title };
  if (decision.moves.length === 1) return { ...only, move: first, choices: [] };
  const choices = (decision.seat === 'corp' ? corpChoices(ctx) : runnerChoices(ctx)).filter(
    (choice) => choice.move.do !== 'concede',
  );
  const choice = best(choices, roll);
  if (choice) return { move: choice.move, reason: choice.reason, choices, chance: roll, title };
  return { ...only, move: decision.moves.find((move) => move.do !== 'concede') ?? first, choices };
}
