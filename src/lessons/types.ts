/** What a game tells the director of lessons, and what the director tells the screen. */
import type { Game } from '../core/game.ts';
import type { Frame, Session } from '../session/types.ts';
import type { Lesson } from './lesson.ts';

/** A recorded game that a lesson is made from. Position 0 is the table after the set-up, n the table after the n-th move. */
export interface Recording<State, View, Seen> {
  /** last position */
  length: number;
  /** A copy of the state at a position. */
  stateAt(at: number): State;
  view(at: number, seat: string): View;
  /** The move that led to a position, as that seat saw it. */
  frame(at: number, seat: string): Frame<View, Seen>;
}

/** What a game tells the director. */
export interface LessonGame<State, Move, Event, View, Seen> {
  game: Game<State, Move, Event, View, never, Seen>;
  start(setup: unknown, seat: string): State;
  /** A recording by its name under `tutorials/netrunner/recordings/`. Throws when there is none or the rules do not agree with it. */
  recording(name: string): Recording<State, View, Seen>;
  /** Whether a fact holds. `seen` are all events of this attempt with every face open. Throws for a fact it does not know. */
  holds(name: string, value: unknown, at: { view: View; seen: readonly Seen[]; seat: string }): boolean;
  /** The move that lets things go by when nothing else is meant. */
  plain(state: State, moves: readonly Move[]): Move;
  /** What a bot with a fixed seed plays for the seat that decides. */
  bot(state: State): Move;
  /** Whether this decision begins an action of the pupil. */
  isAction(state: State): boolean;
  /** number of the turn */
  turn(state: State): number;
  isPass(move: Move): boolean;
  /** what the seat has spent, from the events of the attempt */
  spent(of: 'clicks' | 'credits', seen: readonly Seen[], seat: string): number;
  /** The view when the lesson stands still: nothing to decide, and never the end of the game. */
  still(view: View): View;
}

/** watching: the recording plays up to the hand-over · showing: the solution is played */
export type Phase = 'watching' | 'play' | 'mistake' | 'out' | 'done' | 'showing';

/** What the coach says and shows. */
export interface Coach {
  phase: Phase;
  /** what is said now: a key below `lesson.<id>.`, or null for silence */
  say: string | null;
  /** the thing meant, by name */
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

export interface LessonSession<View, Move, Seen> extends Session<View, Move, Seen> {
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
  resume(attempt: readonly Move[]): void;
  /** The moves of this attempt, both sides, what was taken back left out. */
  attempt(): readonly Move[];
}
