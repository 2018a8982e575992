/** Looking at a table: what is shown of it, and what every thing on it may do with the pointer over it. */
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Store } from '../store.ts';

/** A card or piece that can be looked at whole: what it is, and where it lies if it lies on the table. */
export interface Face {
  code: string;
  at: Anchor | null;
}

/** A place on the screen, CSS px from its top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Draws the picture of a card into a canvas. */
export type DrawArt = (canvas: HTMLCanvasElement, code: string) => void;

/** Panels that lie over a small screen when opened. */
export type Drawer = 'chart' | 'forecast';

export interface TableState {
  /** the newest table; the drawn table may still be moving towards it */
  view: GameTypes['view'];
  /** the card shown whole */
  zoom: { face: Face; pinned: boolean; box: Box | null } | null;
  /** the panel over everything: one of the house ('help', 'menu', 'settings', 'concede') or of the game; null for none */
  dialog: string | null;
  logOpen: boolean;
  /** the panel opened over a small screen */
  drawer: Drawer | null;
  /** said once, e.g. why something is not possible */
  toast: { text: string; n: number } | null;
  /** spoken politely and at once; `n` counts up so that the same words are spoken again */
  polite: { text: string; n: number };
  urgent: { text: string; n: number };
  /** the thing in focus or under the pointer */
  focus: Anchor | null;
  /** the drawn table is still moving */
  moving: boolean;
}

/** The part of a screen that the game's own parts of it use. */
export interface Looking {
  readonly draw: DrawArt | null;
  readonly store: Store<TableState>;
  /** Shows a card whole, or null: none. A pinned one stays until closed. */
  zoom(face: Face | null, pinned: boolean, box?: Box | null): void;
  /** Lights a thing on the drawn table. */
  look(key: Anchor | null): void;
}
