/**
 * The words that rooms and items are made of. "Here" is the operative's own room, "adjacent" the face-up rooms before and behind it, "near" both.
 * What a word cannot do is left out and the next one follows (rules A1, "Do A then B").
 */

export const ACTIONS = ['advance', 'retreat', 'interface', 'download', 'extract'] as const;
export type Action = (typeof ACTIONS)[number];
export type GuardKind = 'sweeper' | 'guard' | 'auditor' | 'sergeant' | 'purger';
export type Slot = 'worker' | 'lock';
export type Special = 'prototype' | 'blackmail';

/** Face-up rooms that one may go to: of one's floor, of the second floor, at most three away on the way in. */
export type Where = 'floor' | 'second floor' | 'within 3';

/** Rooms that a word reaches which removes workers or locks. */
export type Reach = 'here' | 'near' | 'all near' | 'floor';

export type Word =
  | { w: 'alarm'; n: number }
  | { w: 'alarmTo'; n: number }
  | { w: 'proximity'; n: number }
  | { w: 'draw'; n: number }
  /** looks at the top items of the deck and keeps one; the rest go below it */
  | { w: 'search'; n: number }
  | { w: 'discard' }
  /** looks at the next room inwards, which stays face down; or turns it up */
  | { w: 'peek' }
  | { w: 'reveal'; what: 'next' | 'secret' }
  /** a guard comes in, face up: in the first of these places that fits */
  | { w: 'guard'; kind: GuardKind; at: readonly ('here' | 'entry' | string)[] }
  | { w: 'destroy'; where: 'here' | 'adjacent' }
  /** moves a guard one room either way, or turns it face down */
  | { w: 'distract' }
  | { w: 'wound'; whom: 'self' | 'others near' }
  /** a wound on a roll of the die of at most `most` */
  | { w: 'rollWound'; most: number }
  /** wounds one operative here, or destroys one guard here */
  | { w: 'strike' }
  | { w: 'heal' }
  | { w: 'delay'; whom: 'self' | 'one near' | 'others near' }
  /** stops being delayed and ignores wounds this round */
  | { w: 'brace' }
  | { w: 'sludge' }
  | { w: 'take'; special: Special }
  | { w: 'escape' }
  | { w: 'secret' }
  /** goes to a face-up room of the player's choice */
  | { w: 'goTo'; where: Where }
  /** goes up to `most` rooms; `by` 1 inwards, -1 outwards, 0 either way; `quiet`: without Enter functions, and guards there are ignored */
  | { w: 'move'; by: 1 | -1 | 0; most: number; quiet?: true }
  /** adds tokens from the pool */
  | { w: 'add'; n: number; where: 'all' | 'anywhere' }
  /** takes tokens that lie here */
  | { w: 'gather'; n: number }
  /** takes one of the tokens that the word before has released */
  | { w: 'gatherReleased' }
  | { w: 'swapToken' }
  | { w: 'steal' }
  /** removes a worker or lock, which releases its tokens and `extra` more: here, in one room near, in all rooms near, or anywhere on the floor */
  | { w: 'remove'; slot: Slot; where: Reach; extra?: number }
  /** plays an action: in the operative's own room, in the one a word before named, or in a face-up room next door */
  | { w: 'play'; action: Action; where: 'here' | 'there' | 'adjacent' }
  /** plays these actions in an order of the player's choice */
  | { w: 'playBoth'; actions: readonly [Action, Action] }
  /** plays Advance or Retreat, twice the same */
  | { w: 'hurry' }
  /** plays an action that was resolved earlier this round */
  | { w: 'copy' }
  /** the item stays here */
  | { w: 'place' }
  /** banks tokens in the item that stays here */
  | { w: 'bank'; most: number }
  | { w: 'choose'; of: readonly { say: string; then: readonly Word[] }[] }
  | { w: 'ifSlot'; slot: Slot; then: readonly Word[] }
  | { w: 'ifWounded'; then: readonly Word[] }
  | { w: 'discardOrDelay' }
  // what an action does
  | { w: 'walk'; by: 1 | -1 }
  | { w: 'useInterface' }
  | { w: 'download' }
  | { w: 'extract' };

export type WordName = Word['w'];
