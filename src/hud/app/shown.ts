/** What is on the screen: a page, a match or a recorded game. */
import type { Address } from '../contract/address.ts';
import type { LessonPlay } from '../contract/lesson-ports.ts';
import type { GamePorts } from '../contract/ports.ts';
import type { Play } from '../play/play.ts';
import type { Viewer } from '../watch/Viewer.tsx';
import type { Watcher } from '../watch/watcher.ts';

export type Shown =
  /** a page; `game`: the game that it belongs to; null until that game is loaded, and for pages of no game */
  | ShownPage
  | ShownMatch
  /**
   * `packed`: the game as packed in the link that was opened; null for a record on this device. `scene`: a recording that is part of the
   * program, so storing it is not offered. `behind`: where "back" leads, i.e. where it was opened: the end of a match, a match, or a page;
   * null for the list of records
   */
  | {
      kind: 'record';
      game: GamePorts;
      watcher: Watcher;
      /** the page that shows it, which comes with the first recorded game */
      Viewer: typeof Viewer;
      packed: string | null;
      scene: boolean;
      behind: ShownMatch | ShownPage | null;
    };

export interface ShownPage {
  kind: 'page';
  place: Address;
  game: GamePorts | null;
}

export interface ShownMatch {
  kind: 'match';
  game: GamePorts;
  play: Play;
  lesson: LessonPlay | null;
  /** ends what runs alongside the match: its coach, and the watch for another tab that takes the match over */
  unfollow: () => void;
}

export interface ShellState {
  shown: Shown;
  /** a counter raised whenever something else is shown; used as a component key, so that no component keeps its old state */
  n: number;
  /** whether something is being loaded */
  busy: boolean;
  /** the last error message for the person; null if there is none */
  problem: string | null;
  /** whether a newer version of this web app is available */
  newer: boolean;
  /** the share of a long record opened so far, 0 to 1; null if none is being opened */
  opening: number | null;
}
