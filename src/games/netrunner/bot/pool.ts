/** The cards that may be where a seat cannot see: a side's deck list, known or guessed, minus the cards seen. */
import type { CardDef } from '../rules/def.ts';
import { copiesOf } from '../rules/deck.ts';
import { allDefs, def, hasDef } from '../rules/defs.ts';
import type { Seat } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';

/** Copies left of each card, by code (fractions if the list is guessed); `total` is their sum. */
export interface Pool {
  left: Map<string, number>;
  total: number;
}

/** Weight of a card of another faction that a deck may include for influence, relative to one of its own faction. */
const FOREIGN = 0.1;
const GUESSES = new Map<string, ReadonlyMap<string, number>>();

/** An unknown deck list, guessed from the identity: the expected copies of each card it may hold. */
function guessed(identity: string): ReadonlyMap<string, number> {
  const known = GUESSES.get(identity);
  if (known) return known;
  const list = new Map<string, number>();
  const own = def(identity);
  for (const card of allDefs()) {
    if (card.side !== own.side || card.type === 'identity') continue;
    const home = own.faction === 'neutral' || card.faction === own.faction || card.faction === 'neutral';
    if (home) list.set(card.code, Math.min(card.quantity, card.limit));
    else if (card.type !== 'agenda' && card.influence !== null) list.set(card.code, card.limit * FOREIGN);
  }
  GUESSES.set(identity, list);
  return list;
}

/** The copies of each card that a side started with, as far as the viewer can tell. */
function listOf(view: View, side: Seat): Map<string, number> {
  const known = view.lists[side];
  if (known === null) {
    const identity = (side === 'corp' ? view.corp : view.runner).identity.code;
    if (identity === null || !hasDef(identity)) return new Map();
    return learnt(new Map(guessed(identity)), view, side, def(identity));
  }
  return copiesOf(known === '' ? [] : known.split(' '));
}

/** Copies assumed in a deck of a card from another faction once one has been seen, and of that faction's other cards. */
const MET = 2.2;
const SAME = 1.8;
const ELSEWHERE = 0.6;

/** Corrects a guessed list by the cards seen: influence spent on one faction was not spent on the others. */
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

/** Every card view of a side, in any zone the viewer sees. */
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

/** Chance that a card the Runner saw in HQ, which may have left since, is still there. */
export const STILL_THERE = 0.75;

/** Chance that the Corp leaves an agenda unscored when it could score it. */
const LEFT = 0.05;
/**
 * Probability that a card with this many advancement counters is still unscored after the Corp's turn. Traps and assets cannot be scored;
 * an agenda with enough counters is rarely left.
 */
export const staysUnscored = ({ type, requirement }: CardDef, counters: number): number =>
  type === 'agenda' && requirement !== null && counters >= requirement ? LEFT : 1;

/** Cards of a side whose place the viewer does not know, by code. */
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

/** The cards of a pool with their chances (they sum to 1). `fits`: a card's weight per copy, 0 to leave it out. Empty if none fits. */
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
