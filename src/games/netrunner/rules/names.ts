/**
 * Names that card text uses besides its words (def.ts): conditions, counts, purposes; and the tags of charts. Each name must have exactly
 * one entry in the table that implements it, otherwise the code does not compile.
 */

/** Fields of a turn's memory (`Memory` and `Firsts`, model.ts) that count what may be the first of the turn. */
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
 * Conditions, evaluated in conditions.ts. They look at the table, the card that asks, the event just emitted, or a target card. After a dot
 * stands a figure of the condition; `not.` before it turns it round.
 */
export type Condition =
  // about the event
  | 'self'
  | 'byRunner'
  | 'byCorp'
  /** the card accessed lay elsewhere */
  | `accessedOutside.${'archives' | 'rnd' | 'installed'}`
  | `is.${'agenda' | 'virusProgram' | 'transaction' | 'trashable'}`
  /** cards of R&D are about to be accessed, or were in the run that has ended */
  | 'fromRnd'
  | 'central'
  /** the card of the event is the host of this card, or the one it has marked */
  | `its.${'host' | 'mark'}`
  /** how the ice of the encounter was broken: by this card; all its subroutines */
  | 'broke.this'
  | 'not.broke.all'
  /** the last counter of this kind was taken off this card */
  | `emptyOf.${'credit' | 'power'}`
  /** it is the first of the turn */
  | `first.${First}`
  // about the table
  | 'inRun'
  /** where the run is: at an encounter, at one with the outermost ice */
  | `runAt.${'encounter' | 'outermost'}`
  /** the server of the run */
  | `on.${'hq' | 'rnd' | 'archives' | 'remote'}`
  | 'thisRun'
  /** it has happened this turn */
  | `thisTurn.${'hqSuccesses' | 'scored'}`
  | `not.thisTurn.${'rigInstalls' | 'successes'}`
  /** it happened in the Runner's last turn */
  | `lastTurn.${'runs' | 'successes' | 'runnerTrashed' | 'accessed'}`
  | 'count.gripCards.most.2'
  | 'count.corpCredits.most.9'
  | 'count.runnerAgendas.least.1'
  | 'tagged'
  // about the card that asks
  | 'newThisTurn'
  | 'strongEnough'
  // about the target card; without one, about the card that asks
  | 'hasAdvancement'
  /** it is rezzed, or was when it left the root of a server by this event */
  | 'rezzed'
  | 'not.rezzed'
  /** about the target card, or else the event: it is in this card's server, or was in its root */
  | 'thisServer'
  // about the target card
  | 'advanceable'
  | 'worthPowerHere'
  /** the Runner could install it for so many credits less */
  | `installable.${1 | 3}`
  | 'ofIdentityFaction'
  | `corpInstallable.${'anywhere' | 'remote'}`
  | 'not.its.host'
  | 'withoutStrength';

/** Things an amount may count, evaluated in conditions.ts. */
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
  /** cards accessed in R&D in the run that has ended */
  | 'rndAccesses'
  /** what the payer of the cost said for X */
  | 'x';

/** Tags of chart states (flow/): what may be done at a step, and where in a turn or run it lies. */
export type Tag =
  /** a window: both sides may act until both pass in a row */
  | 'window'
  /** the window in which a turn opens, before "when your turn begins" */
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

/** Purposes of costs: some credits may be spent only on certain purposes. */
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
