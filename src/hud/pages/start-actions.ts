import type { Address } from '../contract/address.ts';
import type { SavedGame } from '../contract/ports.ts';
import type { RecentGame } from '../contract/recent-game.ts';

/** What the buttons of the start page do. */
export interface StartActions {
  go(place: Address): void;
  resume(game: SavedGame): void;
  /** Opens the next lesson of a game. */
  lesson(game: string): void;
  /** Opens a game's puzzle of the day. */
  puzzle(game: string): void;
  watch(game: RecentGame): void;
}
