/**
 * The names card text may use beside its words (def.ts). What each means stands in a table over these names, so that a name without
 * a meaning, a meaning without a name, and a card with neither do not compile.
 */

/** Conditions, judged in conditions.ts: of the table, of the card that asks, of the event just happened, or of a card chosen from. */
export type Condition =
  // of the event
  | 'self'
  | 'mine'
  | 'byRunner'
  | 'byCorp'
  | 'notInArchives'
  | 'notInstalled'
  | 'wasRezzed'
  | 'isAgenda'
  | 'isVirusProgram'
  | 'central'
  | 'hostEncountered'
  | 'markEncountered'
  | 'brokeThis'
  | 'notFullyBroken'
  | 'emptyOfCredits'
  // of the table
  | 'myTurn'
  | 'runnerTurn'
  | 'corpTurn'
  | 'inRun'
  | 'inEncounter'
  | 'atServer'
  | 'onHq'
  | 'onRnd'
  | 'onArchives'
  | 'thisRun'
  | 'thisRunBefore'
  | 'firstCentralSuccess'
  | 'firstRigInstall'
  | 'firstNetDamage'
  | 'runnerRanLastTurn'
  | 'tagged'
  | 'hasGrip'
  | 'hasStack'
  | 'hasRnd'
  // of the card that asks
  | 'hasAdvancement'
  | 'hostRezzed'
  | 'unrezzed'
  | 'rezzed'
  | 'canRezCard'
  | 'noCredits'
  // of the card chosen from
  | 'iceOfThisServer'
  | 'targetIsIce'
  | 'advanceable'
  | 'notVirtual'
  | 'installableLess3';

/** What an amount may count (conditions.ts). */
export type Count =
  | 'advancementHere'
  | 'virusHere'
  | 'powerHere'
  | 'creditsHere'
  | 'tags'
  | 'badPublicity'
  | 'answer'
  | 'eventN'
  | 'corpCredits'
  | 'gripSize'
  | 'subsOfEncountered';

/** What the charts say of their steps (flow/): what may be done there, and where in a turn or run it is. */
export type Tag =
  /** both sides have opportunities until both pass in a row */
  | 'window'
  /** the window in which a turn opens, before "when your turn begins" */
  | 'opens-turn'
  /** the window before the first action */
  | 'before-actions'
  /** an action is to be taken */
  | 'action'
  /** the last window of a turn */
  | 'closes-turn'
  | 'may-jack-out'
  /** the approached ice may be rezzed */
  | 'rez-ice'
  | 'encounter'
  | 'may-break'
  /** subroutines resolve, one after another */
  | 'subroutines'
  /** the last window before a run succeeds */
  | 'before-success'
  /** a card is being accessed */
  | 'access';

/** What a cost is paid for: some credits may be spent on some of these only. */
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
