/** Answers that both sides weigh alike. */
import type { Choice, Context } from './context.ts';

/** A number asked for: the nearer to the one wanted the better. `key` and `params` say why. */
export function byNumber(ctx: Context, wanted: number, key: string, params: Record<string, string | number>): Choice[] {
  return ctx.moves.map((move): Choice => ({
    move,
    worth: move.n !== undefined ? -Math.abs(move.n - wanted) : -50,
    reason: { key, params: { ...params, n: move.n ?? 0 } },
  }));
}

/** As much as may be named. */
export const most = (ctx: Context): Choice[] => byNumber(ctx, ctx.decision.range?.max ?? 0, 'bot.number', {});

/** Orders and payments: the rules' own order serves either side well. */
export function inOrder(ctx: Context): Choice[] {
  return ctx.moves.map((move, i) => ({
    move,
    worth: (move.do === 'pay' ? 5 : move.do === 'cancel' || move.do === 'concede' ? -5 : 0) - i * 0.1,
    reason: { key: 'bot.order' },
  }));
}
