/** What a match needs from outside (`MatchDeps`), and what it offers (`Match`). */
import type { Bot } from '../core/bot.ts';
import type { Game, GameTypes, Refusal, SeatName, Sentence, Tell, Unseen, Viewer } from '../core/game.ts';
import type { SeatPlayer } from '../core/seat-player.ts';
import type { Replay, Step } from '../replay/format.ts';
import type { History } from './history.ts';
import type { RowChanges } from './save.ts';
import type { MatchSetup } from './setup.ts';

/** Where a match stores its game. Both methods resolve to null, or to a sentence that says why something was not stored. */
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

/** What a match is opened from: a state, the record that leads to it, and the undo histories. */
export interface MatchStart<G extends GameTypes> {
  state: G['state'];
  record: Replay;
  /** the undo history of each person at the device, by the person's number; empty if left out */
  histories?: Map<number, History<G['state']>>;
}

/** Who has to decide: the seat whose player answers, and what plays it. */
export interface Turn {
  seat: SeatName;
  by: 'person' | 'bot' | 'script';
}

export interface MatchStatus {
  takeBacks: number;
  /** how often a person asked what a bot would do in their place */
  helped: number;
  /** sentence key of why the last save failed; null if it succeeded */
  saveProblem: string | null;
  /** whether a bot failed to answer, since the match was opened, and a plain move was made for it */
  botFailed: boolean;
  /** whether a bot did not answer in time, since the match was opened, and was restarted */
  botReplaced: boolean;
}

/**
 * Returns what to call when a viewer is shown a move, null for nothing. `known`: what they may know of it: that somebody had to decide
 * (`question`), and the sentence of the move (`sentence`).
 */
type Learns = (viewer: Viewer, known: { question: boolean; sentence: boolean }) => (() => void) | null;

/** Follows a match move by move, with everything in it that is secret. */
export interface Follower<G extends GameTypes> {
  /** Called before a move is played. `from`: a copy of the state before it. A move without an end was not played after all. */
  begins(from: G['state'], move: G['move']): void;
  /** Called with each event of the move as it happens. */
  hear: Tell<G>;
  unseen: Unseen<G>;
  /** Called after a move of a seat, with its step, which is now the last one of the record. */
  ends(seat: SeatName, step: Step, learns: Learns): void;
  /** Called after an undo, which has cut the record. */
  undone(): void;
}

/** A match: rules, record, undo, persons, bots and scripts. It knows no time, and nobody is on the screen. */
export interface Match<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly setup: MatchSetup;
  /** the current state, secrets included; must not be changed */
  state(): G['state'];
  /** the record so far (the finished replay, once the game is over) */
  record(): Replay;
  /** whether the game has ended */
  over(): boolean;
  /** Returns who has to decide now; null when the game is over. */
  turn(): Turn | null;
  /** Plays a person's legal move for the seat they answer for. Throws IllegalMove for any other, or if the seat does not decide now. */
  play(seat: SeatName, move: G['move']): void;
  /** If a bot has to decide, asks it and plays its answer, or a plain move if it fails. Plays nothing once the signal has aborted. */
  askBot(signal?: AbortSignal): Promise<void>;
  /** Lets scripts move until a person or bot has to decide, or a script has no move. Done by itself after every other move. */
  askScripts(): void;
  /** the longest any bot of the match may need for a question asked in secret, ms (`Bot.within`) */
  within(): number;
  /** Returns what an undo of this person would be now: 'free'; 'marks': counted in the record; null: nothing to undo. */
  undoOffer(person: number): 'free' | 'marks' | null;
  /**
   * Undoes a person's choice, recorded as step `step` (from 0), and everything after it. If that step was no choice of theirs, or left out,
   * undoes from their last choice before it.
   */
  undo(person: number, step?: number): void;
  /** Returns why the player of this seat may not make this move now; null if they may. */
  why(seat: SeatName, move: G['move']): Refusal | null;
  /** Counts, in the record too, that a person asked what a bot would do. */
  countHelp(): void;
  status(): MatchStatus;
  /** Adds a listener, called when the status or an offer to undo may have changed; returns a function that removes it. */
  onStatus(listener: () => void): () => void;
  follow(follower: Follower<G>): void;
  /** Resolves when everything that has happened so far has been stored or could not be. */
  saved(): Promise<void>;
  /**
   * Resolves when everything that has happened so far is stored, retrying what failed: to null, or to a sentence about what failed again.
   */
  store(): Promise<Sentence | null>;
  /** Ends the match and stops its bots; the stored game stays. */
  close(): void;
}
