/** Names of seats, cards, places and pawns, and the parameters by which sentences name them. */
import { numeral, t } from '../../../i18n/index.ts';
import { HAT, JOKER, counted } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { View } from '../rules/view.ts';

/** The index of a seat in a view; -1 if it is not in the game. */
export const seatIndex = (view: View, name: string): number => view.seats.findIndex((one) => one.name === name);

/** A seat's name: "Red". */
export const seatName = (view: View, seat: number): string => t(`side.${view.seats[seat]!.name}`);

/** The value of `who` in sentences: 'you' for the viewer's own seat, else the seat's name. */
export const whoIs = (view: View, seat: number): string =>
  view.seats[seat]!.name === view.viewer ? 'you' : seatName(view, seat);

/** The value of `owner` and `on` in sentences that choose words by them: 'you' for the viewer's own seat, else the seat's id. */
export const seatId = (view: View, seat: number): string => {
  const { name } = view.seats[seat]!;
  return name === view.viewer ? 'you' : name;
};

/** A card's name on its pile and button: "7", "Joker", "Hat". */
export const cardName = (card: Card): string =>
  card === JOKER ? t('bh.card.joker') : card === HAT ? t('bh.card.hat') : numeral(card);

/** Names of cards for a list, equal cards together: "two 7s", "a joker". Unknown cards are only counted. */
export function cardNames(cards: readonly (Card | null)[]): string[] {
  const known = counted(cards.filter((card): card is Card => card !== null && card !== 0));
  const hidden = cards.length - known.reduce((sum, n) => sum + n, 0);
  const names = known.flatMap((n, card) => {
    if (n === 0) return [];
    if (card === HAT) return t('bh.cards.hat');
    return card === JOKER ? t('bh.cards.jokers', { n }) : t('bh.cards.rank', { n, rank: card });
  });
  return hidden > 0 ? [...names, t('bh.cards.hidden', { n: hidden })] : names;
}

/** Which of a seat's two pawns a pawn is, in sentences. */
export const nthOf = (pawn: number): 'first' | 'second' => ((pawn & 1) === 0 ? 'first' : 'second');

/** The value of `owner` in sentences about a pawn: 'own' if it is one of those of seat `by`, which the sentence is about. */
export const ownerOf = (view: View, pawn: number, by = -1): string =>
  pawn >> 1 === by ? 'own' : seatId(view, pawn >> 1);

/** The indices of the pawns on a place. */
export const pawnsOn = (view: View, place: number): number[] =>
  view.pawns.flatMap((at, pawn) => (at === place ? [pawn] : []));

/** The index of the seat that has to decide; -1 for none. */
export const askedSeat = (view: View): number => (view.decision === null ? -1 : seatIndex(view, view.decision.seat));
