/** What a match is given, and what it can do for the rest of the house. */
import type { Bot } from '../core/bot.ts';
import type { Game, GameTypes, SeatName, Sentence } from '../core/game.ts';
import type { Sitter } from '../core/sitter.ts';
import type { Replay } from '../replay/format.ts';
import type { History } from './history.ts';
import type { RowChanges } from './save.ts';
import type { Frame, Session } from './types.ts';

/** Where a session keeps its game. A sentence says that something could not be stored. */
export interface SaveStore {
  /** Writes rows of the running game with this id. */
  save(id: string, changes: RowChanges): Promise<Sentence | null>;
  /** The game is over: its record goes to the library, the rows of the running game may go. */
  finish(record: Replay): Promise<Sentence | null>;
}

/** What a match is given. */
export interface MatchDeps<G extends GameTypes> {
  game: Game<G>;
  /** Whoever answers for a seat that no person plays. */
  player?(seat: SeatName, sitter: Sitter): Bot<G['view'], G['move']>;
  /**
   * What a script plays, at once, for the seat that decides; null: nothing now, until somebody takes back. It sees the whole state and
   * leaves it as it is. Without it `player` answers for scripts too.
   */
  script?(seat: SeatName, state: G['state']): G['move'] | null;
  /** Sees every step with open eyes as soon as it is made, before anybody is told: whoever judges the game. */
  onlooker?(frame: Frame<G>): void;
  /** Take-backs are free whatever was learnt. */
  freeUndo?: boolean;
  /** Who listens hears only what comes after, at once; the first frames are told to nobody. */
  atOnce?: boolean;
  /** left out where nothing is to be kept, like `now` */
  store?: SaveStore;
  /** ISO 8601, UTC */
  now?(): string;
  /** Waited for before each bot move is played: the stage may hold a game back that runs ahead of it. */
  pace?(signal: AbortSignal): Promise<void>;
  /** Resolves after a time, or rejects when the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
}

/** What a match is given that is new and kept. */
export interface SessionDeps<G extends GameTypes> extends MatchDeps<G> {
  player(seat: SeatName, sitter: Sitter): Bot<G['view'], G['move']>;
  store: SaveStore;
  /** id of the game in the library; words of letters, digits, `-` */
  id(): string;
  now(): string;
}

/** What a session can do beyond the contract. */
export interface Match<G extends GameTypes> extends Session<G> {
  /** the record so far (the finished replay, once the game is over) */
  record(): Replay;
  /** the state now, secrets included; not to be changed */
  state(): G['state'];
  /** Takes back to the choice that became step `step` of the record (from 0), or the last one before it. */
  undoTo(step: number): void;
  /** whether the game has ended */
  over(): boolean;
  /** resolves when everything up to now has been stored or has failed to be */
  saved(): Promise<void>;
}

/** A game begun, with all that is remembered of it. */
export interface Begun<G extends GameTypes> {
  state: G['state'];
  record: Replay;
  /** take-backs of each person */
  pasts: Map<number, History<G['state']>>;
}
