/** Handlers of words about credits, clicks, counters, advancing, tags removed and payment. */
import { amountOf, emit, pushAsk, pushCost } from '../play.ts';
import { costBill } from '../bills.ts';
import { canPay } from '../costs.ts';
import {
  type Feasible,
  type Handler,
  abort,
  again,
  cardsAt,
  lastKnown,
  self,
  selfOrAny,
  take,
  whoOf,
} from './handler.ts';

export const gainCredits: Handler<'gainCredits'> = (x, f, w) => {
  const n = amountOf(x, w.n, selfOrAny(x, f), f.v);
  if (n > 0) emit(x, { type: 'credits-gained', seat: whoOf(f, w), n, card: lastKnown(x, f)?.id ?? -1 });
};
export const loseCredits: Handler<'loseCredits'> = (x, f, w) => {
  const have = x.t[w.who].credits;
  const n = w.n === 'all' ? have : Math.min(have, amountOf(x, w.n, selfOrAny(x, f), f.v));
  if (n > 0) emit(x, { type: 'credits-lost', seat: w.who, n });
};
export const loseCreditsFeasible: Feasible<'loseCredits'> = (x, _c, w) => x.t[w.who].credits > 0;
export const gainClicks: Handler<'gainClicks'> = (x, f, w) => {
  const n = amountOf(x, w.n, selfOrAny(x, f), f.v);
  if (n > 0) emit(x, { type: 'clicks-gained', seat: whoOf(f, w), n });
};
export const gainClicksFeasible: Feasible<'gainClicks'> = (x, c, w) => amountOf(x, w.n, c, {}) > 0;
export const takeBadPublicity: Handler<'takeBadPublicity'> = (x, _f, w) =>
  emit(x, { type: 'bad-publicity-taken', n: w.n });
export const loseClicks: Handler<'loseClicks'> = (x, _f, w) => {
  const seat = w.who;
  const n = Math.min(x.t[seat].clicks, w.n);
  if (n > 0) emit(x, { type: 'clicks-lost', seat, n });
};
/**
 * A player pays a cost during an effect; if it cannot be or is not paid, the rest of the list is skipped. That is no use of an icebreaker,
 * on an icebreaker either: credits for using icebreakers do not pay Femme Fatale's bypass.
 */
export const payInside: Handler<'payInside'> = (x, f, w) => {
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    const cost = w.cost;
    const who = whoOf(f, w);
    const c = selfOrAny(x, f);
    const bill = costBill(x, c, cost, f.v, f.h);
    if (!canPay(x, who, bill, 'effect')) return abort(f);
    again(f);
    return pushCost(x, who, 'effect', bill);
  }
  if (!paid) abort(f);
};
export const payInsideFeasible: Feasible<'payInside'> = (x, c, w, by) =>
  canPay(x, w.who ?? by, costBill(x, c, w.cost), 'effect');
export const placeCounters: Handler<'placeCounters'> = (x, f, w) => {
  const n = amountOf(x, w.n, selfOrAny(x, f), f.v);
  if (n <= 0) return;
  for (const { id } of cardsAt(x, f, w.on)) emit(x, { type: 'counters-placed', card: id, kind: w.kind, n });
};
export const removeCounters: Handler<'removeCounters'> = (x, f, w) => {
  const n = amountOf(x, w.n, selfOrAny(x, f), f.v);
  for (const { id, [w.kind]: there } of cardsAt(x, f, w.on))
    emit(x, { type: 'counters-removed', card: id, kind: w.kind, n: Math.min(there, n), why: 'effect' });
};
/** Some card has such counters to lose: which ones will be chosen is not known before. */
export const removeCountersFeasible: Feasible<'removeCounters'> = (_x, c, w) => w.on !== 'self' || c[w.kind] > 0;
export const takeCredits: Handler<'takeCredits'> = (x, f, w) => {
  // a card trashed as the cost still tells how many lay on it
  const c = lastKnown(x, f);
  if (!c) return;
  const said = take<number>(f, 'taking');
  if (w.n === 'any' && said === undefined) {
    again(f);
    return pushAsk(x, c.seat, 'number', { min: 0, max: c.credit, into: 'taking', h: f.h });
  }
  const n = w.n === 'all' ? c.credit : Math.min(c.credit, w.n === 'any' ? said! : w.n);
  if (n <= 0) return;
  emit(x, { type: 'credits-gained', seat: c.seat, n, card: c.id });
  if (self(x, f)) emit(x, { type: 'counters-removed', card: c.id, kind: 'credit', n, why: 'spent' });
};
export const gainCreditsFeasible: Feasible<'gainCredits'> = (x, c, w) => amountOf(x, w.n, c, {}) > 0;
export const takeCreditsFeasible: Feasible<'takeCredits'> = (_x, c) => c.credit > 0;
/** Basic action: removes all virus counters from every card. */
export const purge: Handler<'purge'> = (x) => {
  let n = 0;
  for (const c of x.t.cards) {
    if (c.virus <= 0) continue;
    n += c.virus;
    emit(x, { type: 'counters-removed', card: c.id, kind: 'virus', n: c.virus, why: 'purge' });
  }
  emit(x, { type: 'purged', n });
};
export const removeTags: Handler<'removeTags'> = (x, _f, w) => {
  const n = Math.min(x.t.runner.tags, w.n);
  if (n > 0) emit(x, { type: 'tags-removed', n, why: w.why });
};
export const advance: Handler<'advance'> = (x, f) => {
  const c = self(x, f);
  if (c) emit(x, { type: 'advanced', card: c.id });
};
