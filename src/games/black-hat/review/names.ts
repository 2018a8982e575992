/** Names that the sentences of a review are filled with. They come from the screen's words, so that a review can be made without a screen. */
import type { Card } from '../rules/model.ts';

export interface Names {
  /** the parameter `who` of sentences: 'you' for the seat of the only person, else the seat's name */
  who(seat: number): string;
  /** `by`: the seat whose own sentence it stands in */
  pawn(pawn: number, by?: number): string;
  place(place: number): string;
  cards(cards: readonly Card[]): string;
  /** a value of points, which may be below 0 */
  points(n: number): string;
}
