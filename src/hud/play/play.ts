/** Types of a match on the screen: what is shown, and what a person can do. */
import type { CommandContext } from '../../commands/command.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Session, SessionStatus } from '../../feed/session.ts';
import type { Asked } from '../components/BotAnswer.tsx';
import type { AdviserPort } from '../contract/adviser-port.ts';
import type { Advice } from '../contract/advice.ts';
import type { Choice, NextMove } from '../contract/question-ui.ts';
import type { GameUi } from '../contract/game-ui.ts';
import type { Familiar } from '../contract/auto-answers.ts';
import type { ShownLine } from '../contract/log-ui.ts';
import type { TableItem } from '../contract/table-ui.ts';
import type { Prefs } from '../contract/prefs.ts';
import type { Review } from '../contract/reviewed.ts';
import type { Rivals } from '../contract/rivals.ts';
import type { Box, DrawArt, Drawer } from '../contract/table-focus.ts';
import type { AskState, Asking } from '../table/ask/asking.ts';
import type { TableScreen } from '../table/screen.ts';
import type { Later } from '../contract/table-focus.ts';
import type { RivalWords } from './rivals.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

/** What the person answers: a move, and the moves of the same choice that follow it. */
export interface Answer {
  move: Move;
  next: readonly NextMove[];
}

export interface PlayState extends AskState {
  status: SessionStatus;
  /** the log of the person at the screen, and whether earlier turns can be added to it */
  lines: ShownLine[];
  earlier: boolean;
  /** the small menu open next to a thing on the table; null if there is none */
  menu: { key: Anchor; choices: Choice[]; box: Box } | null;
  /** the coach's advice about the move that waits for confirmation; null if there is none */
  advice: Advice | null;
  /** what the coach says about the person's last turn, until they close it or make their next move; null if nothing */
  lookedBack: Advice | null;
  /** the person's question to the bot about the open decision, and the bot's answer; null if it was not asked */
  asked: Asked | null;
  /** what a rival has just said, and what draws their face; null if nobody speaks */
  rival: (RivalWords & { draw: Rivals['drawFace'] }) | null;
  /** whether the person wants to be asked at the next window, whatever the settings say */
  hold: boolean;
  /** whether the person has closed the end scene to look at the table */
  overSeen: boolean;
  /** the finished game's review; 'pending' until it is made, null if there is none */
  review: Review | 'pending' | null;
  /** the share of the review done, 0 to 1, while part of it is shown already; else null */
  reviewed: number | null;
  /** the position in the game of the moment that the person watched last; null if there is none */
  watched: number | null;
}

export interface Play extends Asking<PlayState> {
  readonly session: Session;
  readonly commands: CommandContext;
  /** Answers the open question with a move, and with those of the same choice that follow it. */
  play(move: Move, next?: readonly NextMove[]): void;
  /** Answers the coach's advice: 'followed' drops the move, 'aside' makes it anyway. */
  answer(how: 'followed' | 'aside'): void;
  /** Closes what the coach says about the last turn. */
  closeLookedBack(): void;
  /** Handles a press on a thing on the table. `box`: where the thing is on the screen; `reading`: only show what could be done with it. */
  act(item: TableItem, box: Box, reading?: boolean): void;
  closeMenu(): void;
  /** Ends the animation, so that its result is shown at once; returns whether there was one. */
  skipAnimation(): boolean;
  /** Says that an answer came too early, if it did: it ended an animation (`skipped`), or others act. */
  moment(skipped: boolean): void;
  /** Call it when the page is hidden: before a handover it ends the animation, because another person may come back. */
  away(): void;
  /** whether this screen must not show the match because several people share it and another tab plays it */
  readonly covered: boolean;
  /** whether nothing of the table may be shown, during a handover or because of `covered` */
  readonly hidden: boolean;
  /** whether bots play alone, so that the person only follows: they can pause, step and slow down */
  readonly alone: boolean;
  /** Tells everything on the screen again, in the language that is in use now. */
  retell(): void;
  /** Adds earlier turns to the log. */
  readBack(): void;
  /** Toggles: asks the bot what it would do, or hides its answer; null if the bot cannot be asked. */
  readonly askBot: (() => void) | null;
  /** Takes back the move that the open question completes; null if it completes none, or if that would be counted. */
  readonly goBack: (() => void) | null;
  undo(): void;
  concede(): void;
  /** Called when the next person has taken the device: ends the handover. */
  handOver(): void;
  close(): void;
}

export interface PlayOptions {
  ui: GameUi;
  draw?: DrawArt | null;
  prefs: () => Prefs;
  /** what the person has seen in earlier matches; left out: nothing */
  familiar?: Familiar;
  sound?: (cue: string) => void;
  /** whether the bots say a line at great moments, if the settings allow it */
  talks?: boolean;
  /** returns the coach's advice about a move before it is made; null if there is none */
  advise?: (view: View, move: Move) => Advice | null;
  /** what the coach is told of the person's turns; left out: nothing */
  turns?: {
    /** called with each move of the person */
    made(view: View, move: Move): void;
    /** returns what the person missed in the turn that ended before this question; null for nothing */
    lookBack(view: View): Advice | null;
    /** called when moves have been taken back */
    forget(): void;
  };
  /** called when the person has followed or dismissed advice of this kind, or was told it after a turn */
  advised?: (kind: string, how: 'followed' | 'aside') => void;
  /** the bot that the person can ask for advice; null or left out if there is none */
  adviser?: AdviserPort | null;
  /** returns the move to make automatically because no lesson has taught this kind of decision yet; null if the person must be asked */
  unasked?: (view: View) => Move | null;
  /** how long a move of the others is left on the table before the next, ms; left out: it is not */
  dwell?: () => number;
  later?: Later;
  focusPrompt(): void;
  focusTable(): void;
  togglePanel?(panel: Drawer, screen: TableScreen): void;
}
