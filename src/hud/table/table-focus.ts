/** The state of a table on the screen, and the part of it that components of a game use to show and light cards. */
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes, SeatName } from '../../core/game.ts';
import type { Store } from '../store.ts';

/** A card that can be shown enlarged: its code, and its anchor if it lies on the table (else null). */
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

/** What goes across the whole width of the plain table when something decisive has happened. */
export interface Banner {
  title: string;
  /** a second, smaller line */
  below: string;
  /** the seat in whose colour it is shown; null for none */
  seat: SeatName | null;
  /** it is shown as a loss for good, whoever it was good for */
  danger: boolean;
}

/** The panels that, on a small screen, open as drawers over the rest. */
export type Drawer = 'chart' | 'forecast';

export interface TableState {
  /** the newest view; animations of the drawn table may still be on the way to it */
  view: GameTypes['view'];
  /** the card shown enlarged, null for none; `pinned`: it stays until closed; `box`: where the card itself is, if known */
  zoom: { face: Face; pinned: boolean; box: Box | null } | null;
  /** the open dialog: 'help', 'menu', 'settings', 'words' (the glossary), 'concede', or one of the game's own; null for none */
  dialog: string | null;
  /** the word that the glossary is opened at; null for none */
  word: string | null;
  logOpen: boolean;
  /** the panel open as a drawer; null for none */
  drawer: Drawer | null;
  /** a short message, such as why something is not possible; `n` counts up with each */
  toast: { text: string; n: number } | null;
  /** texts for screen readers, spoken politely or at once; `n` counts up so that the same text is spoken again */
  polite: { text: string; n: number };
  urgent: { text: string; n: number };
  /** the thing that is in focus or under the pointer; null for none */
  focus: Anchor | null;
  /** the thing that a coach points at; null for none */
  pointed: Anchor | null;
  /** whether the drawn table is still animating */
  moving: boolean;
  /** what stands across the plain table for a moment; null for nothing */
  banner: Banner | null;
}

/** The part of a `TableScreen` that components of a game use. */
export interface TableFocus {
  readonly draw: DrawArt | null;
  readonly store: Store<TableState>;
  /**
   * Shows a card enlarged; a pinned one stays until it is closed. A null `face` hides the card; one that is pinned only if `pinned`
   * is true. `box`: where the card itself is on the screen.
   */
  zoom(face: Face | null, pinned: boolean, box?: Box | null): void;
  /** Opens the dialog that shows what lies close together at a place large, on a small screen; false where there is none. */
  unfold(key: Anchor): boolean;
  /** Lights a thing on the drawn table as being in focus; null for none. */
  look(key: Anchor | null): void;
}
