/** What a deck may hold (rules 8, deck construction). */
import type { CardDef } from './def.ts';
import { def } from './defs.ts';
import type { DeckList } from './start.ts';

/** A way in which a deck breaks the rules of deck construction, with the numbers involved. */
export type DeckFault =
  /** fewer cards than the identity requires */
  | { fault: 'size'; have: number; need: number }
  /** more copies of a title than allowed */
  | { fault: 'copies'; card: string; have: number; most: number }
  /** more influence than the identity allows */
  | { fault: 'influence'; have: number; most: number }
  /** a card of another faction that has no influence cost */
  | { fault: 'faction'; card: string }
  | { fault: 'side'; card: string }
  /** an identity among the cards */
  | { fault: 'identity'; card: string }
  /** too few or too many agenda points for its size */
  | { fault: 'points'; have: number; least: number; most: number };

/** How often each card code occurs in a list, in the order of the list. */
export function copiesOf(cards: readonly string[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const code of cards) copies.set(code, (copies.get(code) ?? 0) + 1);
  return copies;
}

/** The influence cost of one copy in a deck with this identity; null: the card is not allowed in it. */
function influenceOf(identity: CardDef, card: CardDef): number | null {
  if (card.faction === identity.faction) return 0;
  if (card.faction === 'neutral') return card.influence ?? 0;
  return card.type === 'agenda' ? null : card.influence;
}

/** Whether a deck with this identity may contain a card at all. Throws for an unknown card. */
export function fits(identity: string, code: string): boolean {
  const card = def(code);
  const own = def(identity);
  return card.side === own.side && card.type !== 'identity' && influenceOf(own, card) !== null;
}

/** The influence spent by a deck; cards that are not allowed in it count 0. */
export function influenceSpent({ identity, cards }: DeckList): number {
  const own = def(identity);
  return cards.reduce((sum, code) => sum + (influenceOf(own, def(code)) ?? 0), 0);
}

/** Agenda points of a list of cards. */
export const agendaPoints = (cards: readonly string[]): number =>
  cards.reduce((sum, code) => sum + (def(code).points ?? 0), 0);

/** The agenda points that a Corp deck of `size` cards must have. A deck below its minimum size counts as one of that size. */
export function pointsFor(size: number): { least: number; most: number } {
  const least = 2 * Math.floor(size / 5) + 2;
  return { least, most: least + 1 };
}

/** All ways in which a deck breaks the rules, those of the deck as a whole first; empty for a legal deck. Throws for an unknown card. */
export function deckFaults(deck: DeckList): DeckFault[] {
  const identity = def(deck.identity);
  const faults: DeckFault[] = [];
  const size = deck.cards.length;
  const need = identity.minimumDeck ?? 0;
  if (size < need) faults.push({ fault: 'size', have: size, need });
  const spent = influenceSpent(deck);
  if (identity.influenceLimit !== null && spent > identity.influenceLimit)
    faults.push({ fault: 'influence', have: spent, most: identity.influenceLimit });
  if (identity.side === 'corp') {
    const have = agendaPoints(deck.cards);
    const { least, most } = pointsFor(Math.max(size, need));
    if (have < least || have > most) faults.push({ fault: 'points', have, least, most });
  }
  for (const [code, copies] of copiesOf(deck.cards)) {
    const card = def(code);
    if (card.side !== identity.side) faults.push({ fault: 'side', card: code });
    else if (card.type === 'identity') faults.push({ fault: 'identity', card: code });
    else if (influenceOf(identity, card) === null) faults.push({ fault: 'faction', card: code });
    if (copies > card.limit) faults.push({ fault: 'copies', card: code, have: copies, most: card.limit });
  }
  return faults;
}
