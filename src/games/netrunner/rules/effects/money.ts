/** Handlers of words about credits, clicks, counters, advancing, tags removed and payment. */
import type { Card } from '../model.ts';
import type { Purpose } from '../names.ts';
import { amountOf, emit, pushCost } from '../play.ts';
import { canPay, extraOf } from '../costs.ts';
import { purposeOf } from './use.ts';
import { cardOf } from '../table.ts';
import { type Feasible, type Handler, abort, again, handles, self, selfOrAny, take, whoOf } from './handler.ts';

export const gainCredits: Handler<'gainCredits'> = (x, f, w) => {
  const n = amountOf(x, w.n, selfOrAny(x, f), f.v);
  if (n > 0) emit(x, { type: 'credits-gained', seat: whoOf(f, w), n, card: self(x, f)?.id ?? -1 });
};
export const loseCredits: Handler<'loseCredits'> = (x, f, w) => {
  const have = x.t[w.who].credits;
  const n = w.n === 'all' ? have : Math.min(have, amountOf(x, w.n, selfOrAny(x, f), f.v));
  if (n > 0) emit(x, { type: 'credits-lost', seat: w.who, n });
};
export const loseClicks: Handler<'loseClicks'> = (x, _f, w) => {
  const seat = w.who;
  const n = Math.min(x.t[seat].clicks, w.n);
  if (n > 0) emit(x, { type: 'clicks-lost', seat, n });
};
/** The purpose of a cost inside an effect of this card: for an icebreaker (Femme Fatale's bypass), 'icebreaker' like using it. */
const purposeInside = (c: Card): Purpose => (purposeOf(c) === 'icebreaker' ? 'icebreaker' : 'effect');
/** A player pays a cost during an effect; if it cannot be or is not paid, the rest of the list is skipped. */
export const payInside: Handler<'payInside'> = (x, f, w) => {
  const paid = take<boolean>(f, 'paid');
  if (paid === undefined) {
    const cost = w.cost;
    const who = whoOf(f, w);
    const c = selfOrAny(x, f);
    const credits = cost.credits === undefined ? 0 : amountOf(x, cost.credits, c, f.v);
    if (!canPay(x, who, { credits, clicks: cost.clicks ?? 0, extra: extraOf(cost), h: f.h }, purposeInside(c)))
      return abort(f);
    again(f);
    return pushCost(x, who, purposeInside(c), { credits, clicks: cost.clicks ?? 0, extra: extraOf(cost), h: f.h });
  }
  if (!paid) abort(f);
};
export const payInsideFeasible: Feasible<'payInside'> = (x, c, w, by) => {
  const cost = w.cost;
  const credits = cost.credits === undefined ? 0 : amountOf(x, cost.credits, c, {});
  return canPay(x, w.who ?? by, { credits, clicks: cost.clicks ?? 0, extra: extraOf(cost), h: c.h }, purposeInside(c));
};
export const placeCounters: Handler<'placeCounters'> = (x, f, w) => {
  const c = self(x, f);
  const n = c ? amountOf(x, w.n, c, f.v) : 0;
  if (c && n > 0) emit(x, { type: 'counters-placed', card: c.id, kind: w.kind, n });
};
export const placeOnChosen: Handler<'placeOnChosen'> = (x, f, w) => {
  const n = amountOf(x, w.n, selfOrAny(x, f), f.v);
  for (const h of handles(f.v.chosen)) {
    const c = cardOf(x.t, h);
    if (c && n > 0) emit(x, { type: 'counters-placed', card: c.id, kind: w.kind, n });
  }
};
export const removeCounters: Handler<'removeCounters'> = (x, f, w) => {
  const c = self(x, f);
  if (!c) return;
  const n = Math.min(c[w.kind], amountOf(x, w.n, c, f.v));
  emit(x, { type: 'counters-removed', card: c.id, kind: w.kind, n, why: 'effect' });
};
export const takeCredits: Handler<'takeCredits'> = (x, f, w) => {
  const c = self(x, f);
  if (!c) return;
  const n = Math.min(c.credit, w.n);
  if (n <= 0) return;
  emit(x, { type: 'credits-gained', seat: c.seat, n, card: c.id });
  emit(x, { type: 'counters-removed', card: c.id, kind: 'credit', n, why: 'spent' });
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
export const removeTag: Handler<'removeTag'> = (x) => emit(x, { type: 'tags-removed', n: 1, why: 'removed' });
export const advance: Handler<'advance'> = (x, f) => {
  const c = self(x, f);
  if (c) emit(x, { type: 'advanced', card: c.id });
};
