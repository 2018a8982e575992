/**
 * Estimates what playing a set of cards is worth: the chance to win the trick, the gain from winning it, and the cost of the cards that
 * leave the hand.
 */
import { RANKS, counted, deckOf, rankOf, traceOf } from '../rules/cards.ts';
import { type Card, HAT, JOKER, type Table } from '../rules/model.ts';
import { isHatTrick, winning } from '../rules/trick.ts';
import type { Look } from './look.ts';
import { hackWorth } from './pawns.ts';
import type { Weights } from './weights.ts';

/** Probability of at least k successes in n independent tries, each with probability q. */
function atLeast(k: number, n: number, q: number): number {
  if (k <= 0) return 1;
  let below = 0;
  let term = (1 - q) ** n;
  for (let i = 0; i < k; i++) {
    below += term;
    term *= ((n - i) / (i + 1)) * (q / (1 - q || 1e-9));
  }
  return Math.max(0, Math.min(1, 1 - below));
}

/** Counts the cards of each rank that this seat cannot see. */
function unseen(look: Look): number[] {
  const left = counted(deckOf({ ...look.options, seed: '' }));
  for (const card of look.hand) left[card]!--;
  for (const card of look.discards) left[card]!--;
  for (const play of look.plays) for (const card of play.cards) left[card]!--;
  return left.map((n) => Math.max(0, n));
}

/**
 * The share of the trace points in a hand that is likely to be scored, 0 to 1. The fewer cards the smallest hand has, the sooner the round
 * ends and the higher the share.
 */
export function urgency({ sizes, out, weights }: Pick<Look, 'sizes' | 'out' | 'weights'>): number {
  let least = 10;
  for (let seat = 0; seat < sizes.length; seat++) if (!out[seat]) least = Math.min(least, sizes[seat]!);
  const { urgent2, urgent4, urgent7, urgentMore } = weights;
  return least <= 2 ? urgent2 : least <= 4 ? urgent4 : least <= 7 ? urgent7 : urgentMore;
}

/**
 * The cost of holding this hand, in trace points: the trace likely to be scored, minus what the cards are still good for. `urgent`: see
 * `urgency`.
 */
function holding({ weights: w }: Pick<Look, 'weights'>, hand: readonly Card[], urgent: number): number {
  const counts = counted(hand);
  let cost = w.card * hand.length;
  for (const card of hand) cost += traceOf(card) * urgent;
  cost -= w.keepJoker * counts[JOKER]! * (1 - urgent);
  for (let rank = 1; rank <= RANKS; rank++)
    if (counts[rank]! > 1) cost -= w.pair * (counts[rank]! - 1) * (1 - urgent * 0.5);
  if (counts[HAT]! > 0 && hand.length > 3) cost -= w.keepHat;
  return cost;
}

/** The cost of a seat's hand in a sampled world (a possible deal of the hidden cards), in trace points. */
export const handCost = ({ hands, out }: Table, seat: number, weights: Weights): number =>
  holding({ weights }, hands[seat]!, urgency({ sizes: hands.map((hand) => hand.length), out, weights }));

const without = (hand: readonly Card[], cards: readonly Card[]): Card[] => {
  const left = [...hand];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
};

/** The probability that no seat still to play beats a set of this size and rank. `low`: the lowest set wins. */
function standsUp(look: Look, size: number, rank: number, low: boolean, left: readonly number[]): number {
  const total = left.reduce((sum, n) => sum + n, 0) || 1;
  const jokers = left[JOKER]! / total;
  const order = look.sizes.length - look.plays.length - 1;
  let chance = 1;
  let seat = look.seat;
  for (let i = 0; i < order; i++) {
    do seat = (seat + 1) % look.sizes.length;
    while (look.out[seat] || look.plays.some((play) => play.seat === seat));
    const n = look.sizes[seat]!;
    if (n < size) continue;
    let none = 1;
    for (let other = 1; other <= RANKS; other++) {
      if (low ? other > rank : other < rank) continue;
      none *= 1 - atLeast(size, n, Math.min(0.95, left[other]! / total + jokers * (size > 1 ? 0.5 : 0)));
    }
    if (size === 1 && !low) none *= 1 - atLeast(1, n, jokers);
    // The seat with the Hat can reverse a trick of several cards, or dump the Hat on it.
    const turned = look.hat === seat && !low ? look.weights.turned : 0;
    chance *= (1 - look.weights.willing * (1 - none)) * (1 - turned);
  }
  return chance;
}

/** A set of cards with what playing it is worth, in trace points, and the numbers behind that. */
export interface Weighed {
  cards: readonly Card[];
  worth: number;
  /** probability of winning the trick */
  wins: number;
  /** trace points that leave the hand */
  sheds: number;
}

/** Evaluates these sets of cards, which can be played; returns them best first. */
export function weighSets(look: Look, sets: readonly (readonly Card[])[]): Weighed[] {
  const urgent = urgency(look);
  const before = holding(look, look.hand, urgent);
  const w = look.weights;
  const hack = w.hack * hackWorth(look);
  const left = unseen(look);
  const lead = look.plays[0]?.cards.length ?? 0;
  const best = winning(look.plays);
  const lowNow = isHatTrick(look.plays);
  const known = new Map<string, number>();
  const found = sets.map((cards): Weighed => {
    const size = lead === 0 ? cards.length : lead;
    const rank = rankOf(cards);
    const low = lowNow || cards.includes(HAT);
    const beats = cards.length === size && (best === null || (low ? lowest(look, rank, size) : rank >= best.rank));
    const key = `${size} ${rank} ${low}`;
    let wins = 0;
    if (beats) {
      wins = known.get(key) ?? standsUp(look, size, rank, low, left);
      known.set(key, wins);
    }
    const rest = without(look.hand, cards);
    let after = holding(look, rest, urgent);
    // The winner of a Hat trick picks cards up, including the Hat.
    const taken = low ? size * w.hatTaken + traceOf(HAT) * urgent + w.card * (size + 1) - 1 : 0;
    if (rest.length === 0) after -= w.empty;
    const worth = before - after + wins * (hack - taken * (rest.length === 0 ? 1.3 : 1));
    return { cards, worth, wins, sheds: cards.reduce((sum, card) => sum + traceOf(card), 0) };
  });
  return found.sort((a, b) => b.worth - a.worth);
}

/** Whether this rank would be the lowest so far among sets of this size. A tie counts, because the later set wins it. */
const lowest = (look: Look, rank: number, size: number): boolean =>
  look.plays.every((play) => play.cards.length !== size || play.rank >= rank);

/** The worth of taking this card of a Hat trick into the hand, in trace points; mostly negative. */
export const takeWorth = (look: Look, card: Card): number => {
  const urgent = urgency(look);
  return (
    holding(look, look.hand, urgent) -
    holding(
      look,
      [...look.hand, card].sort((a, b) => a - b),
      urgent,
    )
  );
};
/** The worth of taking all cards of a Hat trick, in trace points. */
export function takeAllWorth(look: Look): number {
  const urgent = urgency(look);
  const others = look.spoils.filter((card) => card !== HAT);
  return (
    holding(look, look.hand, urgent) -
    holding(
      look,
      [...look.hand, ...others].sort((a, b) => a - b),
      urgent,
    )
  );
}
/** The worth of taking the Hat with as few other cards of its trick as allowed, the cheapest, in trace points. */
export function takeFewWorth(look: Look): number {
  const urgent = urgency(look);
  const others = look.spoils.filter((card) => card < JOKER).slice(0, look.toTake);
  return (
    holding(look, look.hand, urgent) -
    holding(
      look,
      [...look.hand, ...others].sort((a, b) => a - b),
      urgent,
    )
  );
}
