/** Compares actual values with those a scenario expects, and describes the difference. */
import { def } from '../rules/defs.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { Play } from '../rules/play.ts';
import type { Happened } from './happened.ts';
import { ScenarioError, plain, titleFits } from './names.ts';
import type { Reason } from './playing.ts';

/** What an expectation is checked against. */
export interface Look {
  game: Play;
  /** events since the last expectation, oldest first */
  events: Happened[];
  /** the same events, as each seat may know them */
  happened: Record<Seat, Happened[]>;
  /** why the move of a sentence is refused at this point; null when it is legal */
  refusal(sentence: string): Reason | null;
}

export const title = (c: Card): string => def(c.code).title;
export const titles = (game: Play, ids: readonly number[]): string[] => ids.map((id) => title(game.t.cards[id]!));

/**
 * Whether a value equals the expected one. Texts are compared without case, accents and the like (`plain`); titles match their short forms;
 * lists match item by item.
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
/** The message that the value at a path is not the expected one. */
export const differs = (path: string, wanted: unknown, actual: unknown): string =>
  `${path}: expected ${shown(wanted)}, but it is ${shown(actual)}`;

/**
 * Compares a list of titles with a number (its length) or a list: in 'any' order, in the 'given' order, or as its first titles ('top').
 * Returns null if it fits, else the difference. Throws ScenarioError if `wanted` is neither.
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

/** Checks the expectation for one path. Returns null if it holds, else the difference. Throws ScenarioError for an unsuitable value. */
export type Reader = (look: Look, wanted: unknown, path: string) => string | null;
