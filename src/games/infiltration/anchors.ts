/** Anchors: the names of things on the table, used by buttons, the drawn table, notes and lessons (core/anchor.ts). */
import { SECRET } from './rules/model.ts';
import type { Card } from './rules/model.ts';
import type { GuardKind } from './rules/words.ts';
import { operativeName, type Named } from './notation/names.ts';

/** Anchor of a room: `room 1` (the entry room) to `room 12`, or `secret room`. */
export const roomAnchor = (room: number): string => (room === SECRET ? 'secret room' : `room ${room + 1}`);

/** Anchor of an operative: `quill`, or `quill 2` for the second one of a pair. */
export const operativeAnchor = (t: Named, op: number): string => operativeName(t, op);
/**
 * Anchor of an operative's hand, or of one card in it (an action by name, an item by code): `quill hand`, `quill hand advance`, `quill hand
 * I07`.
 */
export const handAnchor = (t: Named, op: number): string => `${operativeName(t, op)} hand`;
export const cardAnchor = (t: Named, op: number, card: Card): string => `${handAnchor(t, op)} ${card}`;
/** Anchor of the card an operative has laid or turned up this round (`pick`): `quill pick`. */
export const pickAnchor = (t: Named, op: number): string => `${operativeName(t, op)} pick`;
/** Anchor of a guard in the building: `guard sweeper`. */
export const guardAnchor = (kind: GuardKind): string => `guard ${kind}`;

/** Anchors of the dials, the die, the piles beside the table, and the way out. */
export const PROXIMITY = 'proximity';
export const ALARM = 'alarm';
export const DIE = 'die';
export const DECK = 'deck';
export const DISCARDS = 'discards';
export const POOL = 'pool';
export const OUT = 'outside';
