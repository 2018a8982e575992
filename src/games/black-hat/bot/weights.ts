/** The weights with which the bot's policy evaluates moves: trace points, probabilities and shares. */
import learnt from './learnt.json';

export interface Weights {
  /** probability that a seat that can beat a set on the table does so */
  willing: number;
  /** worth of holding one card fewer, apart from its trace: an empty hand ends the round */
  card: number;
  /** extra worth of playing the last card */
  empty: number;
  /** worth of keeping a joker; of keeping each further card of the same rank; of keeping the Hat while more than three cards are held */
  keepJoker: number;
  pair: number;
  keepHat: number;
  /** share of the trace in hand expected to be scored, when the smallest hand has at most 2, at most 4, at most 7, or more cards */
  urgent2: number;
  urgent4: number;
  urgent7: number;
  urgentMore: number;
  /** trace points that the winner of a Hat trick picks up for each card in the lead */
  hatTaken: number;
  /** probability that the holder of the Hat turns a trick round by playing it, so that the lowest set wins */
  turned: number;
  /** worth of each step a pawn makes towards the Critical Asset: spaces further on have lower values */
  step: number;
  /** cost of a pawn that is held on each of these kinds of space; `choice`: worth of the choice that landing on some specials gives */
  honeypot: number;
  denial: number;
  alarm: number;
  choice: number;
  /** how much of a rival's loss counts as the seat's own gain, 0 to 1 */
  rival: number;
  /** worth of ending the game while ahead, and cost of ending it while behind */
  ends: number;
  /** average trace points of a hidden card */
  unseenCard: number;
  /** how much of the worth of a hack (the winner's pawn move) counts before the trick is won, 0 to 1 */
  hack: number;
}

/** Weights set by hand, tuned with the balance checks of the rules. */
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
