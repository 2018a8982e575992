/** Changes to a deck in the deck builder. */
import { allIdentities, sorted } from './deck.ts';
import { DECK_LIMITS, type NamedDeck, namedDeck } from './own.ts';

/** The deck with one more copy of a card; the same deck if it is full. */
export function withCard(deck: NamedDeck, code: string): NamedDeck {
  if (deck.cards.length >= DECK_LIMITS.cards) return deck;
  return { ...deck, cards: sorted([...deck.cards, code]) };
}

/** The deck with one copy of a card fewer. */
export function withoutCard(deck: NamedDeck, code: string): NamedDeck {
  const at = deck.cards.indexOf(code);
  return { ...deck, cards: deck.cards.filter((_, i) => i !== at) };
}

/** The deck with another identity of its side. Throws for an unknown one. */
export const withIdentity = (deck: NamedDeck, identity: string): NamedDeck =>
  namedDeck(deck.id, deck.name, { identity, cards: deck.cards });

/** A new deck without cards, with its side's first identity. */
export const emptyDeck = (id: string, name: string, side: NamedDeck['side']): NamedDeck =>
  namedDeck(id, name, { identity: allIdentities(side)[0]!.code, cards: [] });
