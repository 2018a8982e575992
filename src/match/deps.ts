/** What a match needs from outside, what it starts from, and who follows it. */
import type { Bot } from '../core/bot.ts';
import type { Game, GameTypes, SeatName, Sentence, Tell, Unseen } from '../core/game.ts';
import type { SeatPlayer } from '../core/seat-player.ts';
import type { Replay, Step } from '../replay/format.ts';
import type { RowChanges } from './save.ts';

/** Where a match stores its game. Both methods resolve to null, or to a sentence that says why something was not stored. */
export interface SaveStore {
  /** Writes the changed rows of the running game, or all its rows (`whole()`) if the browser has deleted the ones stored before. */
  save(id: string, changes: RowChanges, whole: () => RowChanges): Promise<Sentence | null>;
  /** Adds the record of a finished game to the library and deletes the rows of the running game. */
  finish(record: Replay): Promise<Sentence | null>;
}

export interface MatchDeps<G extends GameTypes> {
  game: Game<G>;
  /** Makes the bot for a seat that no person plays. */
  player?(seat: SeatName, seatPlayer: SeatPlayer): Bot<G['view'], G['move']>;
  /**
   * Returns the script's move for the deciding seat, or null if the script makes no move until something is undone. The script gets the
   * whole state and must not change it. If this is left out, `player` answers for scripts too.
   */
  script?(seat: SeatName, state: G['state']): G['move'] | null;
  /** whether all undos are free, whatever was revealed */
  freeUndo?: boolean;
  /** where the running game is stored; left out, together with `now`, if nothing is stored */
  store?: SaveStore;
  /** The current time, ISO 8601, UTC. */
  now?(): string;
}

/** What a new match needs. */
export interface NewMatchDeps<G extends GameTypes> extends MatchDeps<G> {
  /** Makes the record's id for the library: letters, digits and `-`. */
  id(): string;
  now(): string;
}

/** What a match is opened from: a state, and the record that leads to it. */
export interface MatchStart<G extends GameTypes> {
  state: G['state'];
  record: Replay;
}

export interface MatchStatus {
  takeBacks: number;
  /** how often a person asked what a bot would do in their place */
  helped: number;
  /** why the last save failed; null if it succeeded */
  saveProblem: Sentence | null;
  /** whether a bot failed to answer, since the match was opened, and a plain move was made for it */
  botFailed: boolean;
  /** whether a bot did not answer in time, since the match was opened, and was restarted */
  botReplaced: boolean;
}

/** Follows a match move by move, with everything in it that is secret. */
export interface Follower<G extends GameTypes> {
  /** Called before a move is played. `from`: a copy of the state before it. A move without an end was not played after all. */
  begins(from: G['state'], move: G['move']): void;
  /** Called with each event of the move as it happens. */
  hear: Tell<G>;
  unseen: Unseen<G>;
  /** Called after a move of a seat, with its step, which is now the last one of the record. */
  ends(seat: SeatName, step: Step): void;
  /** Called after an undo, which has cut the record. */
  undone(): void;
}
