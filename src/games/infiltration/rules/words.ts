/**
 * Effects (`Word`): the building blocks of rooms and items. "Here" is the operative's own room, "adjacent" the face-up rooms before and
 * behind it, "near" both. An effect that cannot be carried out is skipped (rules A1, "Do A then B").
 */

export const ACTIONS = ['advance', 'retreat', 'interface', 'download', 'extract'] as const;
export type Action = (typeof ACTIONS)[number];
export type GuardKind = 'sweeper' | 'guard' | 'auditor' | 'sergeant' | 'purger';
export type Slot = 'worker' | 'lock';
export type Special = 'prototype' | 'blackmail';

/** The face-up rooms to which an effect lets an operative go: those of its own floor, of the second floor, or at most three rooms away. */
export type Where = 'floor' | 'second floor' | 'within 3';

/** The rooms from which an effect may remove workers or locks. */
export type Reach = 'here' | 'near' | 'all near' | 'floor';

export type Word =
  | { w: 'alarm'; n: number }
  | { w: 'alarmTo'; n: number }
  | { w: 'proximity'; n: number }
  | { w: 'draw'; n: number }
  /** the operative looks at the top items of the deck and keeps one; the rest go to the bottom */
  | { w: 'search'; n: number }
  | { w: 'discard' }
  /** look at the next room inwards, which stays face down; or turn a room up */
  | { w: 'peek' }
  | { w: 'reveal'; what: 'next' | 'secret' }
  /** a guard enters face up, in the first of the places `at` that applies */
  | { w: 'guard'; kind: GuardKind; at: readonly ('here' | 'entry' | string)[] }
  | { w: 'destroy'; where: 'here' | 'adjacent' }
  /** move a guard one room either way, or turn it face down */
  | { w: 'distract' }
  | { w: 'wound'; whom: 'self' | 'others near' }
  /** roll the die and take a wound if it shows at most `most` */
  | { w: 'rollWound'; most: number }
  /** wound one operative here, or destroy one guard here */
  | { w: 'strike' }
  | { w: 'heal' }
  | { w: 'delay'; whom: 'self' | 'one near' | 'others near' }
  /** stop being delayed, and ignore wounds this round */
  | { w: 'brace' }
  | { w: 'sludge' }
  | { w: 'take'; special: Special }
  | { w: 'escape' }
  | { w: 'secret' }
  /** go to a face-up room of the player's choice */
  | { w: 'goTo'; where: Where }
  /** go up to `most` rooms; `by`: 1 inwards, -1 outwards, 0 either; `quiet`: skip Enter functions and be ignored by guards there */
  | { w: 'move'; by: 1 | -1 | 0; most: number; quiet?: true }
  /** add tokens from the pool */
  | { w: 'add'; n: number; where: 'all' | 'anywhere' }
  /** take tokens that are here */
  | { w: 'gather'; n: number }
  /** take one of the tokens released by the effect just before in the list */
  | { w: 'gatherReleased' }
  | { w: 'swapToken' }
  | { w: 'steal' }
  /** remove a worker or lock, releasing its tokens plus `extra`: here, in one room near, in all rooms near, or anywhere on the floor */
  | { w: 'remove'; slot: Slot; where: Reach; extra?: number }
  /** play an action: in the operative's own room, in the room an earlier effect chose, or in an adjacent room */
  | { w: 'play'; action: Action; where: 'here' | 'there' | 'adjacent' }
  /** play these two actions in the order the player chooses */
  | { w: 'playBoth'; actions: readonly [Action, Action] }
  /** play Advance twice or Retreat twice */
  | { w: 'hurry' }
  /** play an action that was carried out earlier this round */
  | { w: 'copy' }
  /** the item that the effect is printed on stays in this room */
  | { w: 'place' }
  /** put up to `most` of the operative's tokens into the item just placed here (Dead Drop) */
  | { w: 'bank'; most: number }
  | { w: 'choose'; of: readonly { say: string; then: readonly Word[] }[] }
  | { w: 'ifSlot'; slot: Slot; then: readonly Word[] }
  | { w: 'ifWounded'; then: readonly Word[] }
  | { w: 'discardOrDelay' }
  // the effects of actions
  | { w: 'walk'; by: 1 | -1 }
  | { w: 'useInterface' }
  | { w: 'download' }
  | { w: 'extract' };

export type WordName = Word['w'];
