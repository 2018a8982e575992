/** The result of analysing a recorded game for one of its seats, and its conversion to a layer of notes. */
import type { Reason, SeatName } from '../core/game.ts';
import { sentence } from '../core/sentence.ts';
import { emptyLayer } from './annotate.ts';
import type { Chances, Layer, Mark, Step } from './format.ts';

/** How bad a decision was, by how much it lowered the chance to win. */
export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** A decision where another move was clearly better, given what the seat knew at the time. */
export interface Fault {
  /** the position in which the decision was made; the move played led to the next position */
  at: number;
  grade: Grade;
  /** by how much the decision lowered the chance to win, 0 to 1 */
  lost: number;
  /** why the other move was better than the one played */
  why: Reason;
  /** what kind of move was better, and what kind was made, as the game names them */
  kinds?: readonly [better: string, made: string];
  /** the better move and the moves that follow it */
  line: Step[];
}

/** Good or bad luck: how much a random step changed a seat's chance to win, judged with all cards known. */
export interface Luck {
  /** the position after the random step */
  at: number;
  /** by how much the seat's chance to win changed, −1 to 1; above 0 is good luck */
  by: number;
}

export interface Analysis {
  chances: Chances;
  /** the seat's bad decisions and its luck, in the order of the game */
  faults: Fault[];
  luck: Luck[];
  /** how many of this seat's decisions were analysed */
  decisions: number;
}

/** A listener for progress reports: the share of the analysis that is done, 0 to 1, and what it has found so far. */
export type FoundSoFar = (share: number, found: Analysis) => void;

export const MARKS: Readonly<Record<Grade, Mark>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

const REVIEW = 'review-';
/** Returns the id of the layer of notes that holds a seat's analysis. */
export const reviewId = (seat: SeatName): string => `${REVIEW}${seat}`;
/** Returns the seat whose decisions a layer of notes reviews; null for a layer that people wrote. */
export const reviewedSeat = ({ id }: Pick<Layer, 'id'>): SeatName | null =>
  id.startsWith(REVIEW) ? id.slice(REVIEW.length) : null;

/**
 * Turns an analysis into a layer of notes: a marked note at each fault, the better line as a variation, and the chances to win. `turnAt`:
 * returns the turn at a position of the record.
 */
export function layerOf({ chances, faults }: Analysis, turnAt: (at: number) => number): Layer {
  return {
    ...emptyLayer({ id: reviewId(chances.seat), name: '', language: 'en' }),
    notes: faults.map(({ at, grade, why }) => ({ at: at + 1, mark: MARKS[grade], text: {}, why })),
    variations: faults
      .filter((fault) => fault.line.length > 0)
      .map(({ at, line }) => ({
        at,
        title: {},
        about: sentence('review.line', { n: turnAt(at) }),
        steps: line,
      })),
    chances,
  };
}
