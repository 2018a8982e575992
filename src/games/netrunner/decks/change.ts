/** Changes to a deck that somebody builds. */
import { allIdentities, sorted } from './deck.ts';
import { DECK_LIMITS, type NamedDeck, namedDeck } from './own.ts';

/** The deck with one copy of a card more; the same deck where it is full. */
export function withCard(deck: NamedDeck, code: string): NamedDeck {
  if (deck.cards.length >= DECK_LIMITS.cards) return deck;
  return { ...deck, cards: sorted([...deck.cards, code]) };
}

/** The deck with one copy of a card less. */
export function withoutCard(deck: NamedDeck, code: string): NamedDeck {
  const at = deck.cards.indexOf(code);
  return { ...deck, cards: deck.cards.filter((_, i) => i !== at) };
}

/** The deck under another identity of its side. Throws for an unknown one. */
export const withIdentity = (deck: NamedDeck, identity: string): NamedDeck =>
  namedDeck(deck.id, deck.name, { identity, cards: deck.cards });

/** A new deck without cards, with the first identity of a side. */
export const emptyDeck = (id: string, name: string, side: NamedDeck['side']): NamedDeck =>
  namedDeck(id, name, { identity: allIdentities(side)[0]!.code, cards: [] });
