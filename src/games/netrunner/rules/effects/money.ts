/** Handlers of effects on credits, clicks, counters, removed tags and payment. */
import { amountOf, emit } from '../play.ts';
import { costBill } from '../bills.ts';
import { canPay } from '../costs.ts';
import { registerTests } from './feasible.ts';
import type { Handler } from './handler.ts';
import { abort, askFor, cardsAt, charge, lastKnown, self, selfOrAny, take, whoOf } from './handler.ts';

export const gainCredits: Handler<'gainCredits'> = (game, f, w) => {
  const n = amountOf(game, w.n, selfOrAny(game, f), f.v);
  if (n > 0) emit(game, { type: 'credits-gained', seat: whoOf(f, w), n, card: lastKnown(game, f)?.id ?? -1 });
};
export const loseCredits: Handler<'loseCredits'> = (game, f, w) => {
  const have = game.t[w.who].credits;
  const n = w.n === 'all' ? have : Math.min(have, amountOf(game, w.n, selfOrAny(game, f), f.v));
  if (n > 0) emit(game, { type: 'credits-lost', seat: w.who, n });
};
export const gainClicks: Handler<'gainClicks'> = (game, f, w) => {
  const n = amountOf(game, w.n, selfOrAny(game, f), f.v);
  if (n > 0) emit(game, { type: 'clicks-gained', seat: whoOf(f, w), n });
};
export const takeBadPublicity: Handler<'takeBadPublicity'> = (game, _f, w) =>
  emit(game, { type: 'bad-publicity-taken', n: w.n });
export const loseClicks: Handler<'loseClicks'> = (game, _f, w) => {
  const seat = w.who;
  const n = Math.min(game.t[seat].clicks, w.n);
  if (n > 0) emit(game, { type: 'clicks-lost', seat, n });
};
/**
 * A player pays a cost during an effect; if it is not paid, the rest of the list is skipped. This does not count as using an icebreaker
 * even if the card is one: credits for using icebreakers cannot pay for Femme Fatale's bypass.
 */
export const payInside: Handler<'payInside'> = (game, f, w) => {
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    const cost = w.cost;
    const who = whoOf(f, w);
    const c = selfOrAny(game, f);
    const bill = costBill(game, c, cost, f.v, f.h);
    if (!canPay(game, who, bill, 'effect')) return abort(f);
    return charge(game, f, who, 'effect', bill);
  }
  if (!paid) abort(f);
};
export const placeCounters: Handler<'placeCounters'> = (game, f, w) => {
  const n = amountOf(game, w.n, selfOrAny(game, f), f.v);
  if (n <= 0) return;
  for (const { id } of cardsAt(game, f, w.on)) emit(game, { type: 'counters-placed', card: id, kind: w.kind, n });
};
export const removeCounters: Handler<'removeCounters'> = (game, f, w) => {
  const n = amountOf(game, w.n, selfOrAny(game, f), f.v);
  for (const { id, [w.kind]: there } of cardsAt(game, f, w.on))
    emit(game, { type: 'counters-removed', card: id, kind: w.kind, n: Math.min(there, n), why: 'effect' });
};
export const takeCredits: Handler<'takeCredits'> = (game, f, w) => {
  // a card trashed as the cost still remembers how many were on it
  const c = lastKnown(game, f);
  if (!c) return;
  const said = take<number>(f, 'taking');
  if (w.n === 'any' && said === undefined)
    return askFor(game, f, c.seat, 'number', { min: 0, max: c.credit, into: 'taking' });
  const n = w.n === 'all' ? c.credit : Math.min(c.credit, w.n === 'any' ? said! : w.n);
  if (n <= 0) return;
  emit(game, { type: 'credits-gained', seat: c.seat, n, card: c.id });
  if (self(game, f)) emit(game, { type: 'counters-removed', card: c.id, kind: 'credit', n, why: 'spent' });
};
/** Removes up to this many tags from the Runner. */
export const removeTags: Handler<'removeTags'> = (game, _f, w) => {
  const n = Math.min(game.t.runner.tags, w.n);
  if (n > 0) emit(game, { type: 'tags-removed', n, why: w.why });
};

registerTests({
  loseCredits: (game, _c, w) => game.t[w.who].credits > 0,
  gainClicks: (game, c, w) => amountOf(game, w.n, c, {}) > 0,
  payInside: (game, c, w, by) => canPay(game, w.who ?? by, costBill(game, c, w.cost), 'effect'),
  /** Whether removing counters could do anything. Assumed true unless it is from this card: it is not known yet which card will be chosen. */
  removeCounters: (_x, c, w) => w.on !== 'self' || c[w.kind] > 0,
  gainCredits: (game, c, w) => amountOf(game, w.n, c, {}) > 0,
  takeCredits: (_x, c) => c.credit > 0,
});
