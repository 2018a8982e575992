/** What is shown of a game, and where it begins. */
import type { Advice } from '../../games/netrunner/coach/advice.ts';
import type { Move } from '../../games/netrunner/rules/move.ts';
import type { View } from '../../games/netrunner/rules/view-types.ts';
import type { SessionStatus } from '../../session/types.ts';
import type { ShownLine } from '../../games/netrunner/hud/log/lines.ts';
import { type Choice, type ChoiceGroup, choicesOf } from '../../games/netrunner/hud/moves/menu.ts';

/** A place on the screen, CSS px from its top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Dialog = 'help' | 'menu' | 'concede' | 'settings' | 'heap' | 'archives' | 'stack' | 'rnd' | 'hq' | null;

/** Panels that lie over a small screen when opened. */
type Drawer = 'chart' | 'forecast' | null;

/** What is shown. `view` is the newest table; the drawn table may still be moving towards it. */
export interface GameState {
  view: View;
  status: SessionStatus;
  lines: ShownLine[];
  /** all buttons of the open decision */
  groups: ChoiceGroup[];
  /** menus opened, from the top */
  path: string[];
  /** the small menu at a card or server */
  menu: { key: number | string; choices: Choice[]; box: Box } | null;
  /** the card shown whole: by code, with what lies on the table when it is there */
  zoom: { code: string; h: number | null; pinned: boolean; box: Box | null } | null;
  dialog: Dialog;
  logOpen: boolean;
  /** the panel opened over a small screen */
  drawer: Drawer;
  /** what the coach says to a move that waits for a second word */
  advice: { advice: Advice; move: Move } | null;
  /** said once, e.g. why something is not possible */
  toast: { text: string; n: number } | null;
  hold: boolean;
  /** spoken politely and at once, `n` counts up so that the same words are spoken again */
  polite: { text: string; n: number };
  urgent: { text: string; n: number };
  /** raised when the question changes: the prompt takes the focus */
  question: number;
  /** the card or server in focus or under the pointer */
  focus: number | string | null;
  /** the table is still moving */
  moving: boolean;
  /** the panel of the end was closed to look at the table */
  overSeen: boolean;
}

/** The screen when a game is opened. */
export function firstState(view: View, status: SessionStatus): GameState {
  return {
    view,
    status,
    lines: [],
    groups: choicesOf(view),
    path: [],
    menu: null,
    zoom: null,
    dialog: null,
    logOpen: false,
    drawer: null,
    advice: null,
    toast: null,
    hold: false,
    polite: { text: '', n: 0 },
    urgent: { text: '', n: 0 },
    question: 0,
    focus: null,
    moving: false,
    overSeen: false,
  };
}
