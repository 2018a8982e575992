/**
 * Names that card text uses besides its words (def.ts): conditions, counts, purposes; and the tags of charts. Each name must have exactly
 * one entry in the table that implements it, otherwise the code does not compile.
 */

/** Conditions, evaluated in conditions.ts. They look at the table, the card that asks, the event just emitted, or a target card. */
export type Condition =
  // about the event
  | 'self'
  | 'byRunner'
  | 'byCorp'
  | 'notInArchives'
  | 'notInRnd'
  | 'notInstalled'
  | 'wasRezzed'
  | 'isAgenda'
  | 'fromRnd'
  | 'isVirusProgram'
  | 'isTransaction'
  | 'central'
  | 'thisServer'
  | 'itsHost'
  | 'markEncountered'
  | 'brokeThis'
  | 'notFullyBroken'
  | 'emptyOfCredits'
  | 'accessedRnd'
  | 'firstTagShed'
  | 'firstRigTrash'
  | 'firstAccessTrash'
  | 'hasTrashCost'
  | 'firstCorpInstall'
  | 'emptyOfPower'
  | 'fromThisServer'
  // about the table
  | 'inRun'
  | 'atServer'
  | 'onHq'
  | 'onRnd'
  | 'onArchives'
  | 'onRemote'
  | 'thisRun'
  | 'thisRunBefore'
  | 'firstSuccess'
  | 'firstCentralSuccess'
  | 'firstHqSuccess'
  | 'hqSuccess'
  | 'firstRndSuccess'
  | 'firstRigInstall'
  | 'firstNetDamage'
  | 'runnerRanLastTurn'
  | 'runnerSucceededLastTurn'
  | 'runnerTrashedLastTurn'
  | 'runnerAccessedLastTurn'
  | 'scoredThisTurn'
  | 'noSuccessThisTurn'
  | 'gripAtMost2'
  | 'runnerHasAgenda'
  | 'corpUnder10Credits'
  | 'tagged'
  | 'encountering'
  | 'encountersOutermost'
  // about the card that asks
  | 'hasAdvancement'
  | 'unrezzed'
  | 'rezzed'
  | 'newThisTurn'
  | 'inRemote'
  | 'strongEnough'
  // about the target card
  | 'advanceable'
  | 'advanced'
  | 'worthPowerHere'
  | 'inSameServer'
  | 'installableLess1'
  | 'installableLess3'
  | 'ofIdentityFaction'
  | 'corpInstallable'
  | 'installableInRemote'
  | 'notItsHost'
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
