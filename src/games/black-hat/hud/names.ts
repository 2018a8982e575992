/** Names of seats, cards, places, pawns and sets. */
import { points, signed } from '../../../i18n/writing.ts';
import { listed, numeral, t } from '../../../i18n/index.ts';
import { HAT, JOKER, arrowsFrom, counted, faceAt, isSpace, placeName, valueAt } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { View } from '../rules/view.ts';
import type { Board } from '../rules/ways.ts';

/** The index of a seat in a view; -1 if it is not in the game. */
export const seatIndex = (view: View, name: string): number => view.seats.findIndex((one) => one.name === name);

/** A seat's name: "Red". */
export const seatName = (view: View, seat: number): string => t(`side.${view.seats[seat]!.name}`);

/** The value of `who` in sentences: 'you' for the viewer's own seat, else the seat's name. */
export const whoIs = (view: View, seat: number): string =>
  view.seats[seat]!.name === view.viewer ? 'you' : seatName(view, seat);

/** A card's name on its pile and button: "7", "Joker", "Hat". */
export const cardName = (card: Card): string =>
  card === JOKER ? t('bh.card.joker') : card === HAT ? t('bh.card.hat') : numeral(card);

/** A number of equal cards: "two 7s", "a joker", "the Hat". */
export function someWords(card: Card, n: number): string {
  if (card === HAT) return t('bh.some.hat');
  return card === JOKER ? t('bh.some.jokers', { n }) : t('bh.some.rank', { n, rank: card });
}

/** Cards as a list: "two 7s and a joker". Unknown cards are only counted. */
export function cardsWords(cards: readonly (Card | null)[]): string {
  const known = counted(cards.filter((card): card is Card => card !== null && card !== 0));
  const hidden = cards.length - known.reduce((sum, n) => sum + n, 0);
  const parts = known.flatMap((n, card) => (n === 0 ? [] : [someWords(card, n)]));
  if (hidden > 0) parts.push(t('bh.some.hidden', { n: hidden }));
  return parts.length === 0 ? t('bh.some.none') : listed(parts);
}

/** The name of the set that these cards form: "pair of 9s". */
export const setWords = ({ cards, rank }: { cards: readonly Card[]; rank: number }): string =>
  t('bh.set', { n: cards.length, rank });

/** A place within a sentence: "c2", "the Back Door". */
export const placeWords = (place: number): string =>
  isSpace(place) ? placeName(place) : t(`bh.place.${placeName(place).toLowerCase().replace(' ', '-')}`);

/**
 * The name of a pawn: "your first pawn", "Blue’s second pawn". `by`: the seat the sentence is about, whose own pawn is "its first pawn".
 */
export function pawnWords(view: View, pawn: number, by = -1): string {
  const who = whoIs(view, pawn >> 1);
  return t('bh.pawn', { who: by === pawn >> 1 && who !== 'you' ? 'self' : who, n: (pawn & 1) + 1 });
}

/** A place's kind and its value now, and what markers added to that: "Host 2", "Hash −1, marked −1". */
export function faceWords(board: Board, place: number): string {
  const { kind, value } = faceAt(board.tiles, place);
  const now = valueAt(board, place);
  const text = t('bh.face', { kind: t(`bh.kind.${kind}`), value: points(now) });
  return now === value ? text : t('bh.face.marked', { face: text, by: signed(now - value) });
}

/** Names the places that a place's complete arrows lead to; null if there are none. */
export function arrowWords(view: View, place: number): string | null {
  const to = arrowsFrom(view.tiles, place);
  return to.length === 0 ? null : t('bh.arrows', { n: to.length, to: listed(to.map(placeWords)) });
}

/** The indices of the pawns on a place. */
export const pawnsOn = (view: View, place: number): number[] =>
  view.pawns.flatMap((at, pawn) => (at === place ? [pawn] : []));

/** The index of the seat that has to decide; -1 for none. */
export const askedSeat = (view: View): number => (view.decision === null ? -1 : seatIndex(view, view.decision.seat));
