/**
 * The coach for whole games: gives advice before a move is made, if something is about to go wrong. It uses only the learner's own view and
 * the bot's run calculator, so it knows no more than a careful player in the same seat.
 */
import { mulligan } from '../bot/answers.ts';
import { Context } from '../bot/context.ts';
import { HEURISTIC_LEVELS } from '../bot/heuristic-levels.ts';
import { chance } from '../bot/prng.ts';
import type { Judged } from '../review/faults.ts';
import { type Move, sameMove } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { type CoachAdvice, ESTIMATED, isLast } from './advice.ts';
import { corpAdvice } from './corp.ts';
import { runnerAdvice } from './runner.ts';

export { missed, turnOf } from './after.ts';

/** If no rule applies, the coach speaks only about a move that costs at least this much chance of winning. */
const MUCH = 0.07;

/**
 * What is about to go wrong if the learner makes this legal move, or null. `view`: the learner's view at this decision. `judged`: what each
 * move costs in chance of winning, by search (`review/faults.ts`). If known, it overrules the rules that only estimate (`ESTIMATED`), and
 * the coach speaks about costly moves even if none of its rules applies. Plain mistakes are named whatever a search says: it prices
 * a tag or an empty hand by chance, and a beginner has to learn the rule.
 */
export function advise(view: View, move: Move, judged: readonly Judged[] | null = null): CoachAdvice | null {
  const found = byRule(view, move);
  const known = judged?.find((one) => sameMove(one.move, move));
  if (known === undefined || (found !== null && !ESTIMATED.includes(found.kind))) return found;
  if (known.lost === 0 || known.why === null) return null;
  if (found !== null) return found;
  return known.lost >= MUCH ? { kind: 'better', params: {}, at: null, why: known.why } : null;
}

/** Returns what the coach's rules warn about a move; null for nothing. */
function byRule(view: View, move: Move): CoachAdvice | null {
  if (view.viewer === 'open' || view.decision?.seat !== view.viewer || view.decision.moves.length < 2) return null;
  const ctx = new Context(view, HEURISTIC_LEVELS.standard, chance(1, view));
  if (view.decision.kind === 'mulligan') return openingHand(ctx, move);
  const limit = handLimit(ctx, move);
  if (limit !== null) return limit;
  return view.viewer === 'runner' ? runnerAdvice(ctx, move) : corpAdvice(ctx, move);
}

/** Returns a warning about keeping a bad opening hand or mulliganing a good one; else null. */
function openingHand(ctx: Context, move: Move): CoachAdvice | null {
  const { view } = ctx;
  const best = mulligan(ctx).reduce((a, b) => (b.worth > a.worth ? b : a));
  if (best.move.do === move.do || (move.do !== 'keep' && move.do !== 'mulligan')) return null;
  const params = { side: view.viewer, ...best.grounds.params };
  if (move.do === 'mulligan') return { kind: 'good-hand', params, at: null };
  const { ice, agendas = 0, money } = best.grounds.params as Record<string, number>;
  const lacks = ice === 0 ? 'ice' : agendas > 2 ? 'agendas' : money === 0 ? 'money' : 'more';
  return { kind: 'weak-hand', params: { ...params, lacks }, at: null };
}

/** Returns a warning about drawing into a full hand with the last click, since a card must then be discarded at once; else null. */
function handLimit(ctx: Context, move: Move): CoachAdvice | null {
  const { view } = ctx;
  if (view.viewer === 'open' || move.do !== 'draw' || !isLast(view, move)) return null;
  const own = view[view.viewer];
  if (own.handSize < own.maxHand) return null;
  return { kind: 'hand-limit', params: { n: own.maxHand, hand: own.handSize + 1 }, at: null };
}
