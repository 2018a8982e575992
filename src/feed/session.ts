/** A game as a page holds it: what to show, and what the person may do. A match, a lesson and another tab's game look the same. */
import type { GameTypes, Refusal, Viewer } from '../core/game.ts';
import type { MatchStatus } from '../match/deps.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Feed } from './feed.ts';
import type { Update } from './update.ts';

/**
 * What the person at the screen may know of the match besides its updates. What became of the bots is told once a question is open that all
 * know of.
 */
export interface SessionStatus extends MatchStatus {
  /** what an undo would be now: 'free'; 'marks': counted in `takeBacks`; null: nothing to undo */
  undo: 'free' | 'marks' | null;
}

export interface Session<G extends GameTypes = GameTypes> {
  readonly setup: MatchSetup;
  /** true if another tab plays this match, and this session only shows what happens there */
  readonly elsewhere?: true;
  /** the updates of whoever is at the screen */
  readonly feed: Feed<G>;
  /** Returns whose updates the feed gives: a seat of the person at the screen, or 'open' if no person plays. */
  viewer(): Viewer;
  /** Returns that viewer's table after the update that was taken last; before the first, the table it begins with. */
  view(): G['view'];
  status(): SessionStatus;
  /** Adds a listener, called whenever the status has changed; returns a function that removes it. */
  onStatus(listener: (status: SessionStatus) => void): () => void;
  /**
   * Plays a legal move of the person at the screen. Throws IllegalMove if the move is illegal, if they do not decide now, or if they have
   * updates that were not taken.
   */
  play(move: G['move']): void;
  /** Returns why the person at the screen may not make this move now; null if they may. */
  why(move: G['move']): Refusal | null;
  /**
   * Undoes the last choice of the person at the screen, if `status().undo` allows, and resets the feed. Returns the view that they then go on
   * from; null if nothing was undone.
   */
  undo(): G['view'] | null;
  /** Counts, in the record too, that the person at the screen asked what a bot would do. */
  countHelp(): void;
  /** Concedes for the person at the screen: now, or when they next have to decide. */
  concede(): void;
  /** Call it when the person whose turn it is has taken the screen. The feed is reset to the table as they left it. */
  handOver(): void;
  /**
   * Returns the updates of the last `turns` turns before this session began, as the person at the screen may know them, with indexes up to
   * 0; all of them if there are fewer turns; none in a new game.
   */
  past(turns: number): Update<G>[];
  /** Ends the session, its feed and its bots; the stored game stays. */
  close(): void;
}
