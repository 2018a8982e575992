/** Who plays a seat: a person at this device, a bot at one of the game's levels, or a script (the other side of a lesson). */
import type { SeatName } from './game.ts';

export type Sitter =
  /** `person`: which of the persons at this device, from 1; left out where there is but one */
  | { who: 'person'; person?: number }
  /** `seed`: the bot's own chance, 0 to 2³² − 1, never made from the game's */
  | { who: 'bot'; level: string; seed: number }
  | { who: 'script'; name: string };

export type Sitters = Readonly<Record<SeatName, Sitter>>;

/** The person who plays a seat, by number; null for a bot, a script or no such seat. */
export function personAt(seats: Sitters, seat: SeatName): number | null {
  const sitter = Object.hasOwn(seats, seat) ? seats[seat] : undefined;
  return sitter?.who === 'person' ? (sitter.person ?? 1) : null;
}

/** Whether somebody sits at each of these seats, and nobody anywhere else. */
export const fills = (seats: Sitters, names: readonly SeatName[]): boolean =>
  Object.keys(seats).sort().join() === [...names].sort().join();

/** The seat of the only person; null where nobody, or more than one seat, is played by people. */
export function onlyPerson(seats: Sitters): SeatName | null {
  const persons = Object.keys(seats).filter((seat) => seats[seat]!.who === 'person');
  return persons.length === 1 ? persons[0]! : null;
}
