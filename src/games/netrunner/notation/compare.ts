/** Compares the values that a scenario expects with the actual ones, and describes the difference. */
import { def } from '../rules/defs.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { Play } from '../rules/play.ts';
import type { Happened } from './happened.ts';
import { ScenarioError, plain, titleFits } from './names.ts';
import type { Reason } from './playing.ts';

/** What the expectations of a scenario are checked against. */
export interface Look {
  game: Play;
  /** events since the last expectation, oldest first */
  events: Happened[];
  /** what each seat may know of `events` */
  happened: Record<Seat, Happened[]>;
  /** Why the rules refuse the move of a sentence now; null if it is legal. */
  refusal(sentence: string): Reason | null;
}

export const title = (c: Card): string => def(c.code).title;
export const titles = (game: Play, ids: readonly number[]): string[] => ids.map((id) => title(game.t.cards[id]!));

/**
 * Whether a value equals the expected one. Texts are compared without case, accents and so on (`plain`); a title also equals its short
 * form; lists are compared item by item.
 */
export function same(actual: unknown, wanted: unknown): boolean {
  if (typeof actual === 'string' && typeof wanted === 'string')
    return plain(actual) === plain(wanted) || titleFits(actual, plain(wanted));
  if (Array.isArray(actual) && Array.isArray(wanted))
    return actual.length === wanted.length && wanted.every((each, i) => same(actual[i], each));
  return Object.is(actual, wanted);
}
/** A value as text in a message. */
export const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
/** The error message for a value that is not as expected. */
export const differs = (path: string, wanted: unknown, actual: unknown): string =>
  `${path}: expected ${shown(wanted)}, but it is ${shown(actual)}`;

/**
 * Compares a list of titles with what is wanted: a number (the list's length), or a list in 'any' order, in the 'given' order, or of the
 * first titles ('top'). Returns null if they agree, else the difference. Throws ScenarioError for anything else wanted.
 */
export function zone(path: string, actual: string[], wanted: unknown, order: 'any' | 'given' | 'top'): string | null {
  if (typeof wanted === 'number')
    return actual.length === wanted
      ? null
      : `${path}: expected ${wanted} cards, but there are ${actual.length}${actual.length > 0 ? ` (${actual.join(', ')})` : ''}`;
  if (!Array.isArray(wanted)) throw new ScenarioError(`${path}: expects a list of titles or a number`);
  const list = wanted as unknown[];
  if (order === 'top')
    return list.every((each, i) => same(actual[i], each)) ? null : differs(path, wanted, actual.slice(0, list.length));
  if (order === 'given') return same(actual, list) ? null : differs(path, wanted, actual);
  const rest = [...actual];
  for (const each of list) {
    const at = rest.findIndex((name) => same(name, each));
    if (at < 0) return differs(path, wanted, actual);
    rest.splice(at, 1);
  }
  return rest.length === 0 ? null : differs(path, wanted, actual);
}

/**
 * A function that checks the value a scenario expects at one path. Returns null if it is right, else the difference. Throws ScenarioError
 * if such a value makes no sense there.
 */
export type Reader = (look: Look, wanted: unknown, path: string) => string | null;
