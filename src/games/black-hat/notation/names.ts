/** Names of places, cards and pawns in the notation: `b2`, `Back Door`, `joker`, `red 1`. */
import { NotationError } from '../../../core/notation.ts';
import { PLACES_OFF, placeAt, placeName } from '../rules/board/places.ts';
import { type Card, HAT, JOKER, type Table } from '../rules/model.ts';
import { RANKS } from '../rules/cards.ts';

export { NotationError };

/** Reads a place name, in any case, and returns the place's number. Throws `NotationError`. */
export function readPlace(name: string): number {
  const text = name.trim().toLowerCase();
  const space = /^([a-f])([1-4])$/.exec(text);
  if (space !== null) return placeAt(Number(space[2]) - 1, 'abcdef'.indexOf(space[1]!));
  const off = PLACES_OFF.find((place) => placeName(place).toLowerCase() === text);
  if (off === undefined) throw new NotationError(`no place is called "${name}": columns are a to f, rows 1 to 4`);
  return off;
}

/** Returns a card's name in the notation: its rank, `joker` or `hat`. */
export const cardName = (card: Card): string => (card === JOKER ? 'joker' : card === HAT ? 'hat' : String(card));

/** Reads a card's name or number and returns the card. Throws `NotationError`. */
export function readCard(name: string | number): Card {
  const text = String(name).trim().toLowerCase();
  if (text === 'joker') return JOKER;
  if (text === 'hat') return HAT;
  const rank = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (rank < 1 || rank > RANKS) throw new NotationError(`no card is called "${name}"`);
  return rank;
}

/** Returns a pawn's name in the notation: its seat and the number 1 or 2. */
export const pawnName = (t: Pick<Table, 'seats'>, pawn: number): string => `${t.seats[pawn >> 1]} ${(pawn & 1) + 1}`;

/** Reads a seat name and returns the seat's index. Throws `NotationError`. */
export function readSeat(t: Pick<Table, 'seats'>, name: string): number {
  const seat = t.seats.findIndex((one) => one === name.trim().toLowerCase());
  if (seat < 0) throw new NotationError(`no seat is called "${name}": ${t.seats.join(', ')}`);
  return seat;
}

/** Reads a pawn name and returns the pawn's index. Throws `NotationError`. */
export function readPawn(t: Pick<Table, 'seats'>, name: string): number {
  const [seat = '', n = ''] = name.trim().split(/\s+/);
  if (n !== '1' && n !== '2') throw new NotationError(`"${name}" is no pawn: its number is 1 or 2`);
  return readSeat(t, seat) * 2 + Number(n) - 1;
}

const ZONE = 'ABCDE';
export const zoneName = (zone: number): string => ZONE[zone]!;
/** Reads a zone letter and returns the zone's index. Throws `NotationError`. */
export function readZone(name: string): number {
  const zone = ZONE.indexOf(name.trim().toUpperCase());
  if (zone < 0 || name.trim() === '') throw new NotationError(`no zone is called "${name}": A to E`);
  return zone;
}
