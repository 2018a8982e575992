/** Types for what each line of a deck list was read as. */

/** Why a line of a deck list could not be used. */
export type WhyUnreadable =
  /** the line names no known card */
  | 'unknown'
  /** the line contains two numbers, or two cards */
  | 'unclear'
  /** the line gives 0 copies, or more than a deck may have */
  | 'copies'
  /** the line names a second identity, or two copies of an identity */
  | 'second'
  /** the line is longer than the part of a line that is read */
  | 'cut';

/** A line of a deck list that could not be used. */
export interface UnreadableLine {
  /** the line's number in the text, from 1 */
  n: number;
  text: string;
  as: 'unread';
  why: WhyUnreadable;
  /** the title the line names, as far as it can be determined */
  title: string;
  copies: number;
  /** whether the line gives a number of copies, and so looks like a card */
  counted: boolean;
  /** known titles that differ by one or two letters */
  near: readonly string[];
}

export type ReadLine =
  | { n: number; text: string; as: 'card' | 'identity'; code: string; copies: number }
  /** a line that adds nothing to the deck: its name, a heading, a comment, a total, or where the list comes from */
  | { n: number; text: string; as: 'name' | 'heading' | 'comment' | 'footer' }
  | UnreadableLine;

/** What a text was read as, line by line; empty lines are left out. */
export interface Reading {
  lines: readonly ReadLine[];
  /** the deck's name as the text gives it; '' for none */
  name: string;
  /** card code of the identity; null if no line names one */
  identity: string | null;
  /** card codes, one for each copy, sorted */
  cards: readonly string[];
}
