/**
 * A fair bot: it sees only a view, picks a legal move and gives a reason. The same view, level, temperament and seed give the same move on
 * every machine.
 */
import type { Reason } from '../../../core/sentence.ts';
import { chanceOf } from '../../../core/chance.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import { BUDGET, DEEP, type Level, RISK, type Temperament } from './levels.ts';
import { outlookOf } from './outlook.ts';
import type { Temper } from './policy.ts';
import { reasonOf } from './reasons/index.ts';
import { type Budget, search, type Tried } from './search.ts';
import { drawn, weigh } from './weigh.ts';

export { LEVELS, type Level, TEMPERS, type Temperament } from './levels.ts';

export interface Answer {
  move: Move;
  reason: Reason;
}

/**
 * Picks a move for the operative that has to decide in `view`. `botSeed` seeds the bot's own random numbers and is independent of the
 * game's seed. Throws when the view has no open decision that its viewer may make.
 */
export function decide(
  view: View,
  level: Level,
  temperament: Temperament,
  botSeed: number | string,
  budget: Budget = BUDGET,
): Answer {
  const { decision } = view;
  if (!decision || decision.moves.length === 0) throw new Error('no question is open for the bot');
  const chance = chanceOf(`${botSeed}`, () =>
    JSON.stringify([view.round, view.turned.length, decision.op, view.proximity]),
  );
  const temper: Temper = { risk: RISK[level], deep: DEEP[temperament] };
  const o = outlookOf(view, decision.op, temper.risk);
  const worths = weigh(o, decision.kind, decision.moves, temper);
  const choices = decision.moves.map((move, i): Tried => ({ move, worth: worths[i]!, played: null }));
  const byWorth = choices.toSorted((a, b) => b.worth - a.worth);
  if (level === 'hard' && decision.kind === 'pick') {
    const [taken, other = null] = search(view, byWorth, budget, temper, chance);
    return { move: taken!.move, reason: reasonOf(view, taken!, other) };
  }
  const taken = choices[drawn(worths, chance)]!;
  return {
    move: taken.move,
    reason: reasonOf(view, taken, byWorth.find((one) => one !== taken) ?? null),
  };
}
