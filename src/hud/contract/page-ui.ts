/** A game on the pages around a match; see `GameUi`. */
import type { JSX } from 'preact';
import type { GameTypes, SeatName } from '../../core/game.ts';
import type { IconName } from './icons.ts';
import type { Played, Review } from './reviewed.ts';

/** The text of the scene at the end of a game. */
export interface OverWords {
  /** the CSS class of the end scene: 'won', 'lost' or 'draw'; the winning seat if nobody at the screen can be addressed as "you" */
  tone: string;
  /** a small line above the title that says when the game ended */
  kicker: string;
  title: string;
  /** who won and why, in one sentence */
  reason: string;
  /** the table of final numbers: `heads` are the columns, each a seat and its name; `rows` have a name and a number for each column */
  heads: { seat: SeatName; name: string }[];
  rows: { name: string; figures: (string | number)[] }[];
}

/** What the pages around a match show of a game: its explanation, its seats, and how a match ended. */
export interface PageUi<G extends GameTypes = GameTypes> {
  /**
   * The points of the one-minute explanation of the game, each with an icon and optionally a picture's code. Their texts are the messages
   * `how.<name>` and `how.<name>.text`.
   */
  readonly howTo: readonly (readonly [name: string, icon: IconName, picture?: string])[];
  /** The codes of the seats' pictures for the set-up page; left out if there are none. */
  readonly portraits?: Readonly<Record<SeatName, string>>;
  /** Each seat's sign as an SVG path, 24 × 24, to tell several seats apart; left out by a game whose seats have no signs. */
  readonly signs?: Readonly<Record<SeatName, string>>;
  /** A seat's emblem, shown on the set-up page. */
  Emblem(props: { seat: SeatName }): JSX.Element;
  /** The text of the end scene; null while the game goes on. `you`: the seat of the only person; null if nobody or several people play. */
  overWords(view: G['view'], you: SeatName | null): OverWords | null;
  /**
   * Reviews a finished game for the only person (`you`), or for everybody if null. It awaits `pause` now and then to keep the page
   * responsive; `pause` rejects when the review is no longer wanted. `tell` gets intermediate results and the share done. Left out by a
   * game without reviews.
   */
  review?(
    played: Played<G>,
    you: SeatName | null,
    pause: () => Promise<void>,
    tell?: (found: Review, share: number) => void,
  ): Promise<Review>;
}
