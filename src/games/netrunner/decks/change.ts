/** Changes to a deck in the deck builder. */
import { allIdentities, sorted } from './deck.ts';
import { DECK_LIMITS, type NamedDeck, namedDeck } from './own.ts';

/** Returns the deck with one more copy of a card, or unchanged if it is full. */
export function withCard(deck: NamedDeck, code: string): NamedDeck {
  if (deck.cards.length >= DECK_LIMITS.cards) return deck;
  return { ...deck, cards: sorted([...deck.cards, code]) };
}

/** Returns the deck with one copy fewer of a card. */
export function withoutCard(deck: NamedDeck, code: string): NamedDeck {
  const at = deck.cards.indexOf(code);
  return { ...deck, cards: deck.cards.filter((_, i) => i !== at) };
}

/** Returns the deck with another identity of the same side. Throws for an unknown identity. */
export const withIdentity = (deck: NamedDeck, identity: string): NamedDeck =>
  namedDeck(deck.id, deck.name, { identity, cards: deck.cards });

/** A new deck without cards, with its side's first identity. */
export const emptyDeck = (id: string, name: string, side: NamedDeck['side']): NamedDeck =>
  namedDeck(id, name, { identity: allIdentities(side)[0]!.code, cards: [] });
