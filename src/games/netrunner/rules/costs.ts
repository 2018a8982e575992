/**
 * Payment of costs (rules 4). The payer first declares discounts, agendas to forfeit and which credits to use; then all parts are paid in a
 * fixed order, or none. Credits come from the pool and from any source allowed for the purpose; by default the most restricted source pays
 * first.
 */
import { fits, select } from './conditions.ts';
import type { Cost, Selector, Spending } from './word.ts';
import { def } from './defs.ts';
import type { Card, CostFrame, DoFrame, ExtraCost, Seat, Vars, WindowFrame } from './model.ts';
import type { Move } from './move.ts';
import type { Purpose } from './names.ts';
import { type Play, answer, emit, forfeitNow, isActive, move, pushAsk, trashNow, withPrevent } from './play.ts';
import { shuffleDeck } from './effects/cards.ts';
import { dealDamage } from './effects/damage.ts';
import { cardOf, cardsOf } from './table.ts';

/** A cost to be paid, with all its amounts evaluated. */
export interface Bill {
  credits: number;
  clicks: number;
  extra: ExtraCost[];
  /** handle of the card the cost belongs to, -1 for none */
  h: number;
  /** bounds of X, which the payer chooses (`most` null: as much as the payer has); missing: the cost has no X */
  x?: { least: number; most: number | null };
}

/** The parts of a cost other than clicks and credits. */
export function extraOf(cost: Cost): ExtraCost[] {
  const extra: ExtraCost[] = [];
  if (cost.counters) extra.push({ c: 'counter', n: cost.counters.n, kind: cost.counters.kind });
  if (cost.forfeit) extra.push({ c: 'forfeit', n: cost.forfeit });
  if (cost.damage) extra.push({ c: 'damage', n: cost.damage });
  if (cost.trashSelf) extra.push({ c: 'trash-self', n: 1 });
  if (cost.cards) extra.push({ c: cost.cards.go, n: cost.cards.n, from: { ...cost.cards.from } as Vars });
  return extra;
}

/** Handles that stand for credits on no card: `RUN_CREDITS` for those of this run only, `POOL` for the pool. */
export const RUN_CREDITS = 0;
export const POOL = -1;

/** A place that a payer can take credits from. */
interface Source {
  /** handle of the card, or `RUN_CREDITS` or `POOL` */
  h: number;
  /** credits available */
  n: number;
}

/**
 * Sources of credits besides the pool that may pay for a purpose, the run's credits first. `h`: handle of the card the cost is for (the
 * card used, installed, trashed …), -1 for none.
 */
function sources(game: Play, seat: Seat, purpose: Purpose, h: number): Source[] {
  const found: Source[] = [];
  if (seat === 'runner' && game.t.run && game.t.run.badCredits > 0)
    found.push({ h: RUN_CREDITS, n: game.t.run.badCredits });
  for (const id of game.idx.purses) {
    const c = game.t.cards[id]!;
    if (c.credit <= 0 || c.seat !== seat || !isActive(game, c)) continue;
    if (def(c.code).abilities.some((a) => 'purpose' in a && maySpend(game, c, a.purpose, purpose, h)))
      found.push({ h: c.h, n: c.credit });
  }
  return found;
}
/** Whether the credits on card `c`, which may be spent only on `spendings`, may be spent on a purpose with the card `h`. */
function maySpend(
  game: Play,
  c: Card,
  spendings: Spending | readonly Spending[],
  purpose: Purpose,
  h: number,
): boolean {
  if (typeof spendings === 'string') return spendings === purpose;
  if ('for' in spendings) {
    if (spendings.for !== purpose) return false;
    const target = cardOf(game.t, h);
    return target !== null && fits(game, target, spendings.card, c);
  }
  return spendings.some((each) => maySpend(game, c, each, purpose, h));
}

/** Credits a seat could spend on a purpose with the card `h` (-1: none): pool and other sources together. */
export function creditsFor(game: Play, seat: Seat, purpose: Purpose, h: number): number {
  let n = game.t[seat].credits;
  for (const source of sources(game, seat, purpose, h)) n += source.n;
  return n;
}

/**
 * Cards that the payer can trash now to lower a play or install cost (Patchwork): each with the credits it takes off and the index of its
 * ability.
 */
function discounters(game: Play, seat: Seat, purpose: Purpose): { c: Card; n: number; ability: number }[] {
  if (game.idx.discounts.length === 0 || seat !== 'runner' || !(purpose === 'play' || purpose === 'install')) return [];
  const found: { c: Card; n: number; ability: number }[] = [];
  for (const id of game.idx.discounts) {
    const c = game.t.cards[id]!;
    if (!isActive(game, c)) continue;
    def(c.code).abilities.forEach((ability, i) => {
      if (ability.a === 'paid' && ability.name === 'discount' && !game.t.now.used.includes(c.h * 32 + i))
        found.push({ c, n: 2, ability: i });
    });
  }
  return found;
}

/** Whether a bill can be paid now, discounts included. `spare`: handle of a grip card that cannot be trashed for a discount (-1: none). */
export function canPay(game: Play, seat: Seat, bill: Bill, purpose: Purpose, spare = -1): boolean {
  if (bill.clicks > game.t[seat].clicks) return false;
  const credits = bill.credits + (bill.x?.least ?? 0);
  if (
    credits > game.t[seat].credits &&
    credits > creditsFor(game, seat, purpose, bill.h) + discountPossible(game, seat, bill, purpose, spare)
  )
    return false;
  if (bill.x && bill.x.most !== null && bill.x.most < bill.x.least) return false;
  return bill.extra.length === 0 || lacking(game, seat, bill) === null;
}
/** The first part of a bill that cannot be paid now, clicks and credits aside; null when all can. */
export function lacking(game: Play, seat: Seat, bill: Bill): ExtraCost | null {
  const c = cardOf(game.t, bill.h);
  for (const part of bill.extra) {
    if (part.c === 'counter' && (!c || c[part.kind!] < part.n)) return part;
    if (part.c === 'trash-self' && (!c || isBeingPaid(game, bill.h))) return part;
    if (isPicked(part) && cardsFor(game, seat, bill.h, part).length < part.n) return part;
  }
  return null;
}
/** Whether this card is already being trashed to pay a cost, and can still be saved; then it cannot pay a second cost. */
const isBeingPaid = (game: Play, h: number): boolean =>
  game.s.stack.some((f) => f.k === 'would' && f.what === 'trash' && f.why === 'cost' && f.cards.includes(h));
/** Whether the payer chooses the cards that pay this part of a cost. */
const isPicked = (part: ExtraCost): boolean => part.c === 'forfeit' || part.c === 'trash' || part.c === 'shuffle';
/** Handles of the cards that may be chosen for a part of the cost of card `h`. */
export function cardsFor(game: Play, seat: Seat, h: number, part: ExtraCost): number[] {
  const score = seat === 'corp' ? game.t.corpScore : game.t.runnerScore;
  const ids = part.c === 'forfeit' ? score : select(game, part.from as Selector, cardOf(game.t, h));
  const handles = ids.map((id) => game.t.cards[id]!.h);
  return part.c === 'trash' ? handles.filter((each) => !isBeingPaid(game, each)) : handles;
}

/** The most credits that discounts could take off a bill. */
function discountPossible(game: Play, seat: Seat, bill: Bill, purpose: Purpose, spare: number): number {
  const found = discounters(game, seat, purpose);
  if (found.length === 0) return 0;
  const cards = game.t.grip.filter((id) => game.t.cards[id]!.h !== bill.h && game.t.cards[id]!.h !== spare).length;
  return Math.min(found.length, cards) * 2;
}

// ---------------------------------------------------------------- the cost frame

/** Asks the payer to choose X, once, before anything else is declared. Returns true if the payer must answer now. */
export function askX(game: Play, f: CostFrame): boolean {
  if (f.x === undefined || f.v.x !== undefined) return false;
  const there = creditsFor(game, f.seat, f.purpose, f.h) + discountPossible(game, f.seat, f, f.purpose, -1) - f.credits;
  pushAsk(game, f.seat, 'number', {
    min: f.x.least,
    max: f.x.most === null ? there : Math.min(there, f.x.most),
    into: 'x',
    h: f.h,
  });
  return true;
}
/** The first part of a cost for which the payer still has to choose cards, and those chosen so far; null when there is none. */
export function picking(f: CostFrame): { part: ExtraCost; got: number[] } | null {
  let from = 0;
  for (const part of f.extra) {
    if (!isPicked(part)) continue;
    const got = f.picked.slice(from, from + part.n);
    if (got.length < part.n) return { part, got };
    from += part.n;
  }
  return null;
}
/** Handles of the cards chosen to pay one part of a cost. */
function pickedFor(f: CostFrame, part: ExtraCost): number[] {
  let from = 0;
  for (const each of f.extra) {
    if (each === part) break;
    if (isPicked(each)) from += each.n;
  }
  return f.picked.slice(from, from + part.n);
}

/**
 * The moves that declare how a cost is paid; empty when there is nothing to choose. Where only one set of cards fits, takes it without
 * asking.
 */
export function costMoves(game: Play, f: CostFrame): Move[] {
  if (f.phase !== 'declare') return [];
  const moves: Move[] = [];
  for (let open = picking(f); open !== null; open = picking(f)) {
    const cards = cardsFor(game, f.seat, f.h, open.part).filter((h) => !f.picked.includes(h));
    if (cards.length > open.part.n - open.got.length) {
      for (const card of cards) moves.push({ do: 'pick', card });
      if (f.cancel) moves.push({ do: 'cancel' });
      return moves;
    }
    if (cards.length === 0) break;
    f.picked.push(...cards);
  }
  const due = Math.max(0, owed(f) - f.discount);
  const usable = creditsFor(game, f.seat, f.purpose, f.h);
  if (due > 0) {
    for (const { c } of discounters(game, f.seat, f.purpose)) {
      for (const id of game.t.grip) {
        const spare = game.t.cards[id]!;
        if (spare.h !== f.h && !f.gave.includes(spare.h)) moves.push({ do: 'discount', card: spare.h, on: c.h });
      }
    }
    if (usable >= due) moves.push(...mixMoves(game, f, due));
  }
  if (moves.length === 0) return moves;
  if (usable >= due) moves.unshift({ do: 'pay' });
  if (f.cancel && f.gave.length === 0) moves.push({ do: 'cancel' });
  return moves;
}

/**
 * Moves that declare which credits pay the `due` amount. Normally they only say which source pays first, and exist only if two sources
 * besides the pool hold more than is due. With `payByHand` they name any number of credits from any source, the pool included.
 */
function mixMoves(game: Play, f: CostFrame, due: number): Move[] {
  const open = sourcesOf(game, f).filter((purse) => purse.n > 0 && !f.mix.some(({ h }) => h === purse.h));
  if (!game.t.payByHand) {
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

/** Carries out one move of a payer: a declaration, the start of payment ('pay'), or cancelling. */
export function playCostMove(game: Play, f: CostFrame, move: Move): void {
  switch (move.do) {
    case 'pick':
      f.picked.push(move.card!);
      return;
    case 'discount': {
      const by = cardOf(game.t, move.on!)!;
      const ability = discounters(game, f.seat, f.purpose).find((each) => each.c === by)!;
      const spare = cardOf(game.t, move.card!)!;
      f.gave.push(spare.h);
      f.discount += ability.n;
      emit(game, { type: 'memory-used', use: by.h * 32 + ability.ability });
      emit(game, { type: 'used', card: by.id, ability: 'discount', seat: f.seat });
      trashNow(game, spare, f.seat, 'cost');
      return;
    }
    case 'pay':
      if (move.card === undefined) f.phase = 'pay';
      else f.mix.push({ h: move.card, n: move.n ?? mostOf(game, f, move.card) });
      return;
    case 'cancel':
      return cancelCost(game, f);
    default:
      throw new Error(`not a way of paying: ${move.do}`);
  }
}

/** All sources of credits that may pay a cost, in the default order, the pool last. */
const sourcesOf = (game: Play, f: CostFrame): Source[] => [
  ...sources(game, f.seat, f.purpose, f.h),
  { h: POOL, n: game.t[f.seat].credits },
];

/** Credits that a cost charges before any discount, X included. */
export const owed = (f: CostFrame): number => f.credits + ((f.v.x as number | undefined) ?? 0);
/** Credits of a cost that no declared discount or source covers. */
const undeclared = (f: CostFrame): number => owed(f) - f.discount - f.mix.reduce((n, part) => n + part.n, 0);

/** The most credits a source can still pay: limited by what it holds and what is due. */
export const mostOf = (game: Play, f: CostFrame, h: number): number =>
  Math.min(sourcesOf(game, f).find((purse) => purse.h === h)!.n, undeclared(f));

/** Cancels an unpaid cost: removes its frame and the effect it was for, and returns the seat to its action or window. */
function cancelCost(game: Play, f: CostFrame): void {
  game.s.stack.pop();
  const begun = game.s.stack.pop() as DoFrame;
  if (begun.v.$back === 'action') game.s.stack.push({ k: 'action', seat: f.seat });
  else (game.s.stack[game.s.stack.length - 1] as WindowFrame).acted = begun.v.$back === 'acted';
}

/** Pays a cost part by part. If a part is prevented, the cost counts as unpaid and the effect it was for does not happen. */
export function stepCost(game: Play, f: CostFrame): void {
  f.phase = 'pay';
  if (f.done === 0) {
    f.done = 1;
    if (f.clicks > 0) emit(game, { type: 'clicks-spent', seat: f.seat, n: f.clicks });
    payCredits(game, f);
  }
  while (f.done - 1 < f.extra.length) {
    const part = f.extra[f.done - 1]!;
    if (!payPart(game, f, part)) return;
    if (game.s.stack[game.s.stack.length - 1] !== f) return;
    f.done += 1;
  }
  game.s.stack.pop();
  if (f.v.x !== undefined) answer(game, 'x', f.v.x);
  answer(game, 'paid', true);
}

function payCredits(game: Play, f: CostFrame): void {
  let due = Math.max(0, owed(f) - f.discount);
  if (due === 0) return;
  const purses = sourcesOf(game, f);
  let [pool, bad] = [0, 0];
  const spend = (purse: Source, most: number): void => {
    const n = Math.min(due, most, purse.n);
    if (n <= 0) return;
    due -= n;
    purse.n -= n;
    if (purse.h === POOL) pool += n;
    else if (purse.h === RUN_CREDITS) bad += n;
    else emit(game, { type: 'counters-removed', card: cardOf(game.t, purse.h)!.id, kind: 'credit', n, why: 'spent' });
  };
  const sourceWith = (h: number): Source => purses.find((purse) => purse.h === h)!;
  for (const { h, n } of f.mix) spend(sourceWith(h), n);
  // undeclared sources pay the rest in the default order, then declared ones that have credits left
  for (const purse of purses) if (!f.mix.some(({ h }) => h === purse.h)) spend(purse, due);
  for (const { h } of f.mix) spend(sourceWith(h), due);
  if (pool > 0 || bad > 0)
    emit(game, { type: 'credits-spent', seat: f.seat, n: pool, bad, card: cardOf(game.t, f.h)?.id ?? -1 });
}

/** Pays one extra part. Returns false while prevention is pending, or if the cost failed and its frame is gone. */
function payPart(game: Play, f: CostFrame, part: ExtraCost): boolean {
  const c = cardOf(game.t, f.h);
  switch (part.c) {
    case 'counter':
      if (c) emit(game, { type: 'counters-removed', card: c.id, kind: part.kind!, n: part.n, why: 'spent' });
      return true;
    case 'forfeit':
      for (const each of cardsOf(game.t, pickedFor(f, part))) forfeitNow(game, each, f.seat);
      return true;
    case 'trash-self':
      return trashAll(game, f, c ? [f.h] : []);
    case 'trash':
      return trashAll(game, f, pickedFor(f, part));
    case 'shuffle':
      for (const each of cardsOf(game.t, pickedFor(f, part)))
        move(game, 'returned', each, { zone: f.seat === 'corp' ? 'rnd' : 'stack' }, f.seat, 'cost');
      shuffleDeck(game, f.seat);
      return true;
    case 'damage': {
      const left = f.v.left as number | undefined;
      delete f.v.left;
      if (left === undefined) {
        emit(game, { type: 'damage-coming', kind: 'net', n: part.n });
        if (withPrevent(game, 'damage').length > 0) return offerPrevention(game, f, 'damage', part.n, []);
      }
      const n = left ?? part.n;
      if (n > 0) dealDamage(game, 'net', n, c?.id ?? -1);
      return n < part.n ? unpaid(game) : true;
    }
  }
}
/** Trashes cards as part of a cost; if one of them is saved, the part counts as unpaid. */
function trashAll(game: Play, f: CostFrame, handles: number[]): boolean {
  const left = f.v.left as number[] | undefined;
  delete f.v.left;
  const cards = cardsOf(game.t, left ?? handles);
  if (left === undefined && cards.some((c) => c.seat === 'runner') && withPrevent(game, 'trash').length > 0)
    return offerPrevention(game, f, 'trash', cards.length, handles);
  for (const c of cards) trashNow(game, c, f.seat, 'cost');
  return left !== undefined && left.length < handles.length ? unpaid(game) : true;
}
/** Pushes a frame in which players may prevent the trashing or damage that is part of a cost. */
function offerPrevention(game: Play, f: CostFrame, what: 'trash' | 'damage', n: number, cards: number[]): false {
  game.s.stack.push({
    k: 'would',
    what,
    n,
    kind: what === 'damage' ? 'net' : '',
    cards,
    by: f.seat,
    h: f.h,
    seat: game.t.active,
    passes: 0,
    used: [],
    into: 'left',
    why: 'cost',
  });
  return false;
}
/** Removes the frame of a cost and tells the frame below that it was not paid. */
function unpaid(game: Play): false {
  game.s.stack.pop();
  answer(game, 'paid', false);
  return false;
}
