/** The settings of the heuristics. No setting lets the bot see more or makes it blunder at random. */
export interface Judgement {
  /** number of turns over which slow income is counted */
  horizon: number;
  /** how much traps are feared, 0–1 */
  wary: number;
  /** the Runner assumes that the Corp would have scored an agenda it could have scored */
  reckons: boolean;
  /** the Runner's estimate of the chance that the Corp rezzes unknown ice it can pay for, 0–1 */
  rezzes: number;
  /** credits the Corp expects the Runner to gain before a run next turn */
  foresight: number;
  /** chance of installing a trap or decoy as if it were an agenda, 0–1 */
  bluff: number;
  /** weight of keeping an agenda from the Corp by stealing it, 0–1 */
  deny: number;
  /** the Corp keeps credits to rez what protects its agenda */
  reserve: boolean;
  /** number of runs that a new icebreaker is expected to help */
  runsAhead: number;
  /** share of the possible loss on HQ and R&D that the Corp takes into account, 0–1 */
  centrals: number;
  /** credits a run must bring beyond its costs to be worth a click; too low, and the Runner runs before it has a rig */
  patience: number;
  /** cards the Runner likes to keep in hand against damage */
  grip: number;
  /** weight of cards lost to damage, 0–1 */
  armour: number;
  /** weight of the damage the Corp may do in its next turn, 0–1 */
  dread: number;
}

/** The sets of heuristics: one for the newcomer level, one for all others. */
export type HeuristicLevel = 'newcomer' | 'standard';

export const HEURISTIC_LEVELS: Readonly<Record<HeuristicLevel, Judgement>> = {
  standard: {
    horizon: 9,
    wary: 1,
    reckons: true,
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
    reckons: false,
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
