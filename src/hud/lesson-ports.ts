/** The part of lessons and puzzles that the HUD uses; see `ports.ts`. */
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
  /** a whole game, which can be lost */
  graduation: boolean;
  /** the most that may be spent for three stars: `n` of `of`; null: three stars are for a first try without help */
  par: { of: string; n: number } | null;
  /** what a puzzle has in addition; null for a lesson */
  puzzle: PuzzlePart | null;
  /** One of the lesson's sentences: `title`, `goal`, `done`, and what its coach says. */
  text(say: string): string;
  /** glossary terms that this lesson introduces */
  words: readonly string[];
  /** parts of the screen that no lesson has taught yet, and those that this lesson shows first, by name */
  hides: readonly string[];
  fresh: readonly string[];
  /** The move that answers the open question automatically if no lesson has introduced its kind yet; null if the pupil is asked. */
  unasked(view: View): Move | null;
  /** Stores this attempt as a recorded game, replacing an earlier attempt; returns its id. Rejects with a `SentenceError`. */
  keepAttempt(title: string): Promise<string>;
  /** What lessons mean by this name on the table or page (`TeachPart.target`); null if it is not there. */
  target(name: string, view: View): Anchor | null;
};

/** What a puzzle has in addition to a lesson. */
interface PuzzlePart {
  /** the game's own page that lists the puzzles */
  page: string;
  /** id of the next puzzle; null if there is none */
  next(): string | null;
  /** A puzzle's replacement for a lesson's words: `leave`, `next`, `kicker`, `learnt`, `stars.1` to `stars.3`. */
  label(of: string): string;
  /** the rating and how this puzzle has changed it, in words */
  standing(): string;
}

/** The puzzles of a game. */
export interface PuzzlesPort {
  /** All puzzles, easiest first. Rejects with a `SentenceError` if they cannot be loaded. */
  load(): Promise<readonly PuzzleInfo[]>;
  results(): Results;
  /** Calls `listener` when another tab has changed the results; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Picks today's puzzle from a list. */
  today(list: readonly PuzzleInfo[]): string | null;
  open(id: string): Promise<LessonPlay>;
}

export interface LessonsPort {
  /**
   * the lessons in teaching order, each with the learner's seat, the code of its picture (`GamePorts.drawArt`), if any, and whether it is a
   * graduation game
   */
  list: readonly { id: string; seat: SeatName; picture: string | null; graduation?: boolean }[];
  /** the most stars won so far, by lesson id; lessons not yet won are missing */
  progress(): Readonly<Record<string, number>>;
  open(id: string): Promise<LessonPlay>;
  /** all terms of the glossary */
  terms: readonly string[];
}
