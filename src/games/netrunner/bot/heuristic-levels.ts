/** How well a bot judges by habit. No habit sees more than another, none blunders by chance. */
export interface Judgement {
  /** turns over which something that pays slowly is counted */
  horizon: number;
  /** weight of the danger of traps, 0–1 */
  wary: number;
  /** the Runner reckons that an agenda which could have been scored would have been */
  reckons: boolean;
  /** chance the Runner expects of the Corp rezzing unknown ice it can pay for, 0–1 */
  rezzes: number;
  /** credits the Corp expects the Runner to gain before a run next turn */
  foresight: number;
  /** chance that a trap or a decoy is installed as if it were an agenda, 0–1 */
  bluff: number;
  /** weight of keeping an agenda from the Corp by stealing it, 0–1 */
  deny: number;
  /** the Corp keeps credits to rez what guards its agenda */
  reserve: boolean;
  /** number of runs that a new icebreaker is expected to help */
  runsAhead: number;
  /** share of the possible loss on HQ and R&D that the Corp reckons with, 0–1 */
  centrals: number;
  /** credits that a run must bring beyond its costs to be worth a click: too few, and the Runner runs before it has a rig */
  patience: number;
  /** cards the Runner likes to hold against damage */
  grip: number;
  /** weight of cards lost to damage, 0–1 */
  armour: number;
  /** weight of the damage that may come in the Corp's next turn, 0–1 */
  dread: number;
}

/** The habits there are: those of a newcomer, and those of everybody else. */
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
