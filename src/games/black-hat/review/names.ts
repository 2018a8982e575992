/** The names used in the sentences of a review. The screen supplies them, so that reviews can also be made without a screen. */
import type { Card } from '../rules/model.ts';

export interface Names {
  /** the `who` parameter of sentences: 'you' for the only person's seat, else the seat's name */
  who(seat: number): string;
  /** The name of a pawn in a sentence. `by`: the seat that the sentence is about. */
  pawn(pawn: number, by?: number): string;
  place(place: number): string;
  cards(cards: readonly Card[]): string;
  /** A number of points in words; it may be negative. */
  points(n: number): string;
}
