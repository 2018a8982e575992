/** What the lines of a list are understood as. */

/** Why a line was not taken. */
export type WhyUnreadable =
  /** it names no card of the pool */
  | 'unknown'
  /** it holds two numbers, or two cards */
  | 'unclear'
  /** no copies, or more than a deck may have */
  | 'copies'
  /** a second identity, or two copies of one */
  | 'second'
  /** it goes on beyond the characters that are read */
  | 'cut';

/** A line that was not taken. */
export interface UnreadableLine {
  /** number in the text, 1 is the first */
  n: number;
  text: string;
  as: 'unread';
  why: WhyUnreadable;
  /** the title it names, as far as one can be told */
  title: string;
  copies: number;
  /** it is written as a card: it says how many copies */
  counted: boolean;
  /** titles of the pool one or two letters away from it */
  near: readonly string[];
}

export type ReadLine =
  | { n: number; text: string; as: 'card' | 'identity'; code: string; copies: number }
  /** the deck's name, a heading, a remark, a sum or origin: nothing of it belongs into the deck */
  | { n: number; text: string; as: 'name' | 'heading' | 'comment' | 'footer' }
  | UnreadableLine;

/** What a text was understood as, line by line; empty lines are left out. */
export interface Reading {
  lines: readonly ReadLine[];
  /** the deck's name there, '' for none */
  name: string;
  /** card code; null where no line names one */
  identity: string | null;
  /** card codes, one entry per copy, sorted */
  cards: readonly string[];
}
