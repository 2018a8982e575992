/** Weighs the moves of decisions in which the position does not matter, for both sides: numbers, orders, payments. */
import type { Move } from '../rules/move.ts';
import type { CardView } from '../rules/view-types.ts';
import { declaredWorth } from './asked.ts';
import type { Choice, Context, Grounds } from './context.ts';
import { codesOf, judgeHand } from './hand.ts';
import { GAME } from './values.ts';

/** Weighs the moves of a decision that asks for a number: the closer to `wanted`, the better. `of` and `params`: its grounds. */
export function byNumber(ctx: Context, wanted: number, of: string, params: Record<string, string | number>): Choice[] {
  return ctx.moves.map((move): Choice => ({
    move,
    worth: move.n !== undefined ? -Math.abs(move.n - wanted) : -50,
    grounds: { of, params: { ...params, n: move.n ?? 0 } },
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
      grounds:
        worth === null
          ? { of: 'number', params: { n } }
          : { of: 'declare', params: { n, worth: tenths(worth), credits } },
    };
  });
}

/** Weighs keeping an opening hand: keeps a good one, else takes a mulligan. */
export function mulligan({ view, decision: { seat }, moves }: Context): Choice[] {
  const { keep, counts: params } = judgeHand(seat, codesOf(view[seat].hand));
  const of = seat === 'corp' ? '-corp' : '';
  return moves.map((move): Choice => ({
    move,
    worth: move.do === 'keep' ? (keep ? 1 : 0) : move.do === 'mulligan' ? 0.5 : -GAME,
    grounds: { of: move.do === 'keep' ? `keep${of}` : `mulligan${of}`, params },
  }));
}

/** Weighs which card of the hand to discard. `keeps` returns the worth of keeping a card. */
export const discarded = (ctx: Context, keeps: (card: CardView) => number): Choice[] =>
  ctx.moves
    .filter((move) => move.card !== undefined)
    .map((move) => {
      const { handSize: hand, maxHand: most } = ctx.view[ctx.decision.seat];
      const params = { card: ctx.title(move.card), hand, most };
      return { move, worth: -keeps(ctx.card(move.card)!), grounds: { of: 'discard', params } };
    });

/** Weighs a bid in a psi game: 0, 1 or 2 credits at random. `none`: the chance of 0; the chance of 2 is 0.25. */
export function secretBid(ctx: Context, none: number): Choice[] {
  const roll = ctx.chance();
  return byNumber(ctx, roll < none ? 0 : roll < 0.75 ? 1 : 2, 'psi', {});
}

/** Returns the grounds for choosing a named option or a server of this worth. */
export const choiceGrounds = ({ do: verb, server }: Move, option: string | undefined, credits: number): Grounds =>
  server === undefined
    ? { of: 'choose-worth', params: { option: option || verb, worth: tenths(credits) } }
    : { of: 'choose-server', params: { server, worth: tenths(credits) } };

/**
 * Weighs the moves of a decision about an order or a payment: paying first, cancelling last, else in the order in which the rules list the
 * moves.
 */
export function inOrder(ctx: Context): Choice[] {
  return ctx.moves.map((move, i) => ({
    move,
    worth: (move.do === 'pay' ? 5 : move.do === 'cancel' || move.do === 'concede' ? -5 : 0) - i * 0.1,
    grounds: { of: 'order' },
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
