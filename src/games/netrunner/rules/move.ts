/**
 * Moves: what a seat can do at a decision. A move is one flat record, which makes it easy to compare, store and write down. It names cards
 * by handle (new at each change of zone), never by id.
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
  | 'leave'
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
  /** handle of the card the move is about (for 'pay': of the card whose credits are used) */
  card?: number;
  /** handle of a second card: the host of an install, the card to save, or the card that gives a discount */
  on?: number;
  /** server to run on, install in, access or choose; 'new remote' for one that does not exist yet */
  server?: ServerId | 'new remote';
  /** index of the ability in the card definition's `abilities` */
  ability?: number;
  /** name of the ability, for sentences and buttons: 'break', 'boost', 'take', ... */
  name?: string;
  /** number chosen, credits to pay, subroutine (1 is the first), or position of a trigger (1 is the first) */
  n?: number;
  /** option chosen by 'choose'; for 'first', the code of the effect list of the trigger to resolve first */
  option?: string;
  /** for 'install': trash own cards first, to make room or lower the cost */
  trashing?: boolean;
}

/** Whether two moves are equal; `name` is ignored. */
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
