/**
 * A plain, fair bot: it sees a view, picks one of its legal moves and says why. It has no access to the game's state, no clock and no
 * randomness but its own seed: the same view, level and seed give the same move on every machine.
 */
import type { Sentence } from '../../src/core/game.ts';
import type { Move } from '../../src/games/netrunner/rules/move.ts';
import type { View } from '../../src/games/netrunner/rules/view-types.ts';
import { best, Context } from './context.ts';
import { corpChoices } from './corp/index.ts';
import { type Level, LEVELS } from './levels.ts';
import { chance } from './prng.ts';
import { runnerChoices } from './runner/index.ts';

export type { Level } from './levels.ts';

/** The bot's answer: a legal move, and the reason with the figures that decided. */
export interface Answer {
  move: Move;
  reason: Sentence;
}

/**
 * Decides for the seat that is asked in `view`. Throws when the view has no open decision.
 * `botSeed`: seed of the bot's own random numbers, apart from the game's.
 */
export function decide(view: View, level: Level, botSeed: number | string): Answer {
  const { decision } = view;
  const first = decision?.moves[0];
  if (!decision || !first) throw new Error('the bot is not asked anything');
  if (decision.moves.length === 1) return { move: first, reason: { key: 'bot.only' } };
  const ctx = new Context(view, LEVELS[level], chance(botSeed, view));
  const choices = (decision.seat === 'corp' ? corpChoices(ctx) : runnerChoices(ctx)).filter(
    (choice) => choice.move.do !== 'concede',
  );
  const choice = best(choices, ctx.chance);
  if (choice) return { move: choice.move, reason: choice.reason };
  const any = decision.moves.find((move) => move.do !== 'concede') ?? first;
  return { move: any, reason: { key: 'bot.only' } };
}
