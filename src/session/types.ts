/** The types of a match as the screen knows it. New games, resumed games and lessons look the same to stage and HUD. */
import type { GameTypes, Refusal, SeatName, Viewer } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import type { SeatPlayers } from '../core/seat-player.ts';

/** One step as shown to a viewer: the table before, what happened, the table after, all as that viewer may know it. */
export interface Update<G extends GameTypes = GameTypes> {
  /** number of the update on the screen, from 1 without gaps */
  index: number;
  viewer: Viewer;
  before: G['view'];
  events: G['seen'][];
  after: G['view'];
  /**
   * Returns the view of the table after the first `n` events, 0 to `events.length`; without the open decision if more events follow. Views
   * are made only when asked for, so they cost nothing if nothing is animated.
   */
  viewAt(n: number): G['view'];
  /** the move that caused the update, worded as the viewer may know it; null for set-up, jumps and moves the viewer may not know */
  move: { seat: SeatName; sentence: string } | null;
  /** why the bot made the move, in words; set in replays only, null in live play */
  reason: string | null;
  /** 'jump': shown without animation (undo, resume, seek) */
  kind: 'play' | 'jump';
}

/** What was chosen before a match. */
export interface MatchSetup {
  /** id of the game */
  game: string;
  seats: SeatPlayers;
  /** the game's own choices: seed, decks, switches */
  options: JsonObject;
}

export interface SessionStatus {
  /** whether a bot has been choosing its move for a while */
  thinking: boolean;
  /** what an undo would be now: 'free'; 'marks': counted in `takeBacks`; null: nothing to undo */
  undo: 'free' | 'marks' | null;
  takeBacks: number;
  /** how often a person asked what a bot would do in their place */
  helped: number;
  /** sentence key of why the last save failed; null if it succeeded */
  saveProblem: string | null;
  /** whether, in this session, a bot failed to answer and a plain move was made for it */
  botFailed: boolean;
  /** whether a bot did not answer in time and was restarted; false while somebody may be asked in secret */
  botReplaced: boolean;
  /**
   * the seat of a person who has to decide but is not at the screen, which shows nothing of the game until `handOver`; null if there is
   * none
   */
  handover: SeatName | null;
}

export interface Session<G extends GameTypes = GameTypes> {
  readonly setup: MatchSetup;
  /** true if another tab plays this match, and this session only shows what happens there */
  readonly elsewhere?: true;
  /** Returns whose view the screen shows now: a seat of the person at the screen, or 'open' if no person plays. */
  viewer(): Viewer;
  view(): G['view'];
  status(): SessionStatus;
  /** Adds a listener, which is called with each update in order; returns a function that removes it. */
  onUpdate(listener: (update: Update<G>) => void): () => void;
  onStatus(listener: (status: SessionStatus) => void): () => void;
  /**
   * Plays a legal move of the deciding seat. Throws IllegalMove if the move is illegal, or if the person at the screen does not decide now.
   */
  play(move: G['move']): void;
  why(move: G['move']): Refusal | null;
  undo(): void;
  /** Counts, in the record too, that the person at the screen asked what a bot would do. */
  countHelp(): void;
  concede(): void;
  /** Call it when the next person has taken the screen: shows their seat and what has happened since they last looked. */
  handOver(): void;
  /** Ends the session and stops its bots; the stored game stays. */
  close(): void;
}
