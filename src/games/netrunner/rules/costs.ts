/**
 * Payment of costs (rules 4). First the payer declares discounts, agendas to forfeit and which credits to use; then all parts are paid in a
 * fixed order, or none. Credits come from the pool and any source allowed for the purpose; by default the most restricted first.
 */
import type { Cost } from './def.ts';
import { def } from './defs.ts';
import type { Card, CostFrame, DoFrame, ExtraCost, Seat, WindowFrame } from './model.ts';
import type { Move } from './move.ts';
import type { Purpose } from './names.ts';
import { type Play, answer, emit, isActive, move, trashNow, withPrevent } from './play.ts';
import { dealDamage } from './effects/damage.ts';
import { cardOf } from './table.ts';

/** A cost with all amounts evaluated. */
export interface Bill {
  credits: number;
  clicks: number;
  extra: ExtraCost[];
  /** handle of the card the cost belongs to, -1 for none */
  h: number;
}

/** The parts of a cost other than clicks and credits. */
export function extraOf(cost: Cost): ExtraCost[] {
  const extra: ExtraCost[] = [];
  if (cost.counters) extra.push({ c: 'counter', n: cost.counters.n, kind: cost.counters.kind });
  if (cost.forfeit) extra.push({ c: 'forfeit', n: cost.forfeit });
  if (cost.damage) extra.push({ c: 'damage', n: cost.damage });
  if (cost.trashSelf) extra.push({ c: 'trash-self', n: 1 });
  return extra;
}

/** Values used instead of a card's handle for credits that lie on no card. */
export const BAD_PUBLICITY = 0;
export const POOL = -1;

/** A source of credits. */
interface Source {
  /** handle of the card, or `BAD_PUBLICITY` or `POOL` */
  h: number;
  /** credits available */
  n: number;
}

/** Sources besides the pool that may pay for a purpose, bad publicity first. */
function sources(x: Play, seat: Seat, purpose: Purpose): Source[] {
  const found: Source[] = [];
  if (seat === 'runner' && x.t.run && x.t.run.badCredits > 0) found.push({ h: BAD_PUBLICITY, n: x.t.run.badCredits });
  for (const id of x.idx.recurring) {
    const c = x.t.cards[id]!;
    if (c.credit <= 0 || c.seat !== seat || !isActive(x, c)) continue;
    for (const ability of def(c.code).abilities) {
      if (ability.a === 'recurring' && ability.purpose === purpose) found.push({ h: c.h, n: c.credit });
    }
  }
  return found;
}

/** Credits a seat could spend on a purpose: pool and other sources together. */
export function creditsFor(x: Play, seat: Seat, purpose: Purpose): number {
  let n = x.t[seat].credits;
  for (const source of sources(x, seat, purpose)) n += source.n;
  return n;
}

/** Cards that can now lower a play or install cost by trashing a card (Patchwork): card, credits off, index of the ability. */
function discounters(x: Play, seat: Seat, purpose: Purpose): { c: Card; n: number; ability: number }[] {
  if (x.idx.discounts.length === 0 || seat !== 'runner' || !(purpose === 'play' || purpose === 'install')) return [];
  const found: { c: Card; n: number; ability: number }[] = [];
  for (const id of x.idx.discounts) {
    const c = x.t.cards[id]!;
    if (!isActive(x, c)) continue;
    def(c.code).abilities.forEach((ability, i) => {
      if (ability.a === 'paid' && ability.name === 'discount' && !x.t.now.used.includes(c.h * 32 + i))
        found.push({ c, n: 2, ability: i });
    });
  }
  return found;
}

/** Whether a bill can be paid now, discounts included. `spare`: handle of a grip card that cannot be trashed for a discount (-1: none). */
export function canPay(x: Play, seat: Seat, bill: Bill, purpose: Purpose, spare = -1): boolean {
  if (bill.clicks > x.t[seat].clicks) return false;
  if (bill.credits > 0 && bill.credits > creditsFor(x, seat, purpose) + discountPossible(x, seat, bill, purpose, spare))
    return false;
  for (const part of bill.extra) {
    const c = cardOf(x.t, bill.h);
    if (part.c === 'counter' && (!c || c[part.kind!] < part.n)) return false;
    if (part.c === 'forfeit' && scoreArea(x, seat).length < part.n) return false;
    if (part.c === 'trash-self' && !c) return false;
  }
  return true;
}
const scoreArea = (x: Play, seat: Seat): number[] => (seat === 'corp' ? x.t.corpScore : x.t.runnerScore);

/** The most credits that discounts could take off a bill. */
function discountPossible(x: Play, seat: Seat, bill: Bill, purpose: Purpose, spare: number): number {
  const found = discounters(x, seat, purpose);
  if (found.length === 0) return 0;
  const cards = x.t.grip.filter((id) => x.t.cards[id]!.h !== bill.h && x.t.cards[id]!.h !== spare).length;
  return Math.min(found.length, cards) * 2;
}

// ---------------------------------------------------------------- the cost frame

/** The declarations still possible for a cost; empty when there is nothing to choose. Picks forced forfeits itself. */
export function costMoves(x: Play, f: CostFrame): Move[] {
  if (f.phase !== 'declare') return [];
  const moves: Move[] = [];
  const forfeit = f.extra.find((part) => part.c === 'forfeit');
  if (forfeit && f.picked.length < forfeit.n) {
    const area = scoreArea(x, f.seat);
    if (area.length > forfeit.n || f.cancel) for (const id of area) moves.push({ do: 'pick', card: x.t.cards[id]!.h });
    if (moves.length > 1 || (moves.length === 1 && area.length > forfeit.n)) {
      if (f.cancel) moves.push({ do: 'cancel' });
      return moves;
    }
    f.picked = area.slice(0, forfeit.n).map((id) => x.t.cards[id]!.h);
    moves.length = 0;
  }
  const due = Math.max(0, f.credits - f.discount);
  const usable = creditsFor(x, f.seat, f.purpose);
  if (due > 0) {
    for (const { c } of discounters(x, f.seat, f.purpose)) {
      for (const id of x.t.grip) {
        const spare = x.t.cards[id]!;
        if (spare.h !== f.h && !f.gave.includes(spare.h)) moves.push({ do: 'discount', card: spare.h, on: c.h });
      }
    }
    if (usable >= due) moves.push(...mixMoves(x, f, due));
  }
  if (moves.length === 0) return moves;
  if (usable >= due) moves.unshift({ do: 'pay' });
  if (f.cancel && f.gave.length === 0) moves.push({ do: 'cancel' });
  return moves;
}

/**
 * Moves that declare which credits pay the amount `due`. Normally only which source is used first, if two sources besides the pool hold
 * more than is due; with `payByHand`, any number of credits from any source, the pool included.
 */
function mixMoves(x: Play, f: CostFrame, due: number): Move[] {
  const open = sourcesOf(x, f).filter((purse) => purse.n > 0 && !f.mix.some(({ h }) => h === purse.h));
  if (!x.t.payByHand) {
    const list = open.filter(({ h }) => h !== POOL);
    const sum = list.reduce((n, purse) => n + purse.n, 0);
    return list.length >= 2 && sum > due ? list.map(({ h }) => ({ do: 'pay', card: h })) : [];
  }
  const left = undeclared(f);
  // with one source left there is nothing to choose
  if (left <= 0 || open.length < 2) return [];
  return open.flatMap(({ h, n }) => {
    const most = Math.min(n, left);
    const parts = Array.from({ length: most - 1 }, (_, i): Move => ({ do: 'pay', card: h, n: most - 1 - i }));
    return [{ do: 'pay', card: h } as Move, ...parts];
  });
}

/** Carries out a declaration, the start of payment ('pay') or its cancelling. */
export function playCostMove(x: Play, f: CostFrame, move: Move): void {
  switch (move.do) {
    case 'pick':
      f.picked.push(move.card!);
      return;
    case 'discount': {
      const by = cardOf(x.t, move.on!)!;
      const ability = discounters(x, f.seat, f.purpose).find((each) => each.c === by)!;
      const spare = cardOf(x.t, move.card!)!;
      f.gave.push(spare.h);
      f.discount += ability.n;
      emit(x, { type: 'memory-used', use: by.h * 32 + ability.ability });
      emit(x, { type: 'used', card: by.id, ability: 'discount', seat: f.seat });
      trashNow(x, spare, f.seat, 'cost');
      return;
    }
    case 'pay':
      if (move.card === undefined) f.phase = 'pay';
      else f.mix.push({ h: move.card, n: move.n ?? mostOf(x, f, move.card) });
      return;
    case 'cancel':
      return cancelCost(x, f);
    default:
      throw new Error(`not a way of paying: ${move.do}`);
  }
}

/** All sources for a cost in the default order: the pool last. */
const sourcesOf = (x: Play, f: CostFrame): Source[] => [
  ...sources(x, f.seat, f.purpose),
  { h: POOL, n: x.t[f.seat].credits },
];

/** Credits that are due and not covered by a declared source. */
const undeclared = (f: CostFrame): number => f.credits - f.discount - f.mix.reduce((n, part) => n + part.n, 0);

/** The most credits a source can still pay: limited by what it holds and what is due. */
export const mostOf = (x: Play, f: CostFrame, h: number): number =>
  Math.min(sourcesOf(x, f).find((purse) => purse.h === h)!.n, undeclared(f));

/** Cancels an unpaid cost: removes its frame and the effect it was for, and returns the seat to its action or window. */
function cancelCost(x: Play, f: CostFrame): void {
  x.s.stack.pop();
  const begun = x.s.stack.pop() as DoFrame;
  if (begun.v.$back === 'action') x.s.stack.push({ k: 'action', seat: f.seat });
  else (x.s.stack[x.s.stack.length - 1] as WindowFrame).acted = begun.v.$back === 'acted';
}

/** Pays a cost part by part. If a part is prevented, the cost counts as unpaid and what it was for does not happen. */
export function stepCost(x: Play, f: CostFrame): void {
  f.phase = 'pay';
  if (f.done === 0) {
    f.done = 1;
    if (f.clicks > 0) emit(x, { type: 'clicks-spent', seat: f.seat, n: f.clicks });
    payCredits(x, f);
  }
  while (f.done - 1 < f.extra.length) {
    const part = f.extra[f.done - 1]!;
    if (!payPart(x, f, part)) return;
    if (x.s.stack[x.s.stack.length - 1] !== f) return;
    f.done += 1;
  }
  x.s.stack.pop();
  answer(x, 'paid', true);
}

function payCredits(x: Play, f: CostFrame): void {
  let due = Math.max(0, f.credits - f.discount);
  if (due === 0) return;
  const purses = sourcesOf(x, f);
  let [pool, bad] = [0, 0];
  const spend = (purse: Source, most: number): void => {
    const n = Math.min(due, most, purse.n);
    if (n <= 0) return;
    due -= n;
    purse.n -= n;
    if (purse.h === POOL) pool += n;
    else if (purse.h === BAD_PUBLICITY) bad += n;
    else emit(x, { type: 'counters-removed', card: cardOf(x.t, purse.h)!.id, kind: 'credit', n, why: 'spent' });
  };
  const sourceWith = (h: number): Source => purses.find((purse) => purse.h === h)!;
  for (const { h, n } of f.mix) spend(sourceWith(h), n);
  // The rest is paid by undeclared sources in the default order, then by what is left in declared ones.
  for (const purse of purses) if (!f.mix.some(({ h }) => h === purse.h)) spend(purse, due);
  for (const { h } of f.mix) spend(sourceWith(h), due);
  if (pool > 0 || bad > 0)
    emit(x, { type: 'credits-spent', seat: f.seat, n: pool, bad, card: cardOf(x.t, f.h)?.id ?? -1 });
}

/** Pays one extra part. Returns false while prevention is pending, or when the cost failed and its frame is gone. */
function payPart(x: Play, f: CostFrame, part: ExtraCost): boolean {
  const c = cardOf(x.t, f.h);
  switch (part.c) {
    case 'counter':
      if (c) emit(x, { type: 'counters-removed', card: c.id, kind: part.kind!, n: part.n, why: 'spent' });
      return true;
    case 'forfeit':
      for (const h of f.picked) move(x, 'forfeited', cardOf(x.t, h)!, { zone: 'removed', up: true }, f.seat, 'forfeit');
      return true;
    case 'trash-self': {
      const left = f.v.left as number[] | undefined;
      if (left === undefined && c && c.seat === 'runner' && withPrevent(x, 'trash').length > 0)
        return offerPrevention(x, f, 'trash', 1, [f.h]);
      if (left !== undefined && left.length === 0) return unpaid(x);
      if (c) trashNow(x, c, f.seat, 'cost');
      return true;
    }
    case 'damage': {
      const left = f.v.left as number | undefined;
      if (left === undefined) {
        emit(x, { type: 'damage-coming', kind: 'net', n: part.n });
        if (withPrevent(x, 'damage').length > 0) return offerPrevention(x, f, 'damage', part.n, []);
      }
      const n = left ?? part.n;
      if (n > 0) dealDamage(x, 'net', n, c?.id ?? -1);
      return n < part.n ? unpaid(x) : true;
    }
  }
}
/** Pushes the frame in which a part of the cost can be prevented. */
function offerPrevention(x: Play, f: CostFrame, what: 'trash' | 'damage', n: number, cards: number[]): false {
  x.s.stack.push({
    k: 'would',
    what,
    n,
    kind: what === 'damage' ? 'net' : '',
    cards,
    by: f.seat,
    h: f.h,
    seat: x.t.active,
    passes: 0,
    used: [],
    into: 'left',
    why: 'cost',
  });
  return false;
}
/** Ends a cost as unpaid. */
function unpaid(x: Play): false {
  x.s.stack.pop();
  answer(x, 'paid', false);
  return false;
}
