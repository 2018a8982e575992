/** Types of the viewer of recorded games, shared by the controller and the modules that work on it. */
import type { CommandContext, WatchUnit } from '../../commands/command.ts';
import type { SeatName, Sentence, Viewer } from '../../core/game.ts';
import type { Layer } from '../../replay/format.ts';
import type { Box, ShownLine, TableItem } from '../game-ui.ts';
import type { Asked } from '../components/BotAnswer.tsx';
import type { Question, OpenReplay } from '../ports.ts';
import type { TableScreen } from '../table/screen.ts';
import type { Editor } from './editor.ts';
import type { OpenVariation } from './notes.ts';
import type { Reviews } from './reviews.ts';
import type { Timeline } from './timeline.ts';

/** The log lines of the move that led to position `at`, as the viewer may know it. */
export interface LoggedMove {
  at: number;
  lines: ShownLine[];
  /** why the bot made the move, in words; null if unknown */
  reason: string | null;
}

/** The tabs of the panel beside the table. */
export type Panel = 'log' | 'contents' | 'review' | 'write';

/** The state of "guess the move". */
export interface Guess {
  /** the seat whose moves are guessed */
  seat: SeatName;
  /** position of the question */
  at: number;
  /** right guesses so far, out of `tried` */
  right: number;
  tried: number;
  /** the question to answer now; null while the answer is shown, and at the end */
  question: Question | null;
  /** the guess and the move played, in words; null until the guess is made */
  answer: { chosen: string; played: string; same: boolean } | null;
  /** whether nothing is left to guess */
  over: boolean;
}

export interface WatchState {
  /** the position shown */
  at: number;
  /** how many events of the move that led there are shown; null for all */
  part: number | null;
  /** a counter raised whenever a different series of moves is shown: a variation entered or left, a move tried */
  track: number;
  /** how the recorded game was left; null while on it */
  openVariation: OpenVariation | null;
  panel: Panel;
  /** ids of the hidden layers of notes */
  hidden: readonly string[];
  /** the running "guess the move"; null if there is none */
  guess: Guess | null;
  /** whether the dialog for sharing is open */
  sharing: boolean;
  viewer: Viewer;
  playing: boolean;
  /** speed of playback as a factor; 0 for no animation */
  speed: number;
  /** the unit by which the back and forward buttons step */
  unit: WatchUnit;
  /** the log lines of the move that led to the position shown */
  logged: LoggedMove;
  /** the log of the whole game for this viewer, as much as has been made */
  log: readonly LoggedMove[];
  /** whether the dialog for playing on from here is open */
  asking: boolean;
  /** the seat selected in that dialog initially; null for the likely one */
  askingFor: SeatName | null;
  /** what the bot was asked about the position shown; null if it was not */
  advice: Asked | null;
  /** whether the recorded game is in the library, and its id; storing it may change both */
  kept: boolean;
  id: string;
}

export interface Watcher {
  /** the series of moves shown: the recorded game, or a variation of it */
  readonly watching: OpenReplay;
  readonly line: Timeline;
  /** the recorded game itself, and its timeline */
  readonly root: OpenReplay;
  readonly whole: Timeline;
  /** the viewers that can be chosen: the open view first, then the seats in their order */
  readonly viewers: readonly Viewer[];
  readonly editor: Editor;
  readonly reviews: Reviews;
  /** All layers of the record: the person's own with its unsaved changes, and the current reviews. The same list until one changes. */
  layers(): readonly Layer[];
  /** Ids of the layers whose notes are not shown: hidden ones, and reviews that were copied into notes. The same list until one changes. */
  unseen(): readonly string[];
  /** The layers as they are stored and shared: without a running review. */
  finished(): readonly Layer[];
  /** Stores the game with those. Returns what went wrong, or null. */
  save(): Promise<Sentence | null>;
  readonly state: WatchState;
  /** the table on the screen; its views have no open question */
  readonly screen: TableScreen;
  readonly commands: CommandContext;
  /** Handles a press on a thing on the table: it becomes the anchor of a shape being placed, or is shown enlarged. */
  act(item: TableItem, box: Box): void;
  /** Goes to a position without animation. */
  seek(at: number): void;
  /** Steps forward (1) or back (-1) by a unit. */
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
  /** Asks what the bot would do at the position shown, or stops asking. */
  askBot(): void;
  /** Shows a different series of moves at a position; `animated`: with the move that led there. */
  swap(watching: OpenReplay, openVariation: OpenVariation | null, at: number, animated: boolean): void;
  close(): void;
}
