/** Computes the numbers of a deck: what its cards cost, how many there are of each type, and how often its opening hand is good. */
import { below, seedRng } from '../../../../core/rng.ts';
import { isMoney, judgeHand } from '../../bot/hand.ts';
import type { DeckList } from '../../rules/start.ts';
import { def } from '../../rules/defs.ts';
import type { CardType, Seat } from '../../rules/model.ts';

/** The types of cards of each side, in the order in which decks list them. */
export const TYPES: Readonly<Record<Seat, readonly CardType[]>> = {
  corp: ['agenda', 'asset', 'upgrade', 'operation', 'ice'],
  runner: ['event', 'hardware', 'resource', 'program'],
};

/** The last column of the cost curve, which counts all cards that cost this much or more. */
export const DEAREST = 7;

/** Number of cards in an opening hand. */
const HAND = 5;
/** Number of opening hands dealt to estimate how often one is kept. */
const HANDS = 1000;

export interface DeckStats {
  /** number of the deck's cards of each type */
  types: ReadonlyMap<CardType, number>;
  /**
   * `curve[n]`: cards of each type that cost n credits to play, install or rez (the last column: n or more); without agendas, which cost
   * nothing
   */
  curve: readonly ReadonlyMap<CardType, number>[];
  /** number of cards that make money */
  money: number;
  /** for the Runner, the number of icebreakers by what they break ('any' for all ice); for the Corp, the number of ice by subtype */
  ice: ReadonlyMap<string, number>;
}

const ICE = ['barrier', 'code gate', 'sentry'];

/** The kinds of ice that a breaker breaks, or that a piece of ice belongs to. */
function iceKinds(code: string): string[] {
  const card = def(code);
  if (card.type === 'ice') return ICE.filter((kind) => card.subtypes.includes(kind));
  if (!card.subtypes.includes('icebreaker')) return [];
  return [...new Set(card.abilities.flatMap((one) => (one.a === 'break' ? [one.subtype ?? 'any'] : [])))];
}

function add<K>(to: Map<K, number>, key: K): void {
  to.set(key, (to.get(key) ?? 0) + 1);
}

/** Computes the numbers of a deck. Throws for an unknown card. */
export function statsOf({ identity, cards }: DeckList): DeckStats {
  const { side } = def(identity);
  const types = new Map<CardType, number>();
  const curve = Array.from({ length: DEAREST + 1 }, () => new Map<CardType, number>());
  const ice = new Map<string, number>();
  let money = 0;
  for (const code of cards) {
    const { type, cost } = def(code);
    add(types, type);
    if (type !== 'agenda') add(curve[Math.min(cost ?? 0, DEAREST)]!, type);
    for (const kind of iceKinds(code)) add(ice, kind);
    if (isMoney(side, code)) money++;
  }
  return { types, curve, money, ice };
}

/** Draws an opening hand at random from a deck; the hand is smaller if the deck has too few cards. */
function deal(cards: readonly string[], rng: ReturnType<typeof seedRng>): string[] {
  const left = [...cards];
  const hand: string[] = [];
  while (hand.length < HAND && left.length > 0) {
    const at = below(rng, left.length);
    hand.push(left[at]!);
    left[at] = left[left.length - 1]!;
    left.pop();
  }
  return hand;
}

/** Deals the opening hand for a seed, and says whether the bot would keep it. The hand is smaller if the deck has too few cards. */
export function sampleHand(deck: DeckList, seed: string): { cards: string[]; keep: boolean } {
  const cards = deal(deck.cards, seedRng(`hand ${seed}`));
  return { cards, keep: judgeHand(def(deck.identity).side, cards).keep };
}

/**
 * Returns two probabilities: that the bot would keep the first opening hand (`first`), and that it would keep that one or, after a
 * mulligan, the second (`either`).
 */
export function keepOdds(deck: DeckList): { first: number; either: number } {
  const { side } = def(deck.identity);
  const rng = seedRng('hands');
  let kept = 0;
  for (let i = 0; i < HANDS; i++) if (judgeHand(side, deal(deck.cards, rng)).keep) kept++;
  const first = kept / HANDS;
  return { first, either: 1 - (1 - first) ** 2 };
}
