/** How both sides weigh questions that need no judgement of the position: numbers, orders, payments. */
import type { Choice, Context } from './context.ts';

/** Choices for a question that asks for a number: the nearer to `wanted`, the better. `key` and `params` make up the reason. */
export function byNumber(ctx: Context, wanted: number, key: string, params: Record<string, string | number>): Choice[] {
  return ctx.moves.map((move): Choice => ({
    move,
    worth: move.n !== undefined ? -Math.abs(move.n - wanted) : -50,
    reason: { key, params: { ...params, n: move.n ?? 0 } },
  }));
}

/** Choices for a question that asks for a number, when the highest that may be named is best. */
export const highestNumber = (ctx: Context): Choice[] => byNumber(ctx, ctx.decision.range?.max ?? 0, 'bot.number', {});

/** Choices for questions of order and payment: the rules' own order is kept, which serves either side well. */
export function inOrder(ctx: Context): Choice[] {
  return ctx.moves.map((move, i) => ({
    move,
    worth: (move.do === 'pay' ? 5 : move.do === 'cancel' || move.do === 'concede' ? -5 : 0) - i * 0.1,
    reason: { key: 'bot.order' },
  }));
}

/** Whether the question offers to trash own installed cards before an install although nothing needs to go. */
export const needlessTrash = (ctx: Context): boolean =>
  ctx.decision.text.key === 'prompt.trash-first' && ctx.moves.some((move) => move.do === 'done');
