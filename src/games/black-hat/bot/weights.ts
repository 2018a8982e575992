/** The figures by which the policy weighs moves, in trace points and in shares. */
import learnt from './learnt.json';

export interface Weights {
  /** how likely somebody who could beat a play does */
  willing: number;
  /** what a card less in hand is worth apart from its trace: an empty hand ends the round */
  card: number;
  /** what the last card out of the hand is worth beside that */
  empty: number;
  /** what a joker is worth to keep, cards of a rank that stay together, and the Hat while the hand is large */
  keepJoker: number;
  pair: number;
  keepHat: number;
  /** the share of the trace in hand that will count, where the smallest hand has up to 2, 4, 7 and more cards */
  urgent2: number;
  urgent4: number;
  urgent7: number;
  urgentMore: number;
  /** what the winner of a Hat trick takes in, for each card led */
  hatTaken: number;
  /** how likely the holder of the Hat turns a trick round */
  turned: number;
  /** what one step towards the Critical Asset is worth: deeper spaces cost less */
  step: number;
  /** what standing on these costs, and what a choice on landing brings */
  honeypot: number;
  denial: number;
  alarm: number;
  choice: number;
  /** the share of a rival's loss that is a seat's own gain */
  rival: number;
  /** what ending the game is worth to who would win it, and costs who would not */
  ends: number;
  /** what a card in a hand that is not seen is taken for */
  unseenCard: number;
  /** how much of what a hack brings is counted before the trick is won */
  hack: number;
}

/** Set by hand, from the balance checks of the rules. */
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

/** Learnt by playing against seats that weigh by the figures above (`npm run lab -- train --game black-hat`). */
export const LEARNT: Weights = learnt;
