/** Names to fill into the sentences of a review, taken from the screen's words so that a review can be made without a screen. */
import type { Seat } from '../rules/model.ts';

export interface Names {
  card(code: string): string;
}

/** Returns the parameter `who` of a sentence: 'you' for the seat of the only human player, else the seat. */
export const who = (seat: Seat, you: Seat | null): 'you' | Seat => (seat === you ? 'you' : seat);
