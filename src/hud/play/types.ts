/** A match on the screen: what is shown of it, and what a person may do. */
import type { CommandContext } from '../../commands/types.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Session, SessionStatus } from '../../session/types.ts';
import type { AskState, Asking } from '../ask/asking.ts';
import type { Advice, Choice, GameUi, ShownLine, TableItem } from '../game-ui.ts';
import type { Prefs } from '../prefs.ts';
import type { Box, DrawArt, Drawer } from '../table/looking.ts';
import type { Later, TableScreen } from '../table/screen.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

export interface PlayState extends AskState {
  status: SessionStatus;
  /** what the person at the screen has seen happen */
  lines: ShownLine[];
  /** the small menu at a thing of the table */
  menu: { key: Anchor; choices: Choice[]; box: Box } | null;
  /** what the coach says to a move that waits for a second word */
  advice: { advice: Advice; move: Move } | null;
  /** ask at the next window, whatever the setting */
  hold: boolean;
  /** the panel of the end was closed to look at the table */
  overSeen: boolean;
}

export interface Play extends Asking<PlayState> {
  readonly session: Session;
  readonly commands: CommandContext;
  /** The answer to the coach: the move is not made, or made all the same. */
  answer(how: 'followed' | 'aside'): void;
  /** A click or Enter on something of the table. */
  act(item: TableItem, box: Box): void;
  closeMenu(): void;
  undo(): void;
  concede(): void;
  /** The next person has taken the screen. */
  handOver(): void;
  /** Resolves when the screen has caught up and the next move of a bot may be shown. Rejects when `signal` aborts. */
  paced(signal: AbortSignal): Promise<void>;
  close(): void;
}

export interface PlayOptions {
  ui: GameUi;
  draw?: DrawArt | null;
  prefs: () => Prefs;
  sound?: (cue: string) => void;
  /** what a coach says before a move is made, or null */
  advise?: (view: View, move: Move) => Advice | null;
  /** the coach was followed, or left aside */
  advised?: (kind: string, how: 'followed' | 'aside') => void;
  later?: Later;
  focusPrompt(): void;
  focusTable(): void;
  togglePanel?(panel: Drawer, screen: TableScreen): void;
}
