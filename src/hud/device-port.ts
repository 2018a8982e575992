/** The interface through which the HUD uses all that is stored on the device, as one file and piece by piece. */
import type { Sentence } from '../core/game.ts';
import type { Slices } from '../replay/budget.ts';

/** What became of a file of everything that was read. */
export interface Restored {
  /** recorded games, games in play, settings and rows set aside that were added or completed */
  games: number;
  inPlay: number;
  settings: number;
  aside: number;
  /** things made in games, such as decks: those that were not here, those that were, and those kept beside another form that was here */
  made: { added: number; same: number; both: number };
  /** what else was on the device already */
  here: number;
  /** parts that could not be read: damaged, or made by a newer version */
  damaged: number;
  newer: number;
  /** why reading ended before the end of the file; null when it did not */
  stopped: Sentence | null;
}

/** Something stored that cannot be read. */
export interface Unreadable {
  id: string;
  /** what it is: part of a recorded game, of a game in play, something made in a game, settings, or something else */
  what: 'record' | 'match' | 'made' | 'settings' | 'other';
  /** set aside because it is damaged, or left where it is because a newer version stored it */
  why: 'damaged' | 'newer';
  /** when it was set aside: ISO 8601, UTC; null where it was not */
  date: string | null;
}

/** All that is stored on the device. */
export interface DevicePort {
  /** whether anything lasts longer than the page */
  readonly stores: boolean;
  /** Bytes used and left, and whether the browser has promised to delete nothing by itself; null where it does not tell. */
  quota(): Promise<{ used: number | null; left: number | null; lasting: boolean | null }>;
  /** Everything as one file. */
  save(): Promise<{ name: string; file: Blob }>;
  /**
   * Adds what such a file holds to what is stored, and replaces nothing; or a sentence that says why it was refused. If `opening` stops it,
   * everything is as it was before.
   */
  read(file: Blob, opening?: Omit<Slices, 'pause'>): Promise<Restored | Sentence>;
  /** What is stored but cannot be read. */
  unreadable(): Promise<readonly Unreadable[]>;
  /** One of those as a file; null when it is gone. */
  unreadableFile(id: string): Promise<{ name: string; text: string } | null>;
  /** Deletes one of those; `undo` puts it back. */
  removeUnreadable(id: string): Promise<{ undo(): Promise<Sentence | null> } | Sentence>;
}
