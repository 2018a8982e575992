/** Names of the things on the table, the same for buttons, the drawn table, notes and lessons (core/anchor.ts). */
import { SECRET } from './rules/model.ts';
import type { Card } from './rules/model.ts';
import type { GuardKind } from './rules/words.ts';
import { operativeName, type Named } from './notation/names.ts';

/** A room by its place on the way in: `room 1` (the entry room) to `room 12`, and `secret room`. */
export const roomAnchor = (room: number): string => (room === SECRET ? 'secret room' : `room ${room + 1}`);

/** An operative's pawn and card: `quill`, `quill 2`. */
export const operativeAnchor = (t: Named, op: number): string => operativeName(t, op);
/** The hand of an operative, and a card of it: an action by its name, an item by its code: `quill hand`, `quill hand advance`, `quill hand I07`. */
export const handAnchor = (t: Named, op: number): string => `${operativeName(t, op)} hand`;
export const cardAnchor = (t: Named, op: number, card: Card): string => `${handAnchor(t, op)} ${card}`;
/** The card an operative has laid or turned up this round: `quill pick`. */
export const pickAnchor = (t: Named, op: number): string => `${operativeName(t, op)} pick`;
/** A guard in the building: `guard sweeper`. */
export const guardAnchor = (kind: GuardKind): string => `guard ${kind}`;

/** The dials, the die, the piles beside the table, and the way out. */
export const PROXIMITY = 'proximity';
export const ALARM = 'alarm';
export const DIE = 'die';
export const DECK = 'deck';
export const DISCARDS = 'discards';
export const POOL = 'pool';
export const OUT = 'outside';
