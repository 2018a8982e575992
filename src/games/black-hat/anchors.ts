/**
 * Anchors: the names of things on the table, used by buttons, the drawn table, notes and lessons (core/anchor.ts). Places have their
 * notation names in lower case: `c2`, `back-door`, `critical-asset`, `jail`.
 */
import { placeName } from './rules/board/places.ts';
import { type Card, HAT, JOKER, type Seat } from './rules/model.ts';

/** Anchor of a space, a start, the Critical Asset or the jail. */
export const placeAnchor = (place: number): string => placeName(place).toLowerCase().replace(' ', '-');

/** Anchor of a pawn: `red 1`. */
export const pawnAnchor = (seats: readonly Seat[], pawn: number): string => `${seats[pawn >> 1]} ${(pawn & 1) + 1}`;

/** Anchor of the pile of all cards of one rank in a seat's hand: `red hand 7`, `red hand joker`, `red hand hat`. */
export const rankAnchor = (seat: Seat, card: Card): string =>
  `${seat} hand ${card === JOKER ? 'joker' : card === HAT ? 'hat' : card}`;

/** Anchor of a seat's whole hand: `red hand`. A hand that the viewer cannot see has no other anchor. */
export const handAnchor = (seat: Seat): string => `${seat} hand`;

/** Id of the group of a seat's hand (`TableGroup.id`). */
export const handGroupId = (seat: Seat): string => `hand-${seat}`;

/** Anchor of the set a seat has played in the current trick: `red play`. */
export const playAnchor = (seat: Seat): string => `${seat} play`;

/** Anchor of one of the five zones, each of which a tile can cover: `zone A`. */
export const zoneAnchor = (zone: number): string => `zone ${'ABCDE'[zone]}`;

/** Anchors of the draw pile, the discards, the tracer (on its own track or on the board) and that track. */
export const DECK = 'deck';
export const DISCARDS = 'discards';
export const TRACER = 'tracer';
export const TRACK = 'track';
