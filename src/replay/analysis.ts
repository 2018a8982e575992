/** What a game's search makes of a recorded game for one of its seats, and that as a layer of notes. */
import type { SeatName, Sentence } from '../core/game.ts';
import { type Author, emptyLayer } from './annotate.ts';
import type { Chances, Layer, Mark, Step } from './format.ts';

/** How bad a decision was: what it cost of the chance to win. */
export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** A decision for which another move was clearly better, by what the seat could know at the time. */
export interface Fault {
  /** the position at which it was made; the move led to the next one */
  at: number;
  grade: Grade;
  /** what it cost of the chance to win, 0 to 1 */
  lost: number;
  /** the better move against the one played, and the figures that decide */
  why: Sentence;
  /** the better move, played on from there */
  line: Step[];
}

/** A turn of luck: how much a seat's chance to win by all cards changed at a step that hung on chance. */
export interface Luck {
  /** the position that the step led to */
  at: number;
  /** −1 to 1, above 0 for good luck */
  by: number;
}

export interface Analysis {
  chances: Chances;
  /** in the order of the game */
  faults: Fault[];
  luck: Luck[];
  /** the game's decisions of this seat that were looked at */
  decisions: number;
}

/** Tells how far an analysis is: the share done, 0 to 1, and what has been found. */
export type FoundSoFar = (share: number, found: Analysis) => void;

export const MARKS: Readonly<Record<Grade, Mark>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

const REVIEW = 'review-';
/** The id of the layer that an analysis for a seat is kept in. */
export const reviewId = (seat: SeatName): string => `${REVIEW}${seat}`;
/** The seat whose decisions a layer looks at; null for a layer that people wrote. */
export const reviewedSeat = ({ id }: Pick<Layer, 'id'>): SeatName | null =>
  id.startsWith(REVIEW) ? id.slice(REVIEW.length) : null;

/** The words of a layer made from an analysis, in the language of `author`. */
export interface AnalysisWords {
  author: Omit<Author, 'id'>;
  note(fault: Fault): string;
  /** the title of the line that begins with the better move */
  line(fault: Fault): string;
}

/** An analysis as a layer of notes: a note with its mark at each fault, the better line as a variation, and the chances. */
export function layerOf({ chances, faults }: Analysis, { author, note, line }: AnalysisWords): Layer {
  const text = (words: string): Record<string, string> => ({ [author.language]: words });
  return {
    ...emptyLayer({ ...author, id: reviewId(chances.seat) }),
    notes: faults.map((fault) => ({ at: fault.at + 1, mark: MARKS[fault.grade], text: text(note(fault)) })),
    variations: faults
      .filter((fault) => fault.line.length > 0)
      .map((fault) => ({ at: fault.at, title: text(line(fault)), steps: fault.line })),
    chances,
  };
}
