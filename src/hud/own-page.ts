/**
 * A game's own pages, such as its cards and the decks people build: `#/<game>/<page>`, and `#/<game>/<page>/<part>` for a part of one.
 * Their titles are the sentences `page.<id>`, and on the start page `game.<game>.page.<id>` and `game.<game>.page.<id>.text`.
 */
import type { JSX } from 'preact';
import type { SeatName } from '../core/game.ts';
import type { Collection } from './collection.ts';
import type { DrawArt } from './game-ui.ts';
import type { Chosen } from './match-options.ts';
import type { PuzzlesPort } from './lesson-ports.ts';

export interface OwnPage {
  id: string;
  /** the page can also be opened over a running game, from its menu */
  over?: true;
  /** Loads the page; rejects if that fails. */
  load(): Promise<(props: OwnPageProps) => JSX.Element>;
}

export interface OwnPageProps {
  /** the part of the page that is shown, from the address; '' for the page itself */
  part: string;
  /** whether the page is in a dialog over a running game */
  over: boolean;
  /** Goes to a part of this page or of another page of the game; '' for the page itself. */
  go(part: string, page?: string): void;
  /** what people have made in this game */
  made: Collection;
  /** the puzzles of the game; null if it has none */
  puzzles: PuzzlesPort | null;
  /** Opens a puzzle by its id. */
  solve(id: string): void;
  /** Draws a picture by its code; null if the game has no pictures. */
  draw: DrawArt | null;
  /** Starts a match of one person at `seat` against the last chosen bot, with these choices in place of the last ones. */
  play(seat: SeatName, chosen: Chosen): void;
  /** Opens the text of a replay file and plays it; "back" returns here. Nothing is stored. */
  watch(text: string): void;
}
