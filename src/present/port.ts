/** What the presenter needs from the page that it presents a game on. */
import type { GameTypes, SeatName } from '../core/game.ts';
import type { Update } from '../feed/update.ts';

/** An answer of the person: a move and the moves of the same choice that follow it. `T` is the page's own type of these. */
export interface PresenterPort<G extends GameTypes, Answer> {
  /** Called with each update when its turn on the screen begins. */
  taken(update: Update<G>): void;
  /** Called each time more of an update is on the table: the number of its events shown so far, and the view of the table then. */
  shown(update: Update<G>, events: number, view: G['view']): void;
  /**
   * Returns where the person stops in the middle of this update to read: after `events` events, looking at `view`, whose question is only
   * how to go on. Null if nowhere.
   */
  cut(update: Update<G>): { events: number; view: G['view'] } | null;
  /** Answers the question at the end of this update by itself if the settings allow; returns whether it did. */
  answerAlone(update: Update<G>): boolean;
  /** How long the table rests after this update before the next one is shown, ms; 0 in a match with people. */
  dwell(update: Update<G>): number;
  /** Asks the question of the view that is on the table. */
  ask(): void;
  /** Returns whether somebody, such as the coach, must be heard before this answer is given. */
  advise(answer: Answer): boolean;
  /** Gives the person's answer to the session, or, if the person was reading, does what the page needs before it goes on. */
  answer(answer: Answer, reading: boolean): void;
  /** Undoes the person's last choice in the session, which resets the feed. */
  undo(): void;
  /** Hides everything of the person who leaves; `seat` is the one who has to take the screen. */
  handover(seat: SeatName): void;
  /** The next person has taken the screen. */
  handedOver(): void;
  /** Shows the person that a key or press was noticed although nothing can be answered at the moment. */
  moment(): void;
}
