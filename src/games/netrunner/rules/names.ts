/**
 * Names that card text uses besides its effects (word.ts): conditions, counts, purposes; and the tags of charts. The code compiles only if
 * each name has exactly one entry in the table that implements it.
 */

/** Counts kept for each turn (`Memory` and `Firsts`, model.ts) that tell whether an event is the first of its kind in the turn. */
type First =
  | 'successes'
  | 'centralSuccesses'
  | 'hqSuccesses'
  | 'rndSuccesses'
  | 'netDamage'
  | 'tagsShed'
  | 'rigTrashed'
  | 'accessTrashed'
  | 'corpInstalls';

/**
 * Conditions, evaluated in conditions.ts. They look at the table, the card whose text they are in, the event just emitted, or a target
 * card. The part after a dot is a parameter; `not.` in front negates.
 */
export type Condition =
  // about the event
  | 'self'
  | 'byRunner'
  | 'byCorp'
  /** the event's card was accessed, and not in the place after the dot */
  | `accessedOutside.${'archives' | 'rnd' | 'installed'}`
  | `is.${'agenda' | 'virusProgram' | 'transaction' | 'trashable'}`
  /** cards in R&D are about to be accessed, or were accessed in the run that has just ended */
  | 'fromRnd'
  | 'central'
  /** the event's card is this card's host, or the card that this card has marked */
  | `its.${'host' | 'mark'}`
  /** in the encounter of this event, this card broke subroutines; not all subroutines were broken */
  | 'broke.this'
  | 'not.broke.all'
  /** this card has just lost its last counter of this kind */
  | `emptyOf.${'credit' | 'power'}`
  /** this event is the first of its kind this turn */
  | `first.${First}`
  // about the table
  | 'inRun'
  /** the Runner is encountering ice, or is at the outermost ice */
  | `runAt.${'encounter' | 'outermost'}`
  /** the run is on this server */
  | `on.${'hq' | 'rnd' | 'archives' | 'remote'}`
  | 'thisRun'
  /** what the part after the dot names has happened this turn; with `not.`: it has not */
  | `thisTurn.${'hqSuccesses' | 'scored'}`
  | `not.thisTurn.${'rigInstalls' | 'successes'}`
  /** what the part after the dot names happened in the Runner's last turn */
  | `lastTurn.${'runs' | 'successes' | 'runnerTrashed' | 'accessed'}`
  | 'count.gripCards.most.2'
  | 'count.corpCredits.most.9'
  | 'count.runnerAgendas.least.1'
  | 'tagged'
  // about the card whose text this is in
  | 'newThisTurn'
  | 'strongEnough'
  // about the target card; without one, about the card whose text this is in
  | 'hasAdvancement'
  /** the card is rezzed, or was when this event moved it out of a root */
  | 'rezzed'
  | 'not.rezzed'
  /** the target card (without one, the event's card) is in this card's server, or was in its root */
  | 'thisServer'
  // about the target card
  | 'advanceable'
  | 'worthPowerHere'
  /** the Runner could install the target card with a discount of this many credits */
  | `installable.${1 | 3}`
  | 'ofIdentityFaction'
  | `corpInstallable.${'anywhere' | 'remote'}`
  | 'not.its.host'
  | 'withoutStrength';

/** What an amount in card text may count; evaluated in conditions.ts. */
export type Count =
  | 'advancementHere'
  | 'virusHere'
  | 'tags'
  | 'subsOfEncountered'
  | 'badPublicity'
  | 'link'
  | 'chosen'
  | 'pointsOfChosen'
  | 'runnerAgendas'
  | 'corpCredits'
  | 'transactionsUp'
  /** cards in the grip */
  | 'gripCards'
  /** trash cost of the card that triggered the ability */
  | 'trashCost'
  /** cards accessed in R&D in the run that has just ended */
  | 'rndAccesses'
  /** the X that the payer of the cost chose */
  | 'x';

/** Tags of chart states (flow/): what may be done at a step, and where in a turn or run it is. */
export type Tag =
  /** a window: both sides may act until both pass in a row */
  | 'window'
  /** the first window of a turn, before "when your turn begins" */
  | 'opens-turn'
  /** the window before the first action */
  | 'before-actions'
  /** the active player takes an action */
  | 'action'
  /** the last window of a turn */
  | 'closes-turn'
  | 'may-jack-out'
  /** the approached ice may be rezzed */
  | 'rez-ice'
  | 'encounter'
  | 'may-break'
  /** unbroken subroutines resolve, one after another */
  | 'subroutines'
  /** the last window before a run succeeds */
  | 'before-success'
  /** a card is being accessed */
  | 'access';

/** What a cost is for: some credits may be spent only for certain purposes. */
export type Purpose =
  | 'action'
  | 'advance'
  | 'remove-tag'
  | 'play'
  | 'install'
  | 'rez'
  | 'icebreaker'
  | 'ability'
  | 'effect'
  | 'trash'
  | 'steal'
  | 'trace'
  | 'psi';
