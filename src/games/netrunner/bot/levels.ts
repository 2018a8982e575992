/** The two levels: how far and how well each judges. None sees more than the other, none blunders by chance. */
export type Level = 'newcomer' | 'standard';

export interface Judgement {
  /** turns over which something that pays slowly is counted */
  horizon: number;
  /** how much of a trap's danger is believed, 0–1 */
  wary: number;
  /** chance the Runner expects of the Corp rezzing unknown ice it can pay for, 0–1 */
  rezzes: number;
  /** credits the Corp expects the Runner to gain before a run next turn */
  foresight: number;
  /** how often a trap is advanced like an agenda, 0–1 */
  bluff: number;
  /** how much an agenda kept from the other side counts, 0–1 */
  deny: number;
  /** the Corp keeps credits to rez what guards its agenda */
  reserve: boolean;
  /** runs that a new icebreaker is expected to help */
  runsAhead: number;
  /** how much of what HQ and R&D may lose is seen by the Corp, 0–1 */
  centrals: number;
  /** what a click is worth to the Runner beyond its credit: too little, and runs come before a rig */
  patience: number;
  /** cards the Runner likes to hold against damage */
  grip: number;
  /** how much a card lost to damage is felt, 0–1 */
  armour: number;
  /** how much of the danger of the Corp's next turn is counted, 0–1 */
  dread: number;
}

export const LEVELS: Record<Level, Judgement> = {
  standard: {
    horizon: 9,
    wary: 1,
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
