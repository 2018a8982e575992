/** The part of lessons and puzzles that the HUD uses; see `ports.ts`. */
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes, SeatName } from '../../core/game.ts';
import type { PuzzleInfo } from '../../lessons/puzzles.ts';
import type { Results } from '../../lessons/rating.ts';
import type { LessonSession } from '../../lessons/types.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** A lesson being played: its session, and the coach that comments on it. */
export interface LessonPlay {
  id: string;
  session: LessonSession;
  /** whether the lesson is a whole game, which can be lost */
  graduation: boolean;
  /**
   * the most that may be spent for three stars: `n` of the resource `of`; null if three stars are for success at the first try, without
   * help
   */
  par: { of: string; n: number } | null;
  /** what a puzzle has in addition; null for a lesson */
  puzzle: PuzzlePart | null;
  /** Returns one of the lesson's sentences by its key: `title`, `goal`, `done`, or what the coach says. */
  text(say: string): string;
  /** the glossary terms that this lesson introduces */
  words: readonly string[];
  /** names of parts of the screen: those that no lesson has taught yet (hidden), and those that appear for the first time in this lesson */
  hides: readonly string[];
  fresh: readonly string[];
  /** The move that is made automatically if no lesson has introduced this kind of decision yet; null if the pupil must decide. */
  unasked(view: View): Move | null;
  /** Stores this attempt at the lesson as a recorded game, replacing an earlier attempt; returns its id. Rejects with a `SentenceError`. */
  keepAttempt(): Promise<string>;
  /** The anchor of what lessons call by this name on the table or page (`TeachPart.target`); null if it is not there. */
  target(name: string, view: View): Anchor | null;
}

/** What a puzzle has in addition to a lesson. */
interface PuzzlePart {
  /** the game's own page that lists the puzzles */
  page: string;
  /** id of the next puzzle; null if there is none */
  next(): string | null;
  /** Returns the text that a puzzle shows in place of a lesson's: `leave`, `next`, `kicker`, `learnt`, `why`, `stars.1` to `stars.3`. */
  label(of: string): string;
  /**
   * Makes the text of a record that shows why, and the position at which to begin: at a mistake, what answers it; else the moves that solve
   * the puzzle. Each move that decides something has its reason as a note.
   */
  why(): { text: string; at: number };
  /** The person's puzzle rating and how this puzzle has changed it, in words. */
  standing(): string;
}

/** The puzzles of a game. */
export interface PuzzlesPort {
  /** All puzzles, easiest first. Rejects with a `SentenceError` if they cannot be loaded. */
  load(): Promise<readonly PuzzleInfo[]>;
  results(): Results;
  /** Calls `listener` when another tab has changed the results of puzzles; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Returns the id of today's puzzle from a list; null if there is none. */
  today(list: readonly PuzzleInfo[]): string | null;
  /** Returns the id of today's puzzle or, if it has been solved today, of the next one to solve; null if there is none. */
  daily(list: readonly PuzzleInfo[]): string | null;
  /** Returns the ids of the puzzles of a list that were missed and are due again, and how many come back later. */
  again(list: readonly PuzzleInfo[]): { due: string[]; later: number };
  open(id: string): Promise<LessonPlay>;
}

export interface LessonsPort {
  /**
   * the lessons in teaching order, each with the learner's seat, the code of its picture (`GamePorts.drawArt`), if any, and whether it is a
   * graduation game; `quick`: it belongs to the short path at the beginning, which is enough for a first game
   */
  list: readonly {
    id: string;
    seat: SeatName;
    picture: string | null;
    quick?: boolean;
    graduation?: boolean;
  }[];
  /** the most stars won so far, by lesson id; lessons not yet won are missing */
  progress(): Readonly<Record<string, number>>;
  open(id: string): Promise<LessonPlay>;
  /** all terms that the glossary explains */
  terms: readonly string[];
}
