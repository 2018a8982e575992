/** What a lesson gives to the screen. */
import type { GameTypes } from '../core/game.ts';
import type { Replay } from '../replay/format.ts';
import type { Session } from '../session/types.ts';
import type { Lesson } from './lesson.ts';

/** watching: the recording before the pupil's part · out: nothing more can be tried · done: at the goal · showing: the solution is played */
export type Phase = 'watching' | 'play' | 'mistake' | 'out' | 'done' | 'showing';

/** What the coach says and shows. */
export interface Coach {
  phase: Phase;
  /** what is said now: a key below `lesson.<id>.`; null for nothing */
  say: string | null;
  /** name of the thing pointed at (`TeachPart.target` finds it); null for none */
  at: string | null;
  /** level of help: 0 none, 1 the target pulses, 2 a sentence is said, 3 an arrow points at the target */
  hint: 0 | 1 | 2 | 3;
  /** 1 to 3 when done, else 0 */
  stars: number;
  /** how much of what par counts was spent so far */
  spent: number;
}

/** Calls `run` after `ms`; returns a function that cancels it. */
export type Later = (run: () => void, ms: number) => () => void;

/** Awaited after each move that is shown; rejects when the pupil stops watching. */
export type Pace = () => Promise<void>;

export interface LessonSession<G extends GameTypes = GameTypes> extends Session<G> {
  readonly lesson: Lesson;
  coach(): Coach;
  onCoach(listener: (coach: Coach) => void): () => void;
  /** Gives the next level of help: pulse, sentence, arrow. */
  hint(): void;
  /** Plays the recording up to where the pupil takes over; does nothing in a lesson without one. */
  watch(pace: Pace): Promise<void>;
  /** After the goal: goes back to the recording (position `back`) and plays the rest of it. */
  watchOn(pace: Pace): Promise<void>;
  /** whether there is a rest of the recording to watch after the goal */
  readonly goesOn: boolean;
  /** Plays the solution from the start, then shows the pupil's table again, or a new attempt if theirs had ended. */
  showMe(pace: Pace): Promise<void>;
  /** After a mistake: takes it back. */
  takeBack(): void;
  restart(): void;
  /** Goes on with an unfinished attempt: plays its moves again, as far as they are legal. */
  resume(attempt: readonly G['move'][]): void;
  /** The moves of this attempt, of both sides, without those taken back. */
  attempt(): readonly G['move'][];
  /** This attempt as a record, to be watched, stored and exported like any other game. `date`: ISO 8601, UTC. */
  record(head: { name: string; date: string }): Replay;
}
