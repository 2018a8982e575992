/** The settings of the bot's heuristics. No setting lets the bot see more or makes it blunder at random. */
export interface Judgement {
  /** number of turns ahead for which income is counted */
  horizon: number;
  /** how much the Runner fears traps, 0–1 */
  wary: number;
  /** whether the Runner assumes that the Corp would have scored an agenda if it could have */
  expectsScoring: boolean;
  /** the Runner's estimate of the chance that the Corp rezzes unknown ice it can pay for, 0–1 */
  rezzes: number;
  /** credits the Corp expects the Runner to gain before a run next turn */
  foresight: number;
  /** chance of installing a trap or decoy as if it were an agenda, 0–1 */
  bluff: number;
  /** how much the Runner values keeping an agenda from the Corp by stealing it, 0–1 */
  deny: number;
  /** whether the Corp keeps enough credits to rez what protects its agenda */
  reserve: boolean;
  /** number of runs in which a new icebreaker is expected to help */
  runsAhead: number;
  /** share of its possible losses on HQ and R&D that the Corp takes into account, 0–1 */
  centrals: number;
  /** credits that a run must bring beyond its costs to be worth a click; if this is too low, the Runner runs before it has a rig */
  patience: number;
  /** number of cards that the Runner likes to keep in hand against damage */
  grip: number;
  /** how much the Runner minds losing cards to damage, 0–1 */
  armour: number;
  /** how much the Runner fears damage in the Corp's next turn, 0–1 */
  dread: number;
}

/** The names of the two settings of the heuristics: `newcomer` is for the newcomer level, `standard` for all others. */
export type HeuristicLevel = 'newcomer' | 'standard';

export const HEURISTIC_LEVELS: Readonly<Record<HeuristicLevel, Judgement>> = {
  standard: {
    horizon: 9,
    wary: 1,
    expectsScoring: true,
    rezzes: 0.9,
    foresight: 3,
    bluff: 0.5,
    deny: 1,
    reserve: true,
    runsAhead: 3,
    centrals: 1,
    patience: 1.5,
    grip: 4,
    armour: 1,
    dread: 0.6,
  },
  newcomer: {
    horizon: 4,
    wary: 0.1,
    expectsScoring: false,
    rezzes: 0.3,
    foresight: 0,
    bluff: 0.15,
    deny: 0.4,
    reserve: false,
    runsAhead: 1,
    centrals: 0.6,
    patience: -0.6,
    grip: 1,
    armour: 0.15,
    dread: 0,
  },
};
