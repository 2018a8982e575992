/** What a deck is like in figures: what its cards cost, what they are, and how often its opening hand is a good one. */
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

/** The last step of the cost curve, which stands for everything from there on. */
export const DEAREST = 7;

/** Cards of an opening hand. */
const HAND = 5;
/** Hands dealt to say how many are kept. */
const HANDS = 1000;

export interface DeckStats {
  /** cards of each type that the deck has */
  types: ReadonlyMap<CardType, number>;
  /** `curve[n]`: cards of each type that cost n credits to play, install or rez, the last step n or more; agendas cost nothing and are left out */
  curve: readonly ReadonlyMap<CardType, number>[];
  /** cards that bring money */
  money: number;
  /** for the Runner: copies of icebreakers by what they break, 'any' for those that break all ice; for the Corp: its ice by subtype */
  ice: ReadonlyMap<string, number>;
}

const ICE = ['barrier', 'code gate', 'sentry'];

/** What a breaker breaks, or what a piece of ice is. */
function iceKinds(code: string): string[] {
  const card = def(code);
  if (card.type === 'ice') return ICE.filter((kind) => card.subtypes.includes(kind));
  if (!card.subtypes.includes('icebreaker')) return [];
  return [...new Set(card.abilities.flatMap((one) => (one.a === 'break' ? [one.subtype ?? 'any'] : [])))];
}

function add<K>(to: Map<K, number>, key: K): void {
  to.set(key, (to.get(key) ?? 0) + 1);
}

/** The figures of a deck. Throws for an unknown card. */
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

/** The first cards of a shuffled deck. */
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

/** An opening hand as the seed deals it, with whether the bot would keep it; fewer cards from a deck of fewer. */
export function sampleHand(deck: DeckList, seed: string): { cards: string[]; keep: boolean } {
  const cards = deal(deck.cards, seedRng(`hand ${seed}`));
  return { cards, keep: judgeHand(def(deck.identity).side, cards).keep };
}

/** The shares (0 to 1) of opening hands that the bot would keep, and of games in which the first or the second is one of them. */
export function keepOdds(deck: DeckList): { first: number; either: number } {
  const { side } = def(deck.identity);
  const rng = seedRng('hands');
  let kept = 0;
  for (let i = 0; i < HANDS; i++) if (judgeHand(side, deal(deck.cards, rng)).keep) kept++;
  const first = kept / HANDS;
  return { first, either: 1 - (1 - first) ** 2 };
}
