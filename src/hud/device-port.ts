/** The HUD's interface to everything stored on the device, as one file and piece by piece. */
import type { Sentence } from '../core/game.ts';
import type { Slices } from '../replay/budget.ts';

/** The result of reading a backup file. */
export interface Restored {
  /** recorded games, running games, settings and quarantined rows that were added or completed */
  games: number;
  inPlay: number;
  settings: number;
  aside: number;
  /** things made in games, such as decks: new ones, ones stored already, and ones kept next to another form of themselves */
  made: { added: number; same: number; both: number };
  /** what else was stored already */
  here: number;
  /** parts that could not be read: damaged, or written by a newer version */
  damaged: number;
  newer: number;
  /** why reading stopped before the end of the file; null if it did not */
  stopped: Sentence | null;
}

/** Something stored that cannot be read. */
export interface Unreadable {
  id: string;
  /** what it is: part of a recorded game, part of a running game, something made in a game, settings, or something else */
  what: 'record' | 'match' | 'made' | 'settings' | 'other';
  /** damaged, so quarantined; or written by a newer version, so left where it is */
  why: 'damaged' | 'newer';
  /** when the row was quarantined: ISO 8601, UTC; null if it was not */
  date: string | null;
}

/** Everything stored on the device. */
export interface DevicePort {
  /** whether anything outlasts the page */
  readonly stores: boolean;
  /** Bytes used and left, and whether the browser has promised not to delete anything by itself; null if it does not say. */
  quota(): Promise<{ used: number | null; left: number | null; lasting: boolean | null }>;
  /** Writes everything to one file. */
  save(): Promise<{ name: string; file: Blob }>;
  /**
   * Adds what such a file holds to what is stored and replaces nothing; or returns a sentence about why it was refused. If `opening` stops
   * it, everything is rolled back.
   */
  read(file: Blob, opening?: Omit<Slices, 'pause'>): Promise<Restored | Sentence>;
  /** What is stored but cannot be read. */
  unreadable(): Promise<readonly Unreadable[]>;
  /** An unreadable thing as a file; null if it is gone. */
  unreadableFile(id: string): Promise<{ name: string; text: string } | null>;
  /** Deletes an unreadable thing; `undo` restores it. */
  removeUnreadable(id: string): Promise<{ undo(): Promise<Sentence | null> } | Sentence>;
}
