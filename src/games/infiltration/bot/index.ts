/**
 * A fair bot: it sees only a view, picks a legal move and gives a reason. The same view, level, temperament and seed give the same move on
 * every machine.
 */
import type { Sentence } from '../../../core/game.ts';
import { chanceOf } from '../../../core/chance.ts';
import type { Move } from '../rules/move.ts';
import type { View } from '../rules/view.ts';
import { BUDGET, DEEP, type Level, RISK, type Temperament } from './levels.ts';
import { count, mustLeave, type Outlook, outlookOf } from './outlook.ts';
import type { Temper } from './policy.ts';
import { type Budget, search, type Tried } from './search.ts';
import { drawn, weigh } from './weigh.ts';

export { LEVELS, type Level, TEMPERS, type Temperament } from './levels.ts';

export interface Answer {
  move: Move;
  reason: Sentence;
}

const round = (n: number): number => Math.round(10 * n) / 10;
const percent = (chance: number): number => Math.round(100 * chance);

/** Why the bot chose a move: a reason, with the numbers behind the move and behind the best alternative. */
function reasonOf(o: Outlook, taken: Tried, other: Tried): Sentence {
  const params = {
    need: o.need,
    safe: o.safe,
    worth: round(taken.worth),
    tokens: count(o.here.tokens),
    other: round(other.worth),
  };
  if (taken.wins === null || other.wins === null)
    return { key: mustLeave(o) ? 'inf.bot.leave' : 'inf.bot.stay', params };
  return {
    key: mustLeave(o) ? 'inf.bot.searchLeave' : 'inf.bot.searchStay',
    params: { ...params, wins: percent(taken.wins), otherWins: percent(other.wins) },
  };
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
  const choices = decision.moves.map((move, i): Tried => ({ move, worth: worths[i]!, wins: null }));
  const byWorth = choices.toSorted((a, b) => b.worth - a.worth);
  if (level === 'hard' && decision.kind === 'pick') {
    const [taken, other = taken] = search(view, byWorth, budget, temper, chance);
    return { move: taken!.move, reason: reasonOf(o, taken!, other!) };
  }
  const taken = choices[drawn(worths, chance)]!;
  return {
    move: taken.move,
    reason: reasonOf(o, taken, byWorth.find((one) => one !== taken) ?? taken),
  };
}
