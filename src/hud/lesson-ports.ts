/** What the HUD uses of lessons and puzzles; see `ports.ts`. */
import type { Anchor } from '../core/anchor.ts';
import type { GameTypes, SeatName } from '../core/game.ts';
import type { PuzzleInfo } from '../lessons/puzzles.ts';
import type { Results } from '../lessons/rating.ts';
import type { LessonSession } from '../lessons/types.ts';
import type { Session } from '../session/types.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** A lesson being played: its session, and the coach that comments on it. */
export type LessonPlay = Pick<
  LessonSession<GameTypes>,
  | 'coach'
  | 'onCoach'
  | 'next'
  | 'begin'
  | 'hint'
  | 'watch'
  | 'watchOn'
  | 'goesOn'
  | 'showMe'
  | 'undoMistake'
  | 'restart'
> & {
  id: string;
  session: Session;
  /** a game to its end: it can be lost */
  graduation: boolean;
  /** the most that may be spent for three stars: `n` of the resource `of`; null: three stars are for a first try without help */
  par: { of: string; n: number } | null;
  /** what a puzzle has that a lesson has not; null for a lesson */
  puzzle: PuzzlePart | null;
  /** A sentence of it: `title`, `goal`, `done`, and those that its coach says. */
  text(say: string): string;
  /** glossary terms that this lesson introduces */
  words: readonly string[];
  /** parts of the screen that no lesson has taught yet, and those that this lesson shows first, by name */
  hides: readonly string[];
  fresh: readonly string[];
  /** The move that goes past the open question where no lesson has brought in questions of its kind yet; null where the pupil is asked. */
  unasked(view: View): Move | null;
  /** Stores this attempt as a recorded game in place of an earlier attempt; returns its id. Rejects with a `SentenceError`. */
  keepAttempt(title: string): Promise<string>;
  /** The place that lessons call by this name (`TeachPart.target`); null when it is not there. */
  target(name: string, view: View): Anchor | null;
};

/** What a puzzle has that a lesson has not. */
interface PuzzlePart {
  /** the page of the game's own that lists the puzzles */
  page: string;
  /** id of the puzzle to go on with; null where there is no other */
  next(): string | null;
  /** What is said in place of what lessons say: `leave`, `next`, `kicker`, `learnt`, `stars.1` to `stars.3`. */
  label(of: string): string;
  /** the rating, and what this puzzle has changed of it, in words */
  standing(): string;
}

/** The puzzles of a game. */
export interface PuzzlesPort {
  /** All puzzles, the easiest first. Rejects with a `SentenceError` when they cannot be fetched. */
  load(): Promise<readonly PuzzleInfo[]>;
  results(): Results;
  /** Calls `listener` when another tab has changed the results; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** The puzzle of today out of a list. */
  today(list: readonly PuzzleInfo[]): string | null;
  open(id: string): Promise<LessonPlay>;
}

export interface LessonsPort {
  /**
   * the lessons in teaching order, each with the learner's seat, the code of its picture (`GamePorts.drawArt`), if it has one, and whether
   * it is a game that crowns them
   */
  list: readonly { id: string; seat: SeatName; picture: string | null; graduation?: boolean }[];
  /** the most stars won so far, by lesson id; lessons not yet won are missing */
  progress(): Readonly<Record<string, number>>;
  open(id: string): Promise<LessonPlay>;
  /** all terms of the glossary */
  terms: readonly string[];
}
