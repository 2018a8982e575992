/**
 * Moves: what a seat can do at a decision. One flat record, so that equality, storing and notation are simple.
 * Cards are named by handle (renewed at each change of zone), never by index.
 */
import type { ServerId } from './model.ts';

export type Verb =
  // basic actions
  | 'draw'
  | 'credit'
  | 'install'
  | 'play'
  | 'advance'
  | 'purge'
  | 'trash-resource'
  | 'remove-tag'
  | 'run'
  // windows and abilities
  | 'use'
  | 'rez'
  | 'score'
  | 'pass'
  // set-up and run
  | 'keep'
  | 'mulligan'
  | 'jack-out'
  | 'continue'
  // access
  | 'access'
  | 'trash'
  | 'steal'
  | 'decline'
  // questions
  | 'accept'
  | 'pick'
  | 'choose'
  | 'number'
  | 'next'
  | 'first'
  | 'done'
  | 'discard'
  // paying
  | 'pay'
  | 'discount'
  | 'cancel'
  | 'concede';

export interface Move {
  do: Verb;
  /** handle of the card meant */
  card?: number;
  /** handle of the host or second card */
  on?: number;
  /** server run, installed into, accessed from, or chosen; 'new remote' for a server that does not exist yet */
  server?: ServerId | 'new remote';
  /** which ability of the card, by its position among the card's abilities now */
  ability?: number;
  /** name of the ability, for sentences and buttons ('break', 'boost', 'take', ...) */
  name?: string;
  /** a number chosen, or the subroutine broken (1 is the first) */
  n?: number;
  /** a named option of a `choose` */
  option?: string;
  /** install: first trash own cards that stand in the way */
  trashing?: boolean;
}

/** Whether two moves are the same move. */
export function sameMove(a: Move, b: Move): boolean {
  return (
    a.do === b.do &&
    a.card === b.card &&
    a.on === b.on &&
    a.server === b.server &&
    a.ability === b.ability &&
    a.n === b.n &&
    a.option === b.option &&
    !a.trashing === !b.trashing
  );
}
