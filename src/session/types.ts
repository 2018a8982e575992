/** A match as the screen knows it. New games, resumed games and lessons all look like this to stage and HUD. */
import type { GameTypes, Refusal, SeatName, Viewer } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import type { SeatPlayers } from '../core/seat-player.ts';

/** One step shown to a viewer: the table before, what happened, the table after, all as that viewer may know it. */
export interface Update<G extends GameTypes = GameTypes> {
  /** number of the frame on the screen, from 1 without gaps */
  index: number;
  viewer: Viewer;
  before: G['view'];
  events: G['seen'][];
  after: G['view'];
  /**
   * The view of the table after the first `n` events, 0 to `events.length`, without the open question where events follow. Made when
   * first asked for, so that it costs nothing where nothing is animated.
   */
  viewAt(n: number): G['view'];
  /** the move that caused it, told as the viewer may know it; null for set-up, jumps and moves the viewer may not know */
  move: { seat: SeatName; sentence: string } | null;
  /** why the bot made the move, in words; set in replays only, null in live play */
  reason: string | null;
  /** 'jump': to be shown without animation (undo, resume, seek) */
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
  /** a bot has been choosing its move for a while */
  thinking: boolean;
  /** what an undo would be: 'free'; 'marks': counted in `takeBacks`; null: nothing to take back */
  undo: 'free' | 'marks' | null;
  takeBacks: number;
  /** how often a person was told what a bot would do in their place */
  helped: number;
  /** the sentence key of why the game could not be saved last; null when it was */
  saveProblem: string | null;
  /** a bot has failed to make a move in this session, and a plain one was made for it */
  botFailed: boolean;
  /** a bot did not answer in time and was started again; not shown while somebody may be asked in secret */
  botReplaced: boolean;
  /** the seat of another person who has to decide: the screen shows nothing until `handOver`; null for none */
  handover: SeatName | null;
}

export interface Session<G extends GameTypes = GameTypes> {
  readonly setup: MatchSetup;
  /** true: another tab plays this match, and this session only shows what happens there; left out: it is played here */
  readonly elsewhere?: true;
  /** Whose view the screen shows now: a seat of the person at the screen, 'open' where no person plays. */
  viewer(): Viewer;
  view(): G['view'];
  status(): SessionStatus;
  /** Adds a listener called with each frame in order; returns a function that removes it. */
  onUpdate(listener: (update: Update<G>) => void): () => void;
  onStatus(listener: (status: SessionStatus) => void): () => void;
  /** Plays a legal move of the deciding seat. Throws IllegalMove otherwise, and where the person at the screen does not decide. */
  play(move: G['move']): void;
  why(move: G['move']): Refusal | null;
  undo(): void;
  /** Counts, in the record too, that the person at the screen was told what a bot would do. */
  countHelp(): void;
  concede(): void;
  /** To be called when the next person has taken the screen: it shows their seat, and what happened since they last looked. */
  handOver(): void;
  /** Ends the session and stops its bots; the stored game stays. */
  close(): void;
}
