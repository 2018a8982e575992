/** The types with which a lesson appears to the screen. */
import type { GameTypes } from '../core/game.ts';
import type { Session } from '../feed/session.ts';
import type { Replay } from '../replay/format.ts';
import type { Lesson } from './lesson.ts';

/**
 * The phase a lesson is in. watching: the recording before the pupil's part · opening: the coach shows the pupil around, sentence by
 * sentence · out: nothing more can be tried · done: at the goal · showing: the solution is played
 */
export type Phase = 'watching' | 'opening' | 'play' | 'mistake' | 'out' | 'done' | 'showing';

/** Progress of one part of the goal: the fact named `of` has reached `now`, and the goal needs `n`. */
export interface Count {
  of: string;
  now: number;
  n: number;
}

/** What the coach says and shows. */
export interface Coach {
  phase: Phase;
  /**
   * the coach's current sentence: a key below `lesson.<id>.` (or `lesson.`); null while it says nothing. A hint does not replace it.
   */
  say: string | null;
  /** name of the thing the sentence is about (`TeachPart.target` knows it); null if none */
  at: string | null;
  /** what the coach says before the sentence, about what has just happened: a key below `lesson.`; null for nothing */
  lead: 'again' | 'luck' | 'resumed' | 'your-turn' | null;
  /** whether the pupil has asked for the hint: 1 adds its sentence and outlines its thing; after that, the solution can be shown */
  hint: 0 | 1;
  /** the hint: a sentence, and the thing it is about; null until the pupil asks for help */
  help: { say: string; at: string } | null;
  /** whether the pupil has done nothing for a while, so that the screen may offer help */
  offers: boolean;
  /** stars won, 1 to 3; 0 until the goal is reached */
  stars: number;
  /** how much the pupil has used of the thing that the lesson's par limits */
  spent: number;
  /** progress towards each part of the goal that can be counted */
  counts: readonly Count[];
}

/** A function that calls `run` after `ms` and returns a function that cancels the call. */
export type Later = (run: () => void, ms: number) => () => void;

/**
 * A lesson's session. While it stands still (at a mistake, at the end, before the pupil's part), its updates say that nothing more comes by
 * itself. `view()` is the newest table, whether its update was taken or not.
 */
export interface LessonSession<G extends GameTypes = GameTypes> extends Session<G> {
  readonly lesson: Lesson;
  coach(): Coach;
  onCoach(listener: (coach: Coach) => void): () => void;
  /** Says the next of the coach's opening sentences; after the last one the pupil plays. */
  next(): void;
  /** Skips the rest of the coach's opening sentences. */
  begin(): void;
  /** Gives the pupil the hint for this position: a sentence, and an outline around the thing it is about. */
  hint(): void;
  /**
   * Returns the pupil's next move on the way of the lesson's solution, as far as this attempt has come; null if nothing of it is legal now,
   * or nobody may move.
   */
  nextMove(): G['move'] | null;
  /**
   * Plays the recording up to where the pupil takes over, move by move as they are shown; does nothing in a lesson without one. Jumps there
   * when the signal aborts, like the next two.
   */
  watch(signal: AbortSignal): Promise<void>;
  /** After the goal: returns to the recording (position `back`) and plays the rest of it. */
  watchOn(signal: AbortSignal): Promise<void>;
  /** Returns whether the lesson makes moves by itself now (`watch`, `watchOn`, `showMe`), each of which is to be looked at. */
  playing(): boolean;
  /** whether there is more of the recording to watch after the goal */
  readonly goesOn: boolean;
  /** Plays the solution from the start, then shows the pupil's table again, or a new attempt if theirs had ended. */
  showMe(signal: AbortSignal): Promise<void>;
  /** Undoes the mistake just made. */
  undoMistake(): void;
  restart(): void;
  /** Resumes an attempt that was left unfinished: replays its moves as long as they are legal. */
  resume(attempt: readonly G['move'][]): void;
  /** Returns the table of the game that the pupil has ended by reaching the goal; null if the game goes on, or the goal is not reached. */
  ended(): G['view'] | null;
  /** Returns the moves that the pupil and the script have made in this attempt, without undone ones. */
  attempt(): readonly G['move'][];
  /** Returns this attempt as a record, to be watched, stored and exported like any other game. `date`: ISO 8601, UTC. */
  record(head: Pick<Replay, 'about' | 'date'>): Replay;
}
