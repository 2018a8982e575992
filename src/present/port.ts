/** What the presenter needs from the page on which it presents a game. */
import type { GameTypes, SeatName } from '../core/game.ts';
import type { Update } from '../feed/update.ts';

/** How an answer came about: the person chose it, the settings gave it, or it ends a stop to read and answers no question of the rules. */
export type How = 'chosen' | 'automatic' | 'reading';

/** `Answer` is the page's own type for a move and the moves of the same choice that follow it. */
export interface PresenterPort<G extends GameTypes = GameTypes, Answer = unknown> {
  /** Called with each update when its turn on the screen begins. */
  taken(update: Update<G>): void;
  /** Called each time more of an update is on the table: how many of its events, and whether it is all there, with the view after it. */
  shown(update: Update<G>, events: number, all: boolean): void;
  /**
   * Returns where the person stops in the middle of an update to read: after `events` events, looking at `view`, whose question is only how
   * to go on. Null if nowhere. Called once for each update.
   */
  cut(update: Update<G>): { events: number; view: G['view'] } | null;
  /** Returns the answer that the settings give to the question after an update; null if the person must be asked. Called once for each. */
  automatic(update: Update<G>): Answer | null;
  /** Returns how long the table rests after an update (null: before the first) before the next is shown, ms; 0 in a match with people. */
  dwell(update: Update<G> | null): number;
  /** Asks the question of the view that is on the table. */
  ask(): void;
  /** Returns whether somebody, such as the coach, must be heard before an answer of the person is given. */
  advise(answer: Answer): boolean;
  answer(answer: Answer, how: How): void;
  /** Undoes the person's last choice, which resets the feed. */
  undo(): void;
  /** Goes to another place of a recorded game, which resets the feed. */
  seek(to: number): void;
  /** Hides everything of the person who leaves; `seat` is to take the screen. */
  handover(seat: SeatName): void;
  /** The next person has taken the screen. */
  handedOver(): void;
  /** Shows that an answer was noticed although nothing can be answered yet. */
  moment(): void;
  /** Reports an error of the rules, of a bot or of an animation. */
  failed(error: unknown): void;
}
