/** What each line of a list was read as. */

/** Why a line was not taken. */
export type WhyUnreadable =
  /** it names no known card */
  | 'unknown'
  /** it contains two numbers, or two cards */
  | 'unclear'
  /** no copies, or more than a deck may have */
  | 'copies'
  /** a second identity, or two copies of one */
  | 'second'
  /** it is longer than what is read of a line */
  | 'cut';

/** A line that was not taken. */
export interface UnreadableLine {
  /** number in the text, from 1 */
  n: number;
  text: string;
  as: 'unread';
  why: WhyUnreadable;
  /** the title it names, as far as can be determined */
  title: string;
  copies: number;
  /** it looks like a card: it gives a number of copies */
  counted: boolean;
  /** known titles that differ by one or two letters */
  near: readonly string[];
}

export type ReadLine =
  | { n: number; text: string; as: 'card' | 'identity'; code: string; copies: number }
  /** the deck's name, a heading, a comment, a total or the origin: nothing for the deck */
  | { n: number; text: string; as: 'name' | 'heading' | 'comment' | 'footer' }
  | UnreadableLine;

/** What a text was read as, line by line; empty lines are left out. */
export interface Reading {
  lines: readonly ReadLine[];
  /** the deck's name in the text, '' for none */
  name: string;
  /** card code; null if no line names one */
  identity: string | null;
  /** card codes, one for each copy, sorted */
  cards: readonly string[];
}
