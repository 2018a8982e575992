/** The bot's habits: every legal move weighed by what it is worth in credits, without looking ahead beyond a run. */
import type { Sentence } from '../../../core/game.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { best, type Choice, Context } from './context.ts';
import { corpChoices } from './corp/index.ts';
import { HEURISTIC_LEVELS, type HeuristicLevel } from './heuristic-levels.ts';
import { chance } from './prng.ts';
import type { Belief } from './worlds/sample-world.ts';
import { runnerChoices } from './runner/index.ts';

/** The bot's answer: a legal move, and the reason with the figures that decided. */
export interface Answer {
  move: Move;
  reason: Sentence;
}

/** An answer by habit, with all that was weighed; no choices where there is one move. */
export interface Weighed extends Answer {
  choices: readonly Choice[];
  /** the bot's chance, after the answer was drawn */
  chance: () => number;
  /** title of a card in sight by its handle; '' for no handle, '?' for a face that is not known */
  title: (h: number | undefined) => string;
}

/**
 * Weighs the moves of the open decision. Throws when the view has none. `botSeed`: of the bot's own chance; `belief`: what is believed of hidden
 * cards by what was learnt from play, null for what habit guesses.
 */
export function weigh(
  view: View,
  heuristic: HeuristicLevel,
  botSeed: number | string,
  belief: Belief | null = null,
): Weighed {
  const { decision } = view;
  const first = decision?.moves[0];
  if (!decision || !first) throw new Error('the bot is not asked anything');
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
