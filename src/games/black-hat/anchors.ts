/**
 * Names of the things on the table, the same for buttons, the drawn table, notes and lessons (core/anchor.ts). Places are called as in
 * the notation, in small letters: `c2`, `back-door`, `critical-asset`, `jail`.
 */
import { placeName } from './rules/board/places.ts';
import { type Card, HAT, JOKER, type Seat } from './rules/model.ts';

/** A place of the board, a start, the Critical Asset or the jail. */
export const placeAnchor = (place: number): string => placeName(place).toLowerCase().replace(' ', '-');

/** A pawn: `red 1`. */
export const pawnAnchor = (seats: readonly Seat[], pawn: number): string => `${seats[pawn >> 1]} ${(pawn & 1) + 1}`;

/** All cards of a rank in a hand, which lie as one pile: `red hand 7`, `red hand joker`, `red hand hat`. */
export const rankAnchor = (seat: Seat, card: Card): string =>
  `${seat} hand ${card === JOKER ? 'joker' : card === HAT ? 'hat' : card}`;

/** A whole hand; the only thing of a hand whose cards are hidden: `red hand`. */
export const handAnchor = (seat: Seat): string => `${seat} hand`;

/** What a seat has played in the present trick: `red play`. */
export const playAnchor = (seat: Seat): string => `${seat} play`;

/** One of the five places that a tile can cover, as a whole: `zone A`. */
export const zoneAnchor = (zone: number): string => `zone ${'ABCDE'[zone]}`;

/** The draw pile, the discards, the tracer (on its track or on the board), and the tracer's track. */
export const DECK = 'deck';
export const DISCARDS = 'discards';
export const TRACER = 'tracer';
export const TRACK = 'track';
