/** A deck, and the cards that decks may be made of. */
import { allDefs, def, plainTitle } from '../rules/defs.ts';
import type { CardDef } from '../rules/def.ts';
import type { CardType, Seat } from '../rules/model.ts';

export interface Deck {
  id: string;
  side: Seat;
  /** card code of the identity */
  identity: string;
  /** card codes, one for each copy, sorted */
  cards: string[];
}

/** Whether a card was printed, in a box or pack. The practice identities of the lessons were not. */
export const isPrinted = ({ quantity }: CardDef): boolean => quantity > 0;

/** A title reduced to its letters and digits, for comparing: no case, accents, apostrophes or spaces. */
export const lettersOf = (title: string): string => plainTitle(title).replace(/[^\p{L}\p{N}]/gu, '');

let titles: Map<string, CardDef> | null = null;
/**
 * Returns a map from reduced titles (`lettersOf`) to printed cards. Either half of an identity's title also leads to it, unless another
 * card has that title or half.
 */
function byTitle(): Map<string, CardDef> {
  if (titles) return titles;
  titles = new Map();
  const parts = new Map<string, CardDef[]>();
  for (const card of allDefs()) {
    if (!isPrinted(card)) continue;
    titles.set(lettersOf(card.title), card);
    if (card.type === 'identity')
      for (const part of card.title.split(':'))
        parts.set(lettersOf(part), [...(parts.get(lettersOf(part)) ?? []), card]);
  }
  for (const [part, cards] of parts) if (cards.length === 1 && !titles.has(part)) titles.set(part, cards[0]!);
  return titles;
}

/** The printed card with this title, ignoring case, accents and apostrophes; null for none. */
export const cardCalled = (title: string): CardDef | null => byTitle().get(lettersOf(title)) ?? null;

/** The titles of all printed cards, or of those of a type. */
export const allTitles = (type: CardType | null = null): string[] =>
  [...allDefs()].filter((card) => isPrinted(card) && (type === null || card.type === type)).map(({ title }) => title);

/** The printed identities of a side. */
export const allIdentities = (side: Seat): CardDef[] =>
  [...allDefs()].filter((card) => isPrinted(card) && card.type === 'identity' && card.side === side);

/** Card codes in the order in which decks store them. */
export const sorted = (codes: readonly string[]): string[] => [...codes].sort();

/** The side that an identity belongs to. Throws for an unknown card. */
export const sideOf = (identity: string): Seat => def(identity).side;
