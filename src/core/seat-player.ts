/** Types for who plays each seat: a person at this device, a bot at one of the game's levels, or a script (the other side of a lesson). */
import type { SeatName } from './game.ts';

export type SeatPlayer =
  /** `person`: number of the person at this device, from 1; left out if there is only one */
  | { who: 'person'; person?: number }
  /** `seed`: seeds the bot's own random numbers, 0 to 2³² − 1; never derived from the game's seed */
  | { who: 'bot'; level: string; seed: number }
  | { who: 'script'; name: string };

export type SeatPlayers = Readonly<Record<SeatName, SeatPlayer>>;

/** Returns the number of the person who plays a seat; null for a bot, a script or an unknown seat. */
export function personAt(seats: SeatPlayers, seat: SeatName): number | null {
  const seatPlayer = Object.hasOwn(seats, seat) ? seats[seat] : undefined;
  return seatPlayer?.who === 'person' ? (seatPlayer.person ?? 1) : null;
}

/** Counts the people who play a match; a person with several seats counts once. */
export const peopleAt = (seats: SeatPlayers): number =>
  new Set(Object.keys(seats).flatMap((seat) => personAt(seats, seat) ?? [])).size;

/** Whether `seats` gives a player to every seat of a game (`names`) and to no other. */
export const fills = (seats: SeatPlayers, names: readonly SeatName[]): boolean =>
  Object.keys(seats).sort().join() === [...names].sort().join();

/** Returns the only seat played by a person; null if there are none or several. */
export function onlyPerson(seats: SeatPlayers): SeatName | null {
  const persons = Object.keys(seats).filter((seat) => seats[seat]!.who === 'person');
  return persons.length === 1 ? persons[0]! : null;
}
