/** Who plays a seat: a person at this device, a bot at one of the game's levels, or a script (the other side of a lesson). */
import type { SeatName } from './game.ts';

export type Sitter =
  /** `person`: number of the person at this device, from 1; left out where there is only one */
  | { who: 'person'; person?: number }
  /** `seed`: seed of the bot's own random numbers, 0 to 2³² − 1; never derived from the game's seed */
  | { who: 'bot'; level: string; seed: number }
  | { who: 'script'; name: string };

export type Sitters = Readonly<Record<SeatName, Sitter>>;

/** The number of the person who plays a seat; null for a bot, a script or an unknown seat. */
export function personAt(seats: Sitters, seat: SeatName): number | null {
  const sitter = Object.hasOwn(seats, seat) ? seats[seat] : undefined;
  return sitter?.who === 'person' ? (sitter.person ?? 1) : null;
}

/** How many people play, each counted once whatever seats they have. */
export const peopleAt = (seats: Sitters): number =>
  new Set(Object.keys(seats).flatMap((seat) => personAt(seats, seat) ?? [])).size;

/** Whether `seats` has a sitter for each of these seats and for no other. */
export const fills = (seats: Sitters, names: readonly SeatName[]): boolean =>
  Object.keys(seats).sort().join() === [...names].sort().join();

/** The one seat played by a person; null where no seat or several seats are played by people. */
export function onlyPerson(seats: Sitters): SeatName | null {
  const persons = Object.keys(seats).filter((seat) => seats[seat]!.who === 'person');
  return persons.length === 1 ? persons[0]! : null;
}
