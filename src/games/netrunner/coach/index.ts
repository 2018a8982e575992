/**
 * The coach of whole games: advice before a move is made, when something is about to go wrong. It reads only the pupil's own view and
 * uses the bot's run calculator; it knows no more than a careful player at the same seat.
 */
import { Context } from '../bot/context.ts';
import { mulligan as corpHand } from '../bot/corp/questions.ts';
import { HEURISTIC_LEVELS } from '../bot/heuristic-levels.ts';
import { chance } from '../bot/prng.ts';
import { mulligan as runnerHand } from '../bot/runner/questions.ts';
import type { Judged } from '../review/faults.ts';
import { type Move, sameMove } from '../rules/move.ts';
import type { View } from '../rules/view-types.ts';
import { type CoachAdvice, isLast } from './advice.ts';
import { corpAdvice } from './corp.ts';
import { runnerAdvice } from './runner.ts';

/** What a move must cost of the chance to win for the coach to speak of it where none of its rules does. */
const MUCH = 0.07;

/**
 * What is about to go wrong if the pupil makes this legal move, or null. `view` is the pupil's, with the decision open. `judged`: what the
 * moves of this decision cost, by search (`review/faults.ts`); where that is known, it decides whether the coach speaks: of what costs
 * nothing it is silent, and what costs much it names though no rule does. Null: not known, and its rules decide.
 */
export function advise(view: View, move: Move, judged: readonly Judged[] | null = null): CoachAdvice | null {
  const found = byRule(view, move);
  const known = judged?.find((one) => sameMove(one.move, move));
  if (known === undefined || view.decision?.kind === 'mulligan') return found;
  if (known.lost === 0 || known.why === null) return null;
  if (found !== null) return found;
  return known.lost >= MUCH ? { kind: 'better', params: {}, at: null, why: known.why } : null;
}

/** What the coach's rules say of a move. */
function byRule(view: View, move: Move): CoachAdvice | null {
  if (view.viewer === 'open' || view.decision?.seat !== view.viewer || view.decision.moves.length < 2) return null;
  const ctx = new Context(view, HEURISTIC_LEVELS.standard, chance(1, view));
  if (view.decision.kind === 'mulligan') return openingHand(ctx, move);
  const limit = handLimit(ctx, move);
  if (limit !== null) return limit;
  return view.viewer === 'runner' ? runnerAdvice(ctx, move) : corpAdvice(ctx, move);
}

/** Warns when an opening hand is kept that should go, or sent away though it is good. */
function openingHand(ctx: Context, move: Move): CoachAdvice | null {
  const { view } = ctx;
  const choices = view.viewer === 'runner' ? runnerHand(ctx) : corpHand(ctx);
  const best = choices.reduce((a, b) => (b.worth > a.worth ? b : a));
  if (best.move.do === move.do || (move.do !== 'keep' && move.do !== 'mulligan')) return null;
  const params = { side: view.viewer, ...best.reason.params };
  return { kind: move.do === 'keep' ? 'weak-hand' : 'good-hand', params, at: null };
}

/** Warns when a card is drawn with the last click into a full hand: one must be discarded at once. */
function handLimit(ctx: Context, move: Move): CoachAdvice | null {
  const { view } = ctx;
  if (view.viewer === 'open' || move.do !== 'draw' || !isLast(view, move)) return null;
  const own = view[view.viewer];
  if (own.handSize < own.maxHand) return null;
  return { kind: 'hand-limit', params: { n: own.maxHand, hand: own.handSize + 1 }, at: null };
}
