/** A finished game's review: what a game gets to make it, and what it returns. */
import type { GameTypes, SeatName, Viewer } from '../core/game.ts';
import type { Analysis, FoundSoFar } from '../replay/analysis.ts';
import type { Update } from '../session/types.ts';

/** A finished game to review: what a viewer saw at each position, 0 being the set-up. */
export interface Played<G extends GameTypes = GameTypes> {
  /** the last position */
  readonly length: number;
  update(at: number, viewer: Viewer): Pick<Update<G>, 'before' | 'events' | 'after'>;
  /** Analyses it by search for one of its seats and reports intermediate results; left out by a game without search. */
  analyse?(seat: SeatName, tell: FoundSoFar): Promise<Analysis>;
}

/**
 * What a game says about itself once it is finished. It is based on simple signs, such as points won and cards lost, or on search, such as
 * chances to win.
 */
export interface Review {
  /** a value of each seat over the course of the game, drawn as a chart; null if there is none */
  course: {
    /** what is counted, in words */
    name: string;
    /** the value that wins; null if none does */
    goal: number | null;
    /** true: values change in nearly every turn, so points are joined by straight lines; left out if they stay level and then jump */
    sloped?: true;
    /** `values[n]`: the value at the end of turn n, 0 being the set-up; a seat may have several lines */
    lines: readonly { seat: SeatName; name: string; values: readonly number[] }[];
    /**
     * what changed a value for good, each in words, on the first line of its seat; `short`: a few characters to write next to the mark;
     * left out for none
     */
    marks: readonly { seat: SeatName; turn: number; value: number; text: string; short?: string }[];
  } | null;
  /** moments worth another look, in the order of the game; at most three */
  moments: readonly Moment[];
  /** one piece of advice, in words; null for none */
  advice: string | null;
}

export interface Moment {
  /** the position after the moment, and one a little earlier from which to watch it */
  at: number;
  from: number;
  turn: number;
  /** the seat the moment was good for; null if none */
  seat: SeatName | null;
  /** what happened, in a sentence */
  text: string;
  /** true: the moment is a mistake found by the review, made at `from`; left out if it only happened */
  mistake?: true;
}
