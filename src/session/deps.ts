/** What a match needs from outside (`MatchDeps`, `SessionDeps`), and what it offers (`Match`). */
import type { Bot } from '../core/bot.ts';
import type { Game, GameTypes, SeatName, Sentence } from '../core/game.ts';
import type { SeatPlayer } from '../core/seat-player.ts';
import type { Replay } from '../replay/format.ts';
import type { History } from './history.ts';
import type { RowChanges } from './save.ts';
import type { Update, Session } from './types.ts';

/** Where a session stores its game. Both methods resolve to null, or to the sentence that says why something was not stored. */
export interface SaveStore {
  /** Writes the rows of the running game that have changed; or `whole()`, all of its rows, where the browser has deleted what it had. */
  save(id: string, changes: RowChanges, whole: () => RowChanges): Promise<Sentence | null>;
  /** Puts the record of a finished game into the library and deletes the rows of the running game. */
  finish(record: Replay): Promise<Sentence | null>;
}

/** What every match needs. */
export interface MatchDeps<G extends GameTypes> {
  game: Game<G>;
  /** Makes the bot that answers for a seat no person plays. */
  player?(seat: SeatName, seatPlayer: SeatPlayer): Bot<G['view'], G['move']>;
  /**
   * Returns the move a script makes, at once, for the deciding seat; null: none until a move is taken back. It gets the whole state and
   * must not change it. If left out, `player` answers for scripts too.
   */
  script?(seat: SeatName, state: G['state']): G['move'] | null;
  /** Called with every step as `open` sees it, before any listener gets its frame; a lesson judges its attempt with it. */
  onlooker?(update: Update<G>): void;
  /** all take-backs are free, whatever was learnt */
  freeUndo?: boolean;
  /** frames are told as soon as they are made; left out: the first frames wait for the first listener */
  atOnce?: boolean;
  /** storage of the running game; left out, together with `now`, where nothing is stored */
  store?: SaveStore;
  /** The current time, ISO 8601, UTC. */
  now?(): string;
  /** Awaited before each bot move, so that the stage can hold back a game that runs ahead of its animations. */
  pace?(signal: AbortSignal): Promise<void>;
  /** Resolves after `ms`, or rejects when the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
}

/** What a match needs that is played with bots and stored. */
export interface SessionDeps<G extends GameTypes> extends MatchDeps<G> {
  player(seat: SeatName, seatPlayer: SeatPlayer): Bot<G['view'], G['move']>;
  store: SaveStore;
  /** Makes the record's id for the library: letters, digits and `-`. */
  id(): string;
  now(): string;
}

/** A session that also gives access to its record and state. */
export interface Match<G extends GameTypes> extends Session<G> {
  /** the record so far (the finished replay, once the game is over) */
  record(): Replay;
  /** the state now, secrets included; not to be changed */
  state(): G['state'];
  /** Takes back the moves from the person's choice recorded as step `step` (from 0) on, or from their last choice before it. */
  undoTo(step: number): void;
  /** whether the game has ended */
  over(): boolean;
  /** Resolves when everything up to now has been stored or could not be. */
  saved(): Promise<void>;
  /** Waits like `saved`, and tries once more what could not be stored. Resolves to null or the sentence of what still could not. */
  store(): Promise<Sentence | null>;
}

/** What a match is opened from: a state, with the record that leads to it and the take-backs. */
export interface MatchStart<G extends GameTypes> {
  state: G['state'];
  record: Replay;
  /** take-back history of each person, by the person's number */
  histories: Map<number, History<G['state']>>;
}
