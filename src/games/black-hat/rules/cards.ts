/** The deck, the cards' trace points, and the sets that can be played. */
import { type Card, HAT, JOKER, type Options } from './model.ts';

export const RANKS = 13;
/** The rank of a set without plain cards: the Hat, jokers, or both. */
const ALONE = 14;
const COPIES = 7;
const JOKERS = 5;
const FEWEST_COPIES = 4;
const FEWEST_JOKERS = 3;

/** Trace points of each card that is left in hand at the end of a round, indexed by card. */
const TRACE: readonly number[] = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5];
export const traceOf = (card: Card): number => TRACE[card]!;

/**
 * Returns the deck of a game: the cards in use without the Hat, sorted. Two players and the robot use the three-player deck, the smallest.
 */
export function deckOf({ players, trim }: Options): Card[] {
  const missing = trim ? 6 - players : 0;
  const copies = Math.max(FEWEST_COPIES, COPIES - missing);
  const jokers = Math.max(FEWEST_JOKERS, JOKERS - missing);
  const deck: Card[] = [];
  for (let rank = 1; rank <= RANKS; rank++) for (let i = 0; i < copies; i++) deck.push(rank);
  for (let i = 0; i < jokers; i++) deck.push(JOKER);
  return deck;
}

/** The rank of cards played together: that of their plain cards, or 14 if there are none. 0 if the cards are not a set. */
export function rankOf(cards: readonly Card[]): number {
  let rank = 0;
  let hats = 0;
  for (const card of cards) {
    if (card === HAT) hats++;
    else if (card !== JOKER) {
      if (rank !== 0 && rank !== card) return 0;
      rank = card;
    }
  }
  if (cards.length === 0 || hats > 1) return 0;
  return rank === 0 ? ALONE : rank;
}

/** How many of each card a hand holds, indexed by card. */
export function counted(hand: readonly Card[]): number[] {
  // Bots call this constantly; plain loops are many times faster here.
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < hand.length; i++) counts[hand[i]!]!++;
  return counts;
}

/** Appends to `found` every set of exactly `size` cards in a hand, each sorted. `counts`: how many of each card the hand holds. */
function addSets(found: Card[][], counts: readonly number[], size: number): void {
  const most = counts[HAT]!;
  for (let hat = 0; hat <= most; hat++)
    for (let jokers = 0; jokers <= counts[JOKER]! && jokers + hat <= size; jokers++) {
      const plain = size - jokers - hat;
      const last = plain === 0 ? 1 : RANKS;
      for (let rank = 1; rank <= last; rank++) {
        if (plain > 0 && counts[rank]! < plain) continue;
        const cards: Card[] = [];
        for (let i = 0; i < plain; i++) cards.push(rank);
        for (let i = 0; i < jokers; i++) cards.push(JOKER);
        if (hat > 0) cards.push(HAT);
        found.push(cards);
      }
    }
}

/** All sets that a hand can lead. */
export function leadsOf(hand: readonly Card[]): Card[][] {
  const counts = counted(hand);
  const found: Card[][] = [];
  for (let size = 1; size <= hand.length; size++) {
    const before = found.length;
    addSets(found, counts, size);
    if (found.length === before) break;
  }
  return found;
}

/**
 * All sets that a hand can play on a lead of `size` cards; [] if it must pass. On a larger lead, the Hat may only be played as part of a
 * set of that size.
 */
export function followsOf(hand: readonly Card[], size: number): Card[][] {
  const counts = counted(hand);
  const found: Card[][] = [];
  addSets(found, counts, 1);
  if (size === 1) return found;
  // The Hat alone is the last of the single cards.
  if (counts[HAT]! > 0) found.pop();
  addSets(found, counts, size);
  return found;
}

/**
 * Says why a hand cannot play these cards now, as a message key and the size needed; null if it can. `size`: size of the lead, 0 if there
 * is none.
 */
export function whySet(
  hand: readonly Card[],
  size: number,
  cards: readonly Card[],
): { key: 'not-held' | 'one-rank' | 'hat' | 'size'; n?: number } | null {
  const held = counted(hand);
  if (cards.length === 0 || counted(cards).some((n, card) => n > held[card]!)) return { key: 'not-held' };
  if (rankOf(cards) === 0) return { key: 'one-rank' };
  if (size === 0 || cards.length === size) return null;
  if (cards.length > 1) return { key: 'size', n: size };
  return cards[0] === HAT ? { key: 'hat', n: size } : null;
}
