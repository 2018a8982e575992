/** One match as the screen knows it. Live games, resumed games, replays and lessons all look like this to stage and HUD. */
import type { Refusal } from '../core/game.ts';

/** One step shown to a seat: the table before, what happened, the table after (all redacted for that seat). */
export interface Frame<View, SeenEvent> {
  /** counts up from 1 in a match; frames are never skipped */
  index: number;
  before: View;
  events: SeenEvent[];
  after: View;
  /** the move that caused it, as its seat may tell it to the viewer; null for set-up and undo */
  move: { seat: string; sentence: string } | null;
  /** why the bot did it, shown only after the game or in replays; null in live play */
  reason: string | null;
  /** 'jump': do not animate, only reconcile (undo, resume, seek) */
  kind: 'play' | 'jump';
}

export type BotLevel = 'newcomer' | 'standard';

export interface MatchSetup {
  game: 'netrunner';
  /** the person's seat; 'none' lets two bots play */
  you: 'corp' | 'runner' | 'none';
  level: BotLevel;
  /** text typed or made up; same seed, same shuffles */
  seed: string;
  corpDeck: string;
  runnerDeck: string;
  /** who pays is asked for every mix of credits */
  payByHand?: boolean;
}

export interface SessionStatus {
  /** the bot is choosing */
  thinking: boolean;
  /** 'free': nothing hidden was learnt; 'marks': allowed, marks the game; null: nothing to take back */
  undo: 'free' | 'marks' | null;
  takeBacks: number;
  /** saved on this device up to the last decision; a sentence key when it could not be saved */
  saveProblem: string | null;
}

export interface Session<View, Move, SeenEvent> {
  readonly setup: MatchSetup;
  view(): View;
  status(): SessionStatus;
  /** Called for each frame, in order; returns the way to stop listening. */
  onFrame(listener: (frame: Frame<View, SeenEvent>) => void): () => void;
  onStatus(listener: (status: SessionStatus) => void): () => void;
  /** Plays a legal move of the person's seat. Throws IllegalMove. */
  play(move: Move): void;
  why(move: Move): Refusal | null;
  undo(): void;
  concede(): void;
  /** Stops bot and saving; the stored game stays. */
  close(): void;
}
