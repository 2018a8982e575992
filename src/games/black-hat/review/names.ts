/** The names used in the sentences of a review. The screen supplies them, so that reviews can also be made without a screen. */
import type { Card } from '../rules/model.ts';

export interface Names {
  /** the value of `who` in sentences: 'you' for the only person's seat, else the seat's name */
  who(seat: number): string;
  /** the value of `owner` and `on` in sentences that choose words by them: 'you', or the seat's id */
  seat(seat: number): string;
  /** the names of cards for a list, equal cards together */
  cards(cards: readonly Card[]): string[];
}
