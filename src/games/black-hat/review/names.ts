/** Names for the sentences of a review. The screen supplies them, so reviews can be made without one. */
import type { Card } from '../rules/model.ts';

export interface Names {
  /** the `who` parameter of sentences: 'you' for the only person's seat, else the seat's name */
  who(seat: number): string;
  /** `by`: the seat that the sentence is about */
  pawn(pawn: number, by?: number): string;
  place(place: number): string;
  cards(cards: readonly Card[]): string;
  /** points, which may be negative */
  points(n: number): string;
}
