/** What the director of lessons tells the screen. */
import type { GameTypes } from '../core/game.ts';
import type { Replay } from '../replay/format.ts';
import type { Session } from '../session/types.ts';
import type { Lesson } from './lesson.ts';

/** watching: the recording plays up to the hand-over · showing: the solution is played */
export type Phase = 'watching' | 'play' | 'mistake' | 'out' | 'done' | 'showing';

/** What the coach says and shows. */
export interface Coach {
  phase: Phase;
  /** what is said now: a key below `lesson.<id>.`, or null for silence */
  say: string | null;
  /** the thing meant, by its name in the lesson (`TeachPart.target` finds it) */
  at: string | null;
  /** 0 none · 1 the target pulses · 2 and a sentence · 3 and an arrow */
  hint: 0 | 1 | 2 | 3;
  /** when done: 1 to 3 */
  stars: number;
  /** spent so far, of what par counts */
  spent: number;
}

/** Calls `run` after `ms`; returns the way to stop. */
export type Later = (run: () => void, ms: number) => () => void;

/** Waited for after each move that is shown; rejects when the pupil has seen enough. */
export type Pace = () => Promise<void>;

export interface LessonSession<G extends GameTypes = GameTypes> extends Session<G> {
  readonly lesson: Lesson;
  coach(): Coach;
  onCoach(listener: (coach: Coach) => void): () => void;
  /** The next step of help: pulse, sentence, arrow. */
  hint(): void;
  /** Plays the recording up to the point where the pupil takes over; nothing in a lesson without one. */
  watch(pace: Pace): Promise<void>;
  /** After the goal: takes the table back and plays the rest of the recording. */
  watchOn(pace: Pace): Promise<void>;
  /** Whether the recording goes on after the goal. */
  readonly goesOn: boolean;
  /** Plays the solution from the start, then gives the table back as it was. */
  showMe(pace: Pace): Promise<void>;
  /** After a mistake: back to before it. */
  takeBack(): void;
  restart(): void;
  /** Goes on where an attempt was left: plays its moves again, as far as they are legal. */
  resume(attempt: readonly G['move'][]): void;
  /** The moves of this attempt, both sides, what was taken back left out. */
  attempt(): readonly G['move'][];
  /** This attempt as a record, to be watched, kept and exported like any other game. `date`: ISO 8601, UTC. */
  record(head: { name: string; date: string }): Replay;
}
