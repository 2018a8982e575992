/** One match as the screen knows it. Live games, resumed games and lessons all look like this to stage and HUD. */
import type { GameTypes, Refusal, SeatName, Viewer } from '../core/game.ts';
import type { JsonObject } from '../core/json.ts';
import type { Sitters } from '../core/sitter.ts';

/** One step shown to a viewer: the table before, what happened, the table after, all as that viewer may know it. */
export interface Frame<G extends GameTypes = GameTypes> {
  /** counts up from 1 in a match; frames are never skipped */
  index: number;
  viewer: Viewer;
  before: G['view'];
  events: G['seen'][];
  after: G['view'];
  /**
   * The table after the first `n` events, 0 to `events.length`, without the open question. Made when first asked for, so that who
   * animates nothing pays for nothing.
   */
  viewAt(n: number): G['view'];
  /** the move that caused it, as its seat may tell it to the viewer; null for set-up and undo */
  move: { seat: SeatName; sentence: string } | null;
  /** why the bot did it, shown only after the game or in replays; null in live play */
  reason: string | null;
  /** 'jump': do not animate, only reconcile (undo, resume, seek) */
  kind: 'play' | 'jump';
}

/** What was chosen before a match. */
export interface MatchSetup {
  /** id of the game */
  game: string;
  seats: Sitters;
  /** the game's own choices: seed, decks, switches */
  options: JsonObject;
}

export interface SessionStatus {
  /** the bot is choosing */
  thinking: boolean;
  /** 'free': nothing hidden was learnt; 'marks': allowed, marks the game; null: nothing to take back */
  undo: 'free' | 'marks' | null;
  takeBacks: number;
  /** saved on this device up to the last decision; a sentence key when it could not be saved */
  saveProblem: string | null;
  /** another person is to decide: the screen shows nothing until they take it over (`handOver`); the seat they play */
  curtain: SeatName | null;
}

export interface Session<G extends GameTypes = GameTypes> {
  readonly setup: MatchSetup;
  /** whose eyes the screen has now: a seat of the person at the screen, 'open' where only bots play */
  viewer(): Viewer;
  view(): G['view'];
  status(): SessionStatus;
  /** Called for each frame, in order; returns the way to stop listening. */
  onFrame(listener: (frame: Frame<G>) => void): () => void;
  onStatus(listener: (status: SessionStatus) => void): () => void;
  /** Plays a legal move of the seat that decides. Throws IllegalMove, also where the person at the screen does not decide. */
  play(move: G['move']): void;
  why(move: G['move']): Refusal | null;
  undo(): void;
  concede(): void;
  /** The next person has taken the screen: it gets their eyes, and what happened since they last looked. */
  handOver(): void;
  /** Stops bot and saving; the stored game stays. */
  close(): void;
}
