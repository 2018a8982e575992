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

/** The most cards a deck may have, and the longest name. */
export const DECK_LIMITS = { cards: 200, name: 60 };

/** The cards of a deck as digits: for each card the number of copies (1 to 9) and its code. A card with more copies appears again. */
export function packCards(cards: readonly string[]): string {
  const parts: string[] = [];
  for (const [code, copies] of copiesOf(cards))
    for (let left = copies; left > 0; left -= 9) parts.push(`${Math.min(9, left)}${code}`);
  return parts.join('');
}

/** Unpacks cards; null for a malformed text, or if it names a card that cannot be in a deck. */
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

/** A name as it is stored: one line, not too long, and not cut in the middle of a character, which a link could not hold. */
export const cleanName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, DECK_LIMITS.name)
    .replace(/\p{Cs}/gu, '')
    .trim();

/** The part of an address that describes a deck: identity, packed cards and name. */
const LINK = /^(\d{5})\.(\d*)\.(.*)$/s;

/** A deck as part of an address, to be read by `readLink`. */
export const linkOf = ({ name, identity, cards }: Pick<NamedDeck, 'name' | 'identity' | 'cards'>): string =>
  `${identity}.${packCards(cards)}.${name}`;

/** Whether a part of an address is meant to describe a deck by its cards. */
export const isLink = (part: string): boolean => LINK.test(part);

/** The deck that a part of an address describes; null if it cannot be read. */
export function readLink(part: string): NamedDeck | null {
  const found = LINK.exec(part);
  return found === null ? null : readNamed('', { identity: found[1], cards: found[2], name: found[3] });
}

/** A deck from its id, name, identity and cards, with the side filled in. Throws for an unknown identity. */
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

/** Checks a deck from the device's collection, as `readNamed` does; the result is cached. */
export function readKept(id: string, json: Json | undefined): NamedDeck | null {
  if (typeof json !== 'object' || json === null) return null;
  const found = known.get(json);
  if (found !== undefined && (found === null || found.id === id)) return found;
  const deck = readNamed(id, json);
  known.set(json, deck);
  return deck;
}

/** A deck as it is stored, for `readNamed`. */
export const writeNamed = ({ name, identity, cards }: NamedDeck): Json => ({ name, identity, cards: packCards(cards) });
