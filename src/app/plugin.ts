/** The contract of a game's plugin: all that the application gets from a game when it is loaded (docs/adding-a-game.md). */
import type { Bot } from '../core/bot.ts';
import type { Game, GameTypes, Outcome, SeatName, Sentence } from '../core/game.ts';
import type { Advice, DrawArt, GameUi } from '../hud/game-ui.ts';
import type { Collection } from '../hud/collection.ts';
import type { Chosen, MatchOption } from '../hud/match-options.ts';
import type { OwnPage } from '../hud/own-page.ts';
import type { LessonsPort } from '../hud/lesson-ports.ts';
import type { StageOptions, StagePort } from '../hud/ports.ts';
import type { Prefs } from '../hud/prefs.ts';
import type { GameWords } from '../i18n/index.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { PuzzleInfo } from '../lessons/puzzles.ts';
import type { Analysis, FoundSoFar } from '../replay/analysis.ts';
import type { Replay } from '../replay/format.ts';
import type { ReplayPlayer } from '../replay/player.ts';
import type { Sprite } from '../sound/sprite.ts';

/** A recorded game with notes that is shipped with the application. */
export interface Shipped {
  id: string;
  turns: number;
  /** number of notes to read in it (`noteCount`) */
  notes: number;
  /** code of its picture (`drawArt`); left out for none */
  picture?: string;
  /** Fetches the text of its replay file. Rejects when that fails. */
  load(): Promise<string>;
}

/** The lessons of a game, loaded when the first is opened. */
interface LoadedLessons<G extends GameTypes = GameTypes> {
  /** the game with its `teach` part */
  game: Game<G>;
  lessons: readonly Lesson[];
  /** Opens a recording by its name; left out by a game none of whose lessons starts from one. Throws when the rules do not agree with it. */
  recording?(name: string): ReplayPlayer<G>;
}

/** The puzzles of a game, loaded when the page of them is opened. */
interface LoadedPuzzles<G extends GameTypes = GameTypes> {
  /** all puzzles, the easiest first */
  list: readonly PuzzleInfo[];
  /** A puzzle as a lesson: its game, with the `teach` part for it, and its sentences. Rejects for an unknown id. */
  open(id: string): Promise<{ game: Game<G>; lesson: Lesson; text(say: string): string }>;
  /** What the screen says around puzzles (`PuzzlePart.label`), and `standing` with its figures. */
  label(of: string, params?: Sentence['params']): string;
}

export interface Puzzles<G extends GameTypes = GameTypes> {
  /** the page of the game's own that lists them */
  page: string;
  load(): Promise<LoadedPuzzles<G>>;
}

/** A coach of whole games. */
interface Coach<G extends GameTypes = GameTypes> {
  /** What it thinks of a move before it is made; null for nothing. */
  advise(view: G['view'], move: G['move']): Advice | null;
  /** Begins to think about the open question of a view, which the person has before them; left out by a coach that answers at once. */
  ahead?(view: G['view']): void;
  close?(): void;
}

export interface GamePlugin<G extends GameTypes = GameTypes> {
  readonly words: GameWords;
  /** the rules for live play on the screen */
  readonly game: Game<G>;
  /** the same rules with a faster flow port, for playing back records */
  readonly simulation: Game<G>;
  readonly ui: GameUi<G>;
  /** ids of the bot levels, easiest first; the sentence `level.<id>` names each */
  readonly levels: readonly string[];
  /** those of them that are asked what they would do, easiest first: the ones that give good reasons; left out: all */
  readonly advisers?: readonly string[];
  /**
   * What can be chosen before a match beside seats, level and seed, in the order of the page. `made`: what people have made in this game.
   * Left out where there is nothing.
   */
  choices?(made: Collection): readonly MatchOption[];
  /** The options of a new match. `chosen`: a value of each of `choices`, by id. */
  options(seed: string, prefs: Prefs, chosen: Chosen, made: Collection): G['options'];
  /** The seats that somebody sits at in a match with these options, in the order in which they are offered. */
  seats(options: G['options']): readonly SeatName[];
  /** The seats differ in nothing but their place: a first game is offered for one of them. Left out where each plays its own part. */
  readonly alike?: true;
  bot(options: { seat: SeatName; level: string; seed: number }): Bot<G['view'], G['move']>;
  /** How a game ended, in words. */
  resultWords(outcome: Outcome): string;
  readonly shipped: readonly Shipped[];
  /** `list`: all lessons in teaching order; `load` fetches their content */
  readonly lessons?: {
    list: LessonsPort['list'];
    /** terms of the game's glossary */
    terms: readonly string[];
    load(): Promise<LoadedLessons<G>>;
  };
  /** Loads the puzzles; left out by a game without any. */
  puzzles?: Puzzles<G>;
  /**
   * Looks at a record by search, for one of its seats. Rejects with an `AbortError` when it is stopped, and where the rules cannot replay
   * the record. Left out by a game without search.
   */
  analyse?(
    record: Replay,
    seat: SeatName,
    follow: { tell?: FoundSoFar; signal?: AbortSignal | undefined },
  ): Promise<Analysis>;
  /** Loads the coach of whole games; left out by a game without one. */
  coach?(): Promise<Coach<G>>;
  /** Starts the drawn table in `parent`; rejects where the browser has no WebGL. Left out by a game that has only the plain table. */
  openStage?(
    parent: HTMLElement,
    options: StageOptions,
    sound: (cue: string, rate: number) => void,
  ): Promise<StagePort>;
  readonly drawArt: DrawArt | null;
  /** pages of its own, such as its cards; the catalogue names those of the start page */
  readonly pages?: readonly OwnPage[];
  /** its sounds */
  readonly sprite: Sprite;
}
