/** A finished game looked back on: what a game is given for it, and what it says. */
import type { GameTypes, SeatName, Viewer } from '../core/game.ts';
import type { Analysis, FoundSoFar } from '../replay/analysis.ts';
import type { Update } from '../session/types.ts';

/** A finished game as it is looked back on: what a viewer was told at each position, 0 being the set-up. */
export interface Played<G extends GameTypes = GameTypes> {
  /** the last position */
  readonly length: number;
  update(at: number, viewer: Viewer): Pick<Update<G>, 'before' | 'events' | 'after'>;
  /** Looks at it by search for one of its seats, telling what it finds on the way; left out by a game without search. */
  analyse?(seat: SeatName, tell: FoundSoFar): Promise<Analysis>;
}

/**
 * What a finished game is worth saying about, made by the game: by plain signs, such as points won and cards lost, or by search, such as
 * chances of winning.
 */
export interface Review {
  /** a value of each seat in the course of the game, shown as a picture; null for none */
  course: {
    /** what is counted, in words */
    name: string;
    /** the value that wins; null where none does */
    goal: number | null;
    /** values change in nearly every turn, so a line goes straight from one to the next; left out where they hold and then leap */
    sloped?: true;
    /** `values[n]`: the value at the end of turn n, 0 being the set-up; a seat may have several */
    lines: readonly { seat: SeatName; name: string; values: readonly number[] }[];
    /**
     * what changed a value for good, each in words, on the first line of its seat; `short`: a few characters of it, to be written beside its
     * mark; left out for none
     */
    marks: readonly { seat: SeatName; turn: number; value: number; text: string; short?: string }[];
  } | null;
  /** moments worth another look, in the order of the game; three at most */
  moments: readonly Moment[];
  /** one piece of advice, in words; null for none */
  advice: string | null;
}

export interface Moment {
  /** the position at which it happened, and one a little before, at which watching it begins */
  at: number;
  from: number;
  turn: number;
  /** the seat it was good for; null for none */
  seat: SeatName | null;
  /** what happened, in a sentence */
  text: string;
  /** it is a mistake that the review of the game tells about, made at `from`; left out where it only happened */
  mistake?: true;
}
