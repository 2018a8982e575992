/** Types of a match on the screen: what is shown, and what a person can do. */
import type { CommandContext } from '../../commands/command.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Session, SessionStatus } from '../../session/types.ts';
import type { AskState, Asking } from '../ask/asking.ts';
import type { Advice, Choice, GameUi, Familiar, NextMove, ShownLine, TableItem } from '../game-ui.ts';
import type { Asked } from '../components/BotAnswer.tsx';
import type { AdviserPort } from '../adviser-port.ts';
import type { Review } from '../reviewed.ts';
import type { Prefs } from '../prefs.ts';
import type { Box, DrawArt, Drawer } from '../table/table-focus.ts';
import type { Later, TableScreen } from '../table/screen.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

export interface PlayState extends AskState {
  status: SessionStatus;
  /** the log of the person at the screen */
  lines: ShownLine[];
  /** the small menu open beside a thing of the table; null for none */
  menu: { key: Anchor; choices: Choice[]; box: Box } | null;
  /** the coach's advice about a move that waits to be confirmed; null for none */
  advice: { advice: Advice; move: Move; next: readonly NextMove[] } | null;
  /** what the bot was asked about the open question; null for nothing */
  asked: Asked | null;
  /** the person wants to be asked at the next window, whatever the settings say */
  hold: boolean;
  /** the question in the panel has been answered, and what followed is still being shown */
  passing: boolean;
  /** the end scene was closed to look at the table */
  overSeen: boolean;
  /** what the finished game is worth saying about; 'pending' until that is worked out, null for nothing */
  review: Review | 'pending' | null;
  /** how much of the review is done, 0 to 1, while a part of it is shown already; null otherwise */
  reviewed: number | null;
  /** the position of the moment that was watched last; null for none */
  watched: number | null;
}

export interface Play extends Asking<PlayState> {
  readonly session: Session;
  readonly commands: CommandContext;
  /** Answers the coach's advice: 'followed' drops the move, 'aside' makes it all the same. */
  answer(how: 'followed' | 'aside'): void;
  /** Handles a click or Enter on a thing of the table; `box`: where it is on the screen; `reading`: offers what could be played only. */
  act(item: TableItem, box: Box, reading?: boolean): void;
  closeMenu(): void;
  /** Shows at once all that is still being shown; true if there was anything. */
  skipAnimation(): boolean;
  /** To be called when nobody looks at the page any more: who comes back may be the next person, if the screen is to be handed over. */
  away(): void;
  /** whether several people share the screen and another tab plays their match */
  readonly covered: boolean;
  /** whether nothing of the table may be shown: between two people, or where `covered` */
  readonly hidden: boolean;
  /** Asks what the bot would do, or puts its answer away; null where it cannot be asked. */
  readonly askBot: (() => void) | null;
  undo(): void;
  concede(): void;
  /** Called when the next person has taken the device: opens the curtain. */
  handOver(): void;
  /** Resolves when the screen has caught up and the next move of a bot may be shown. Rejects when `signal` aborts. */
  paced(signal: AbortSignal): Promise<void>;
  close(): void;
}

export interface PlayOptions {
  ui: GameUi;
  draw?: DrawArt | null;
  prefs: () => Prefs;
  /** what the person has met in earlier matches; left out: nothing */
  familiar?: Familiar;
  sound?: (cue: string) => void;
  /** the coach's advice about a move before it is made; null for none */
  advise?: (view: View, move: Move) => Advice | null;
  /** called when advice of this kind was followed or set aside */
  advised?: (kind: string, how: 'followed' | 'aside') => void;
  /** who is asked what the bot would do; null or left out: nobody */
  adviser?: AdviserPort | null;
  /** the move that goes past a question a lesson does not put to the pupil yet; null where they are asked */
  unasked?: (view: View) => Move | null;
  later?: Later;
  focusPrompt(): void;
  focusTable(): void;
  togglePanel?(panel: Drawer, screen: TableScreen): void;
}
