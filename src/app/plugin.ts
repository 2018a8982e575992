/** The contract of a game's plugin: everything the application gets when it loads a game (docs/adding-a-game.md). */
import type { Bot } from '../core/bot.ts';
import type { Game, GameTypes, Outcome, SeatName, Sentence } from '../core/game.ts';
import type { Advice, AfterTurn } from '../hud/contract/advice.ts';
import type { GameUi } from '../hud/contract/game-ui.ts';
import type { DrawArt } from '../hud/contract/table-focus.ts';
import type { Collection } from '../hud/contract/collection.ts';
import type { Chosen, MatchOption } from '../hud/contract/match-options.ts';
import type { OwnPage } from '../hud/contract/own-page.ts';
import type { LessonsPort } from '../hud/contract/lesson-ports.ts';
import type { StageOptions, StagePort } from '../hud/contract/ports.ts';
import type { Prefs } from '../hud/contract/prefs.ts';
import type { MessageSet } from '../i18n/index.ts';
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
  /** number of notes that the recorded game contains (`noteCount`) */
  notes: number;
  /** code of the picture of this recorded game (`drawArt`); left out if it has none */
  picture?: string;
  /** Fetches the text of this recorded game's replay file; rejects if that fails. */
  load(): Promise<string>;
}

/** The lessons of a game, loaded when the first one is opened. */
interface LoadedLessons<G extends GameTypes = GameTypes> {
  /** the game with its `teach` part */
  game: Game<G>;
  lessons: readonly Lesson[];
  /**
   * Opens a recorded game by name, for a lesson that starts from it. Throws if the rules cannot replay it. Left out if no lesson of the
   * game needs one.
   */
  recording?(name: string): ReplayPlayer<G>;
}

/** The puzzles of a game, loaded when their page is opened. */
interface LoadedPuzzles<G extends GameTypes = GameTypes> {
  /** all puzzles, easiest first */
  list: readonly PuzzleInfo[];
  /**
   * Opens a puzzle as a lesson: returns the game with the `teach` part for it, the lesson, its title (one of the game's own sentences), and
   * its other sentences. `why` makes a record that shows why: of the moves that solve the puzzle, or of an attempt that has gone wrong and
   * what answers it; and the position at which to begin. Rejects for an unknown id.
   */
  open(id: string): Promise<{
    game: Game<G>;
    lesson: Lesson;
    title: Sentence;
    text(say: string): string;
    why(wrong: readonly G['move'][] | null): { record: Replay; at: number };
  }>;
  /** Returns a phrase of the puzzle screen (`PuzzlePart.label`); the phrase `standing` gets its numbers from `params`. */
  label(of: string, params?: Sentence['params']): string;
}

export interface Puzzles<G extends GameTypes = GameTypes> {
  /** id of the game's page (one of `pages`) that lists the puzzles */
  page: string;
  load(): Promise<LoadedPuzzles<G>>;
}

/** A coach that advises a person during a whole game. */
interface Coach<G extends GameTypes = GameTypes> {
  /** The coach's advice about a move before it is made; null for none. */
  advise(view: G['view'], move: G['move']): Advice | null;
  /**
   * Starts thinking ahead about the open decision in this view, while the person is still looking at it. Left out by a coach that answers
   * at once.
   */
  ahead?(view: G['view']): void;
  readonly after: AfterTurn<G['view'], G['move']>;
  close?(): void;
}

/** Starts an animated, drawn table in the element `parent`; rejects if the browser has no WebGL. */
export type OpenStage = (
  parent: HTMLElement,
  options: StageOptions,
  sound: (cue: string, how: { rate: number }) => void,
) => Promise<StagePort>;

export interface GamePlugin<G extends GameTypes = GameTypes> {
  readonly words: MessageSet;
  /** the rules for live play on the screen */
  readonly game: Game<G>;
  /** the rules of `game` with a faster flow port, to play back records */
  readonly simulation: Game<G>;
  readonly ui: GameUi<G>;
  /** ids of the bot levels, easiest first; the sentence `level.<id>` names each */
  readonly levels: readonly string[];
  /** the bot levels whose advice a person may ask for, because they give good reasons, easiest first; all levels if left out */
  readonly advisers?: readonly string[];
  /**
   * What a person can choose before a match besides seats, level and seed, in the order shown on the page. `made`: what people have made in
   * this game, e.g. decks. Left out if there is nothing to choose.
   */
  choices?(made: Collection): readonly MatchOption[];
  /** The options of a new match. `chosen`: a value for each of `choices`, by id. */
  options(seed: string, prefs: Prefs, chosen: Chosen, made: Collection): G['options'];
  /** The seats that are in use in a match with these options, in the order they are offered to a person. */
  seats(options: G['options']): readonly SeatName[];
  /**
   * true: the seats differ only in their position, so a first game offers just one of them; left out if each seat plays a different part
   */
  readonly alike?: true;
  bot(options: { seat: SeatName; level: string; seed: number }): Bot<G['view'], G['move']>;
  /**
   * Loads the words of the bots' reasons, and of a record's own sentences if one is to be watched; left out if they are all among `words`.
   */
  reasonWords?(record?: Pick<Replay, 'id'>): Promise<void>;
  /** Puts the outcome of a game into words. */
  resultWords(outcome: Outcome): string;
  readonly shipped: readonly Shipped[];
  /** the game's lessons. `list`: all lessons in teaching order; `load` fetches their content, with the sentences of the one to open */
  readonly lessons?: {
    list: LessonsPort['list'];
    /** terms of the game's glossary */
    terms: readonly string[];
    load(id: string): Promise<LoadedLessons<G>>;
  };
  /** the puzzles and the page that lists them; left out if the game has none */
  puzzles?: Puzzles<G>;
  /**
   * Analyses a record by search, for one of its seats. Rejects with an `AbortError` if it is stopped, and with another error if the rules
   * cannot replay the record. Left out by a game without search.
   */
  analyse?(
    record: Replay,
    seat: SeatName,
    follow: { tell?: FoundSoFar; signal?: AbortSignal | undefined },
  ): Promise<Analysis>;
  /** Loads the coach of whole games; left out if the game has none. */
  coach?(): Promise<Coach<G>>;
  /** Starts the drawn table in `parent`; rejects if the browser has no WebGL. Left out by a game that has only the plain table. */
  openStage?: OpenStage;
  readonly drawArt: DrawArt | null;
  /** the game's own pages, such as its list of cards; the game's catalogue entry says which of them the start page links to */
  readonly pages?: readonly OwnPage[];
  /** the game's sounds */
  readonly sprite: Sprite;
}
