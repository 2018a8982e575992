/** What was chosen before a match. */
import type { JsonObject } from '../core/json.ts';
import type { SeatPlayers } from '../core/seat-player.ts';

export interface MatchSetup {
  /** id of the game */
  game: string;
  seats: SeatPlayers;
  /** the game's own choices: seed, decks, switches */
  options: JsonObject;
}
