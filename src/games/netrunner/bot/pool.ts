/** Finds which cards may be where a seat cannot see: those of a side's deck list, known or guessed, minus the cards already seen. */
import type { CardDef } from '../rules/def.ts';
import { copiesOf } from '../rules/deck.ts';
import { allDefs, def, hasDef } from '../rules/defs.ts';
import type { Seat } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { cached } from './cached.ts';

/** How many copies of each card are left, by code (fractions if the deck list is guessed); `total` is their sum. */
export interface Pool {
  left: Map<string, number>;
  total: number;
}

/** When a deck list is guessed, how likely it includes a card of another faction (for influence), relative to one of its own faction. */
const FOREIGN = 0.1;

/** Guesses an unknown deck list from the identity: the expected number of copies of each card. */
const guessed = cached((identity): ReadonlyMap<string, number> => {
  const list = new Map<string, number>();
  const own = def(identity);
  for (const card of allDefs()) {
    if (card.side !== own.side || card.type === 'identity') continue;
    const home = own.faction === 'neutral' || card.faction === own.faction || card.faction === 'neutral';
    if (home) list.set(card.code, Math.min(card.quantity, card.limit));
    else if (card.type !== 'agenda' && card.influence !== null) list.set(card.code, card.limit * FOREIGN);
  }
  return list;
});

/** Returns how many copies of each card, by code, a side's deck has: from its list if the viewer knows it, else guessed. */
function listOf(view: View, side: Seat): Map<string, number> {
  const known = view.lists[side];
  if (known === null) {
    const identity = (side === 'corp' ? view.corp : view.runner).identity.code;
    if (identity === null || !hasDef(identity)) return new Map();
    return learnt(new Map(guessed(identity)), view, side, def(identity));
  }
  return copiesOf(known === '' ? [] : known.split(' '));
}

/**
 * Corrections of a guessed deck list once a card of another faction is seen. `MET`: number of copies of that card to assume; `SAME`: factor
 * for other cards of its faction; `ELSEWHERE`: factor for cards of further factions.
 */
const MET = 2.2;
const SAME = 1.8;
const ELSEWHERE = 0.6;

/** Corrects a guessed deck list by the cards seen: influence spent on one faction was not spent on the others. */
function learnt(list: Map<string, number>, view: View, side: Seat, own: CardDef): Map<string, number> {
  const factions = new Set<string>();
  const foreign = (card: CardDef): boolean =>
    own.faction !== 'neutral' && card.faction !== own.faction && card.faction !== 'neutral';
  const met = new Set<string>();
  for (const { code } of seenCards(view, side)) {
    if (code === null || !hasDef(code) || !foreign(def(code))) continue;
    met.add(code);
    factions.add(def(code).faction);
  }
  if (met.size === 0) return list;
  for (const [code, n] of list) {
    const card = def(code);
    if (!foreign(card)) continue;
    list.set(code, met.has(code) ? Math.min(card.limit, MET) : n * (factions.has(card.faction) ? SAME : ELSEWHERE));
  }
  return list;
}

/** Returns all cards of a side that the viewer sees, in any zone. */
function* seenCards(view: View, side: Seat): Generator<CardView> {
  const { corp, runner } = view;
  if (side === 'corp') {
    yield* corp.hand;
    for (const { card } of corp.deckKnown) yield card;
    yield* corp.archives;
    for (const server of view.servers) {
      yield* server.ice;
      yield* server.root;
    }
  } else {
    yield* runner.hand;
    yield* runner.heap;
    yield* runner.rig;
  }
  for (const card of corp.score) if (card.seat === side) yield card;
  for (const card of runner.score) if (card.seat === side) yield card;
  for (const card of view.play) if (card.seat === side) yield card;
  for (const card of view.removed) if (card.seat === side) yield card;
}

/** Chance that a card which the Runner once saw in HQ, and which may have left since, is still there. */
export const STILL_THERE = 0.75;

/** Chance that the Corp leaves an agenda unscored when it could score it. */
const LEFT = 0.05;
/**
 * Returns the probability that a card with this many advancement counters is still unscored after the Corp's turn. Traps and assets cannot
 * be scored; an agenda with enough counters is rarely left unscored.
 */
export const staysUnscored = ({ type, requirement }: CardDef, counters: number): number =>
  type === 'agenda' && requirement !== null && counters >= requirement ? LEFT : 1;

/** Returns the cards of a side whose place the viewer does not know, by code. */
export function unseen(view: View, side: Seat): Pool {
  const left = listOf(view, side);
  const met = new Set<number>();
  for (const card of seenCards(view, side)) {
    if (card.code === null || met.has(card.h)) continue;
    met.add(card.h);
    const n = left.get(card.code);
    if (n !== undefined) left.set(card.code, Math.max(0, n - 1));
  }
  let total = 0;
  for (const n of left.values()) total += n;
  return { left, total };
}

/** Returns the cards of a pool with their chances (they sum to 1). `fits` returns a card's weight per copy, 0 to leave it out. */
export function shares(pool: Pool, fits: (card: CardDef) => number): { card: CardDef; share: number }[] {
  const list: { card: CardDef; share: number }[] = [];
  let sum = 0;
  for (const [code, n] of pool.left) {
    if (n === 0) continue;
    const card = def(code);
    const weight = n * fits(card);
    if (weight <= 0) continue;
    list.push({ card, share: weight });
    sum += weight;
  }
  for (const one of list) one.share /= sum;
  return list;
}
