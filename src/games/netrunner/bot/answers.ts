/** Weighs the moves of decisions in which the position does not matter, for both sides: numbers, orders, payments. */
import { declaredWorth } from './asked.ts';
import type { Choice, Context } from './context.ts';

/** Weighs the moves of a decision that asks for a number: the closer to `wanted`, the better. `key` and `params` give the reason. */
export function byNumber(ctx: Context, wanted: number, key: string, params: Record<string, string | number>): Choice[] {
  return ctx.moves.map((move): Choice => ({
    move,
    worth: move.n !== undefined ? -Math.abs(move.n - wanted) : -50,
    reason: { key, params: { ...params, n: move.n ?? 0 } },
  }));
}

/** Weighs the moves of a decision that asks for a number. For an X: prefers the one whose effects bring most; else the highest allowed. */
export function anyNumber(ctx: Context): Choice[] {
  const credits = ctx.view[ctx.decision.seat].credits;
  return ctx.moves.map((move): Choice => {
    const n = move.n ?? 0;
    const worth = move.n === undefined ? -50 : declaredWorth(ctx, n);
    return {
      move,
      worth: worth ?? n,
      reason:
        worth === null
          ? { key: 'bot.number', params: { n } }
          : { key: 'bot.declare', params: { n, worth: tenths(worth), credits } },
    };
  });
}

/**
 * Weighs the moves of a decision about an order or a payment: paying first, cancelling last, else in the order in which the rules list the
 * moves.
 */
export function inOrder(ctx: Context): Choice[] {
  return ctx.moves.map((move, i) => ({
    move,
    worth: (move.do === 'pay' ? 5 : move.do === 'cancel' || move.do === 'concede' ? -5 : 0) - i * 0.1,
    reason: { key: 'bot.order' },
  }));
}

/** Weighs the moves of a payment. If the cost includes cards, `pick` weighs them: the card least worth keeping goes first. */
export const payment = (ctx: Context, pick: (ctx: Context) => Choice[]): Choice[] =>
  ctx.moves.some((move) => move.do === 'pick') ? pick(ctx) : inOrder(ctx);

/** Whether the decision offers to trash some of one's own installed cards to make room for an install that already fits. */
export const needlessTrash = (ctx: Context): boolean =>
  ctx.decision.text.key === 'prompt.trash-first' && ctx.moves.some((move) => move.do === 'done');

/** Rounds a worth in credits to tenths of a credit, for display. */
export const tenths = (worth: number): number => Math.round(worth * 10) / 10;
