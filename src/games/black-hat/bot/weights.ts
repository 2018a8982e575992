/** The weights the policy uses to evaluate moves: trace points, probabilities and shares. */
import learnt from './learnt.json';

export interface Weights {
  /** probability that a seat able to beat a play does so */
  willing: number;
  /** worth of holding one card fewer, apart from its trace: an empty hand ends the round */
  card: number;
  /** extra worth of playing the last card */
  empty: number;
  /** worth of keeping a joker, of each further card of the same rank, and of the Hat while more than three cards are held */
  keepJoker: number;
  pair: number;
  keepHat: number;
  /** share of the trace in hand expected to be scored, when the smallest hand has up to 2, 4, 7 or more cards */
  urgent2: number;
  urgent4: number;
  urgent7: number;
  urgentMore: number;
  /** trace points the winner of a Hat trick picks up for each card of the lead */
  hatTaken: number;
  /** probability that the holder of the Hat reverses a trick by playing it */
  turned: number;
  /** worth of each step towards the Critical Asset: spaces further on have lower values */
  step: number;
  /** cost of a held pawn on these spaces, and worth of a choice on landing */
  honeypot: number;
  denial: number;
  alarm: number;
  choice: number;
  /** share of a rival's loss that counts as the seat's gain */
  rival: number;
  /** worth of ending the game while ahead, and cost of ending it while behind */
  ends: number;
  /** average trace points of a hidden card */
  unseenCard: number;
  /** share of a hack's worth that counts before the trick is won */
  hack: number;
}

/** Weights set by hand, from the balance checks of the rules. */
export const STANDARD: Weights = {
  willing: 0.6,
  card: 0.35,
  empty: 2,
  keepJoker: 1.6,
  pair: 0.25,
  keepHat: 1,
  urgent2: 1,
  urgent4: 0.75,
  urgent7: 0.5,
  urgentMore: 0.35,
  hatTaken: 1.6,
  turned: 0.3,
  step: 0.4,
  honeypot: 2.5,
  denial: 1,
  alarm: 1.5,
  choice: 0.5,
  rival: 0.6,
  ends: 8,
  unseenCard: 2.1,
  hack: 1,
};

/** Weights learnt by playing against seats that use `STANDARD` (`npm run lab -- train --game black-hat`). */
export const LEARNT: Weights = learnt;
