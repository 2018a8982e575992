/** The review of a finished game: what a game needs to make it, and what it returns. */
import type { GameTypes, SeatName, Viewer } from '../../core/game.ts';
import type { Analysis, FoundSoFar } from '../../replay/analysis.ts';
import type { Update } from '../../feed/update.ts';

/** A finished game to review: the update at each of its positions, as any viewer sees it. Position 0 is after the set-up. */
export interface Played<G extends GameTypes = GameTypes> {
  /** the last position */
  readonly length: number;
  update(at: number, viewer: Viewer): Pick<Update<G>, 'before' | 'events' | 'after'>;
  /** Analyses the finished game by search for one of its seats, and reports intermediate results; left out by a game without search. */
  analyse?(seat: SeatName, tell: FoundSoFar): Promise<Analysis>;
}

/** The review of a finished game. It is based on simple signs, such as points won and cards lost, or on search, such as chances to win. */
export interface Review {
  /** a chart of one number of each seat, such as its points, over the course of the game; null if there is none */
  course: {
    /** the chart's title */
    title: string;
    /** the value with which a seat wins; null if there is none */
    goal: number | null;
    /** true: the values change in nearly every turn, so straight lines join them; left out if they stay level for long and then jump */
    sloped?: true;
    /** the lines of the chart, each with its name; `values[n]` is the value at the end of turn n, 0 being the set-up; a seat may have several lines */
    lines: readonly { seat: SeatName; name: string; values: readonly number[] }[];
    /**
     * marks on the chart where a value changed for good, on the first line of the seat; `text`: what changed it, in words; `short`: a few
     * characters to write next to the mark; left out for none
     */
    marks: readonly { seat: SeatName; turn: number; value: number; text: string; short?: string }[];
  } | null;
  /** moments worth another look, in the order of the game; at most three */
  moments: readonly Moment[];
  /** one piece of advice, in words; null for none; `adviceWhy`: an example from the game, left out for none */
  advice: string | null;
  adviceWhy?: Why;
}

/** A reason in words, and the numbers behind it, shown on demand; null if there are none. */
export interface Why {
  text: string;
  numbers: string | null;
}

export interface Moment {
  /** `at`: the position after the moment; `from`: one a little earlier, from where it is worth watching */
  at: number;
  from: number;
  turn: number;
  /** the seat for which the moment was good; null if for none */
  seat: SeatName | null;
  /** what happened, in a sentence */
  text: string;
  /** for a mistake, why another move was better; left out for any other moment */
  why?: string;
  /** the numbers behind it, in words, shown on demand; left out if there are none */
  numbers?: string;
  /** true: the moment is a mistake that the review found, made at position `from`; left out for any other moment */
  mistake?: true;
}
