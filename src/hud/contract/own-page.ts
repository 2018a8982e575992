/**
 * A game's own pages, such as its cards and the decks people build: `#/<game>/<page>`, and `#/<game>/<page>/<part>` for a part of one.
 * Their titles are the sentences `page.<id>`, and on the start page `game.<game>.page.<id>` and `game.<game>.page.<id>.text`.
 */
import type { JSX } from 'preact';
import type { SeatName } from '../../core/game.ts';
import type { Collection } from './collection.ts';
import type { DrawArt } from './table-focus.ts';
import type { Chosen, MatchChoices } from './match-options.ts';
import type { PuzzlesPort } from './lesson-ports.ts';

export interface OwnPage {
  id: string;
  /** the page can also be opened over a running game, from its menu */
  over?: true;
  /** Loads the page's component; rejects if that fails. */
  load(): Promise<(props: OwnPageProps) => JSX.Element>;
}

export interface OwnPageProps {
  /** which part of the page is shown, from the address; '' for the whole page */
  part: string;
  /** whether the page is in a dialog over a running game */
  over: boolean;
  /** Opens a part of this page, or of another page (`page`) of the same game; '' for the whole page. */
  go(part: string, page?: string): void;
  /** the store of what people have made in this game, such as decks */
  made: Collection;
  /** the puzzles of the game; null if it has none */
  puzzles: PuzzlesPort | null;
  /** Opens a puzzle by its id. */
  solve(id: string): void;
  /** Draws a picture by its code; null if the game has no pictures. */
  draw: DrawArt | null;
  /** what can be chosen for a match that `play` starts */
  matches: MatchChoices;
  /** Starts a match of one person at `seat` against a bot of this level, with `chosen` as its options. */
  play(seat: SeatName, chosen: Chosen, level: string): void;
  /** Opens the text of a replay file and plays it; "back" returns here. Nothing is stored. */
  watch(text: string): void;
}
