/**
 * A fair bot: it sees a view, picks one of its legal moves and says why. The same view, level, temperament and seed give the same move on every
 * machine.
 */
import type { Sentence } from '../../../core/game.ts';
import { chanceOf, drawnBy } from '../../../core/chance.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import { answerWorth } from './answers.ts';
import { mustLeave, outlookOf } from './outlook.ts';
import { cardWorth, type Temper } from './policy.ts';

/** Levels by the risk of being caught that each takes without noticing more. */
export const LEVELS = ['easy', 'standard'] as const;
export type Level = (typeof LEVELS)[number];
/** A careful operative leaves early; a diver goes deep. */
export const TEMPERS = ['careful', 'diver'] as const;
export type Temperament = (typeof TEMPERS)[number];

const RISK: Readonly<Record<Level, number>> = { easy: 0.3, standard: 0.06 };
const DEEP: Readonly<Record<Temperament, number>> = { careful: 1, diver: 1.7 };

export interface Answer {
  move: Move;
  reason: Sentence;
}

/** Moves nearly as good as the best are taken now and then: the difference in zettabytes that makes one e times rarer. */
const HEAT = 0.25;

/** Decides for the seat that is asked in `view`. Throws when the view has no open decision. */
export function decide(view: View, level: Level, temperament: Temperament, botSeed: number | string): Answer {
  const { decision } = view;
  if (!decision || decision.moves.length === 0) throw new Error('the bot is not asked anything');
  const chance = chanceOf(`${botSeed}`, () =>
    JSON.stringify([view.round, view.turned.length, decision.op, view.proximity]),
  );
  const temper: Temper = { risk: RISK[level], deep: DEEP[temperament] };
  const o = outlookOf(view, decision.op, temper.risk);
  const worths = decision.moves.map((move) =>
    move.do === 'pick' ? cardWorth(o, move.card, temper) : answerWorth(o, decision.kind, move, temper),
  );
  const best = Math.max(...worths);
  const at = drawnBy(
    worths.map((worth) => Math.exp((worth - best) / HEAT)),
    chance(),
  );
  const figures = { need: o.need, safe: o.safe, worth: Math.round(10 * worths[at]!) / 10, tokens: o.here.tokens };
  return {
    move: decision.moves[at]!,
    reason: { key: mustLeave(o) ? 'inf.bot.leave' : 'inf.bot.stay', params: figures },
  };
}
