/** Identifies moves. */
import type { Move } from '../../rules/move.ts';

/** A string that is equal for equal moves and differs for different ones. */
export function moveId(move: Move): string {
  return [
    move.do,
    move.card ?? '',
    move.on ?? '',
    move.server ?? '',
    move.ability ?? '',
    move.n ?? '',
    move.option ?? '',
    move.trashing ? 't' : '',
  ].join('|');
}

/** Whether two moves are the same move. */
export const sameMove = (a: Move, b: Move): boolean => moveId(a) === moveId(b);
