/** What a match needs from outside (`MatchDeps`, `SessionDeps`), and what it offers (`Match`). */
import type { Bot } from '../core/bot.ts';
import type { Game, GameTypes, SeatName, Sentence } from '../core/game.ts';
import type { SeatPlayer } from '../core/seat-player.ts';
import type { Replay } from '../replay/format.ts';
import type { History } from './history.ts';
import type { RowChanges } from './save.ts';
import type { Update, Session } from './types.ts';

/** Where a session stores its game. Both methods resolve to null, or to a sentence that says why something was not stored. */
export interface SaveStore {
  /** Writes the changed rows of the running game, or all its rows (`whole()`) if the browser has deleted the ones stored before. */
  save(id: string, changes: RowChanges, whole: () => RowChanges): Promise<Sentence | null>;
  /** Adds the record of a finished game to the library and deletes the rows of the running game. */
  finish(record: Replay): Promise<Sentence | null>;
}

/** What every match needs. */
export interface MatchDeps<G extends GameTypes> {
  game: Game<G>;
  /** Makes the bot for a seat that no person plays. */
  player?(seat: SeatName, seatPlayer: SeatPlayer): Bot<G['view'], G['move']>;
  /**
   * Returns the script's move for the deciding seat, or null if the script makes no move until something is undone. The script gets the
   * whole state and must not change it. If this is left out, `player` answers for scripts too.
   */
  script?(seat: SeatName, state: G['state']): G['move'] | null;
  /**
   * Called with the update of every step as `open` sees it (everything), before any listener gets its own. A lesson judges its attempt with
   * it.
   */
  onlooker?(update: Update<G>): void;
  /** whether all undos are free, whatever was revealed */
  freeUndo?: boolean;
  /** whether updates are delivered as soon as they are made; if left out, the first ones wait for the first listener */
  atOnce?: boolean;
  /** where the running game is stored; left out, together with `now`, if nothing is stored */
  store?: SaveStore;
  /** The current time, ISO 8601, UTC. */
  now?(): string;
  /**
   * Resolves when a bot may move next. Awaited before each bot move, so that the stage can hold back a game that runs ahead of its
   * animations.
   */
  pace?(signal: AbortSignal): Promise<void>;
  /** Resolves after `ms`, or rejects when the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
}

/** What a stored match against bots needs. */
export interface SessionDeps<G extends GameTypes> extends MatchDeps<G> {
  player(seat: SeatName, seatPlayer: SeatPlayer): Bot<G['view'], G['move']>;
  store: SaveStore;
  /** Makes the record's id for the library: letters, digits and `-`. */
  id(): string;
  now(): string;
}

/** A session whose record and state can be read too. */
export interface Match<G extends GameTypes> extends Session<G> {
  /** the record so far (the finished replay, once the game is over) */
  record(): Replay;
  /** the current state, secrets included; must not be changed */
  state(): G['state'];
  /**
   * Undoes a person's choice, recorded as step `step` (from 0), and everything after it. If that step was no choice of theirs, undoes from
   * their last choice before it.
   */
  undoTo(step: number): void;
  /** whether the game has ended */
  over(): boolean;
  /** Resolves when everything that has happened so far has been stored or could not be. */
  saved(): Promise<void>;
  /**
   * Resolves when everything that has happened so far is stored, retrying what failed: to null, or to a sentence about what failed again.
   */
  store(): Promise<Sentence | null>;
}

/** What a match is opened from: a state, the record that leads to it, and the undo histories. */
export interface MatchStart<G extends GameTypes> {
  state: G['state'];
  record: Replay;
  /** the undo history of each person at the device, by the person's number */
  histories: Map<number, History<G['state']>>;
}
