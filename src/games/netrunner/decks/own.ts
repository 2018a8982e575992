/** Decks that people make: how they are stored on the device and packed into links. */
import type { Json } from '../../../core/json.ts';
import { copiesOf } from '../rules/deck.ts';
import { def, hasDef } from '../rules/defs.ts';
import type { DeckList } from '../rules/start.ts';
import { type Deck, isPrinted, sideOf, sorted } from './deck.ts';

/** A deck with the name its maker gave it. */
export interface NamedDeck extends Deck {
  name: string;
}

/** The most cards in a deck, and the most characters in a deck's name. */
export const DECK_LIMITS = { cards: 200, name: 60 };

/** Packs a deck's cards into digits: each card's number of copies (1 to 9) and its code. A card with more than 9 appears again. */
export function packCards(cards: readonly string[]): string {
  const parts: string[] = [];
  for (const [code, copies] of copiesOf(cards))
    for (let left = copies; left > 0; left -= 9) parts.push(`${Math.min(9, left)}${code}`);
  return parts.join('');
}

/** Unpacks the cards that `packCards` packed; null if the text is malformed or names a card that cannot be in a deck. */
export function unpackCards(text: string): string[] | null {
  if (!/^([1-9]\d{5})*$/.test(text) || text.length > DECK_LIMITS.cards * 6) return null;
  const cards: string[] = [];
  for (let i = 0; i < text.length; i += 6) {
    const code = text.slice(i + 1, i + 6);
    if (!hasDef(code) || !isPrinted(def(code)) || def(code).type === 'identity') return null;
    for (let n = Number(text[i]); n > 0; n--) cards.push(code);
  }
  return cards.length > DECK_LIMITS.cards ? null : sorted(cards);
}

/** Cleans a deck's name for storing: one line, not too long, and not cut in the middle of a character, which would break links. */
export const cleanName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, DECK_LIMITS.name)
    .replace(/\p{Cs}/gu, '')
    .trim();

/** Matches the part of an address that describes a deck: its identity, packed cards and name. */
const LINK = /^(\d{5})\.(\d*)\.(.*)$/s;

/** Writes a deck as part of an address, to be read by `readLink`. */
export const linkOf = ({ name, identity, cards }: Pick<NamedDeck, 'name' | 'identity' | 'cards'>): string =>
  `${identity}.${packCards(cards)}.${name}`;

/** Whether this part of an address describes a deck by its cards, rather than by an id. */
export const isLink = (part: string): boolean => LINK.test(part);

/** Reads the deck that part of an address describes; null if it cannot be read. */
export function readLink(part: string): NamedDeck | null {
  const found = LINK.exec(part);
  return found === null ? null : readNamed('', { identity: found[1], cards: found[2], name: found[3] });
}

/** Returns a deck from its id, name, identity and cards, with the side filled in. Throws for an unknown identity. */
export const namedDeck = (id: string, name: string, { identity, cards }: DeckList): NamedDeck => ({
  id,
  name: cleanName(name),
  side: sideOf(identity),
  identity,
  cards: sorted(cards),
});

/** Checks a deck from storage or a link; null if it cannot be read. */
export function readNamed(id: string, json: unknown): NamedDeck | null {
  if (typeof json !== 'object' || json === null) return null;
  const { name, identity, cards } = json as { [key: string]: unknown };
  if (typeof name !== 'string' || typeof identity !== 'string' || typeof cards !== 'string') return null;
  if (!hasDef(identity) || def(identity).type !== 'identity' || !isPrinted(def(identity))) return null;
  const list = unpackCards(cards);
  return list === null ? null : namedDeck(id, name, { identity, cards: list });
}

const known = new WeakMap<object, NamedDeck | null>();

/** Reads and checks a deck from the device's collection, as `readNamed` does, but caches the result. */
export function readKept(id: string, json: Json | undefined): NamedDeck | null {
  if (typeof json !== 'object' || json === null) return null;
  const found = known.get(json);
  if (found !== undefined && (found === null || found.id === id)) return found;
  const deck = readNamed(id, json);
  known.set(json, deck);
  return deck;
}

/** Converts a deck to the form in which it is stored, for `readNamed` to read. */
export const writeNamed = ({ name, identity, cards }: NamedDeck): Json => ({ name, identity, cards: packCards(cards) });
