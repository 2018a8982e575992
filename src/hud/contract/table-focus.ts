/** The state of a table on the screen, and the part of it that components of a game use to show and light cards. */
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes, SeatName } from '../../core/game.ts';

/** Calls `run` after `ms`; returns a function that cancels it. Tests pass their own clock. */
export type Later = (run: () => void, ms: number) => () => void;

/** A card that can be shown enlarged: its code, and its anchor if it is on the table (else null). */
export interface Face {
  code: string;
  at: Anchor | null;
}

/** A rectangle on the screen: its edges in CSS px from the top left of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws the picture of a card into a canvas. */
export type DrawArt = (canvas: HTMLCanvasElement, code: string) => void;

/** The words across the whole width of the plain table when something decisive has happened. */
export interface Banner {
  title: string;
  /** a second, smaller line */
  below: string;
  /** the seat whose colour the banner has; null if none */
  seat: SeatName | null;
  /** whether the banner announces a final loss, even if a seat benefits from it */
  danger: boolean;
}

/** The panels that open as drawers over the rest on a small screen. */
export type Drawer = 'chart' | 'forecast';

export interface TableState {
  /** the table as far as it has been shown; without its open decision while more is to be shown */
  view: GameTypes['view'];
  /** the enlarged card, null if none; `pinned`: it stays until closed; `box`: where the card itself is, if known */
  zoom: { face: Face; pinned: boolean; box: Box | null } | null;
  /** the open dialog: 'help', 'menu', 'settings', 'words' (the glossary), 'concede', or one of the game's own; null for none */
  dialog: string | null;
  /** the word at which the glossary is opened; null for none */
  word: string | null;
  logOpen: boolean;
  /** the panel open as a drawer; null for none */
  drawer: Drawer | null;
  /** a short message, such as why something is not possible; `n` counts messages */
  toast: { text: string; n: number } | null;
  /** texts for screen readers, spoken politely or at once; `n` counts up, so that the same text is spoken again */
  polite: { text: string; n: number };
  urgent: { text: string; n: number };
  /** the thing that has the focus or is under the pointer; null for none */
  focus: Anchor | null;
  /** the thing that a coach points at; null for none */
  pointed: Anchor | null;
  /** what the button that is looked at would do: the view after it, and the way a piece would go; null if no button says so */
  ahead: { view: GameTypes['view'] | null; path: readonly [from: Anchor, to: Anchor] | null } | null;
  /** the banner on the plain table; null for none */
  banner: Banner | null;
  /** whether the person can answer the question of the view */
  asking: boolean;
  /** whether that question is only how to go on after reading */
  reading: boolean;
  /** whether an update is being animated */
  moving: boolean;
  /** whether everything that can come by itself has been shown */
  settled: boolean;
  /** whether another seat has been thinking for a while about a question that everybody knows of */
  thinking: boolean;
  /** whether the end of the game or lesson may be told: it was shown and could be looked at */
  told: boolean;
  /** the seat that has to take the screen; null if nobody has to */
  handover: SeatName | null;
  /** whether moves follow each other by themselves */
  playing: boolean;
}

/** The part of the table's screen (`TableScreen`) that a game's own components use. */
export interface TableFocus {
  readonly draw: DrawArt | null;
  readonly state: TableState;
  /**
   * Shows a card enlarged; with `pinned`, until it is closed. A null `face` hides the enlarged card, but a pinned one only if `pinned` is
   * true. `box`: where the card itself is on the screen.
   */
  zoom(face: Face | null, pinned: boolean, box?: Box | null): void;
  /** On a small screen, opens the dialog that shows a crowded place enlarged; false if there is none. */
  unfold(key: Anchor): boolean;
  /** Lights a thing on the drawn table as focused; null for none. */
  look(key: Anchor | null): void;
}
