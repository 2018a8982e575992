/** The names used in the sentences of a review. The screen supplies them, so that reviews can also be made without a screen. */
import type { SeatName } from '../../../core/game.ts';

export interface Names {
  /** the value of `who` and `on` in sentences: 'you' for the only operative of the only person, else the operative's name */
  who(op: number): string;
  /** the value of `on` in a sentence about a seat: 'you', or its name */
  seat(seat: SeatName): string;
  /** the parameters of a message that names a room */
  room(room: number): { at: string; place: number; room: string };
}
