/**
 * The HUD's interface to everything stored on the device: saves it to one backup file, reads such a file, and lists what cannot be read.
 */
import type { Sentence } from '../../core/game.ts';
import type { Slices } from '../../replay/budget.ts';

/** The result of reading a backup file. */
export interface Restored {
  /** how many recorded games, running games (`inPlay`), settings and quarantined rows (`aside`) the backup added or completed */
  games: number;
  inPlay: number;
  settings: number;
  aside: number;
  /**
   * how many things made in games, such as decks, were added, were stored already (`same`), or are kept beside a stored one that differs
   * (`both`)
   */
  made: { added: number; same: number; both: number };
  /** how many other parts of the backup were stored already */
  here: number;
  /** how many parts of the backup could not be read, because they are damaged, or (`newer`) because a newer version wrote them */
  damaged: number;
  newer: number;
  /** why reading stopped before the end of the file; null if it did not */
  stopped: Sentence | null;
}

/** Something stored that cannot be read. */
export interface Unreadable {
  id: string;
  /** what kind of thing it is: part of a recorded game, part of a running game, something made in a game, settings, or something else */
  what: 'record' | 'match' | 'made' | 'settings' | 'other';
  /** why it cannot be read: damaged, so quarantined; or written by a newer version, so left where it is */
  why: 'damaged' | 'newer';
  /** when the row was quarantined: ISO 8601, UTC; null if it was not */
  date: string | null;
}

/** Everything stored on the device. */
export interface DevicePort {
  /** whether the browser keeps anything after the page is closed */
  readonly stores: boolean;
  /** Bytes used and left, and whether the browser has promised not to delete anything by itself; null if it does not say. */
  quota(): Promise<{ used: number | null; left: number | null; lasting: boolean | null }>;
  /** Writes everything stored to one backup file. */
  save(): Promise<{ name: string; file: Blob }>;
  /**
   * Adds the contents of a backup file to what is stored, without replacing anything; or returns a sentence about why the file was refused.
   * If `opening` stops it, everything is rolled back.
   */
  read(file: Blob, opening?: Omit<Slices, 'pause'>): Promise<Restored | Sentence>;
  /** Lists what is stored but cannot be read. */
  unreadable(): Promise<readonly Unreadable[]>;
  /** Returns an unreadable thing as a file; null if it no longer exists. */
  unreadableFile(id: string): Promise<{ name: string; text: string } | null>;
  /** Deletes an unreadable thing; `undo` restores it. */
  removeUnreadable(id: string): Promise<{ undo(): Promise<Sentence | null> } | Sentence>;
}
