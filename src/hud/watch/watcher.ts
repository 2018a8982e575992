/** Types of the viewer of recorded games, shared by the controller and the modules that work on it. */
import type { CommandContext, WatchUnit } from '../../commands/command.ts';
import type { SeatName, Sentence, Viewer } from '../../core/game.ts';
import type { Layer } from '../../replay/format.ts';
import type { ShownLine } from '../contract/log-ui.ts';
import type { Box } from '../contract/table-focus.ts';
import type { TableItem } from '../contract/table-ui.ts';
import type { Asked } from '../components/BotAnswer.tsx';
import type { Question, OpenReplay } from '../contract/ports.ts';
import type { TableScreen } from '../table/screen.ts';
import type { Editor } from './editor.ts';
import type { OpenVariation } from './notes.ts';
import type { Reviews, ShownFault } from './reviews.ts';
import type { Timeline } from './timeline.ts';

/** The log lines of the move that led to position `at`, as far as the viewer may know them. */
export interface LoggedMove {
  at: number;
  lines: ShownLine[];
  /** why the bot made the move, in words; null if no reason is known */
  reason: string | null;
  /** the numbers behind the reason, in words; null if there are none */
  numbers: string | null;
}

/** The tabs of the panel beside the table. */
export type Panel = 'log' | 'contents' | 'review' | 'write';

/**
 * How a guess turned out. 'same': it is the move played; 'worse': so it is, and there was a better one; 'looking': the bot is comparing the
 * two; 'yours', 'theirs': the guess or the move played is the better one; 'neither': another move is better than both; 'other': it is not
 * known which is better. While looking for a better move than the one played: 'found', 'missed', or 'again' for the move played.
 */
export type Verdict =
  | 'same'
  | 'worse'
  | 'looking'
  | 'yours'
  | 'theirs'
  | 'neither'
  | 'other'
  | 'found'
  | 'missed'
  | 'again';

/** A guess and what it is compared with, in words. */
export interface GuessAnswer {
  chosen: string;
  played: string;
  /** a better move than the one played; null if it is none of these, or not known */
  better: string | null;
  verdict: Verdict;
  /** why the better move is better, and the numbers behind it; null if no reason is known */
  why: { text: string; numbers: string | null } | null;
}

/** The state of "guess the move". */
export interface Guess {
  /** what is to be found: the moves played, or better ones than the mistakes that the review of the seat found */
  of: 'played' | 'better';
  /** the seat whose moves are guessed */
  seat: SeatName;
  /** the position of the decision to guess */
  at: number;
  /** the mistake for which a better move is to be found; null for none */
  fault: ShownFault | null;
  /** number of right guesses so far, out of `tried` */
  right: number;
  tried: number;
  /** the decision to guess now; null while the result of a guess is shown, and at the end */
  question: Question | null;
  /** null until the person has guessed */
  answer: GuessAnswer | null;
  /** whether no decision is left to guess */
  over: boolean;
}

export interface WatchState {
  /** the position shown */
  at: number;
  /** how many events of the move that led there are shown; null for all */
  part: number | null;
  /** a counter raised whenever other moves are shown: a variation is entered or left, or a move is tried */
  track: number;
  /** how the watcher has left the recorded game; null while they follow it */
  openVariation: OpenVariation | null;
  panel: Panel;
  /** ids of the hidden layers of notes */
  hidden: readonly string[];
  /** the running "guess the move"; null if there is none */
  guess: Guess | null;
  /** whether the dialog for sharing is open */
  sharing: boolean;
  viewer: Viewer;
  /** speed of playback as a factor; 0 for no animation */
  speed: number;
  /** the unit by which the buttons "back" and "forward" step */
  unit: WatchUnit;
  /** the log lines of the move that led to the position shown */
  logged: LoggedMove;
  /** the log of the whole game for this viewer, as much as has been made */
  log: readonly LoggedMove[];
  /** whether the dialog for playing on from here is open */
  asking: boolean;
  /** the seat selected initially in the dialog for playing on; null for the one that the person most likely wants */
  askingFor: SeatName | null;
  /** what the bot was asked about the position shown, and its answer; null if it was not asked */
  advice: Asked | null;
  /** whether the recorded game is in the library, and its id; saving it may change both */
  kept: boolean;
  id: string;
}

export interface Watcher {
  /** the game being shown (the recorded one, or a variation of it), and its timeline */
  readonly watching: OpenReplay;
  readonly line: Timeline;
  /** the recorded game itself, and its timeline */
  readonly root: OpenReplay;
  readonly whole: Timeline;
  /** the viewers that can be chosen: the open view first, then the seats in their order */
  readonly viewers: readonly Viewer[];
  readonly editor: Editor;
  readonly reviews: Reviews;
  /**
   * All layers of notes of the record: the person's own with unsaved changes, and the current reviews. Returns the same array until one
   * changes.
   */
  layers(): readonly Layer[];
  /**
   * Ids of the layers whose notes are not shown: hidden ones, and reviews that were copied into notes. Returns the same array until one
   * changes.
   */
  unseen(): readonly string[];
  /** The layers of notes that are stored and shared: all except a running review. */
  finished(): readonly Layer[];
  /** Stores the recorded game with its finished layers of notes. Returns what went wrong, or null. */
  save(): Promise<Sentence | null>;
  readonly state: WatchState;
  /** the table on the screen; its views have no open decision */
  readonly screen: TableScreen;
  readonly commands: CommandContext;
  /** Handles a press on a thing on the table: makes it the anchor of an arrow or highlight being added, or shows it enlarged. */
  act(item: TableItem, box: Box): void;
  /** Tells everything on the screen again, in the language that is in use now. */
  retell(): void;
  /** Goes to a position without animation. */
  seek(at: number): void;
  /** Steps forward (1) or back (-1) by one unit, such as a turn. */
  step(unit: WatchUnit, way: 1 | -1): void;
  /** Starts or stops playback. */
  toggle(): void;
  /** Starts playback after the time needed to read the notes at this position. */
  playOn(): void;
  /** Stops playback. */
  pause(): void;
  /** Changes whose view is shown. */
  see(viewer: Viewer): void;
  setSpeed(speed: number): void;
  /** Toggles: asks the bot what it would do at the position shown, or stops the bot and hides its answer. */
  askBot(): void;
  /** Shows the game or a variation at a position; `animated`: with the move that led to that position. */
  swap(watching: OpenReplay, openVariation: OpenVariation | null, at: number, animated: boolean): void;
  close(): void;
}
