/** What the viewer of recorded games is made of. Types only: the parts that work on a watcher and the one that opens it both read them. */
import type { CommandContext, WatchUnit } from '../../commands/types.ts';
import type { SeatName, Viewer } from '../../core/game.ts';
import type { Layer } from '../../replay/format.ts';
import type { Box, ShownLine, TableItem } from '../game-ui.ts';
import type { Question, OpenReplay } from '../ports.ts';
import type { Store } from '../store.ts';
import type { TableScreen } from '../table/screen.ts';
import type { Editor } from './editor.ts';
import type { Aside } from './notes.ts';
import type { Timeline } from './timeline.ts';

/** What a move brought about, in sentences, as the viewer may know it. */
export interface Told {
  at: number;
  lines: ShownLine[];
  /** why the bot did it */
  reason: string | null;
}

/** What takes the place of the log beside the table. */
export type Panel = 'log' | 'contents' | 'write';

/** Guess the move, being played. */
export interface Guess {
  seat: SeatName;
  /** position of the question */
  at: number;
  right: number;
  tried: number;
  /** what is asked at the position shown; null while the answer is shown, and at the end */
  question: Question | null;
  /** what was chosen and what was played, in words, once chosen */
  answer: { chosen: string; played: string; same: boolean } | null;
  /** nothing more to guess */
  over: boolean;
}

export interface WatchState {
  at: number;
  /** how many events of that move are shown; null for all */
  part: number | null;
  /** raised when another line of moves is shown: a variation entered or left, a move of one's own */
  track: number;
  /** where the game was left; null on the game itself */
  aside: Aside | null;
  panel: Panel;
  /** layers of notes that are not shown, by id */
  hidden: readonly string[];
  /** null: nothing is guessed */
  guess: Guess | null;
  /** the panel by which the game is shared is open */
  sharing: boolean;
  viewer: Viewer;
  playing: boolean;
  /** 0 is at once */
  speed: number;
  /** what Back and On step by */
  unit: WatchUnit;
  /** the position shown now, in sentences */
  told: Told;
  /** the whole game in sentences, as far as it has been worked out, for this viewer */
  log: readonly Told[];
  /** the question which seat to play on with */
  asking: boolean;
}

export interface Watcher {
  /** the line of moves shown now: the game, or a branch of it */
  readonly watching: OpenReplay;
  readonly line: Timeline;
  /** the game itself */
  readonly root: OpenReplay;
  /** whose eyes there are: open ones first, then the seats in their order */
  readonly viewers: readonly Viewer[];
  readonly editor: Editor;
  /** all layers, the own one as it stands now */
  layers(): readonly Layer[];
  readonly store: Store<WatchState>;
  /** the table, without the question that was open */
  readonly screen: TableScreen;
  readonly commands: CommandContext;
  /** A click or Enter on something of the table: it is pointed at by a note, or looked at. */
  act(item: TableItem, box: Box): void;
  /** Goes to a position without animation. */
  seek(at: number): void;
  step(unit: WatchUnit, way: 1 | -1): void;
  toggle(): void;
  /** Stops playing. */
  pause(): void;
  see(viewer: Viewer): void;
  setSpeed(speed: number): void;
  /** Shows another line of moves at a position; `animated` when it is one move on. */
  swap(watching: OpenReplay, aside: Aside | null, at: number, animated: boolean): void;
  close(): void;
}
