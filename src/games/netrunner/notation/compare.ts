/** Comparing what is on the table with what a scenario expects, and saying how it differs. */
import { def } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { Play } from '../rules/play.ts';
import type { Told } from './happened.ts';
import { ScenarioError, plain, titleFits } from './names.ts';
import type { Reason } from './playing.ts';

/** What an expectation may look at. */
export interface Look {
  x: Play;
  /** events since the last expectation */
  events: Told[];
  /** the reason a sentence is refused where the play stands, or null when it is legal */
  refusal(sentence: string): Reason | null;
}

export const title = (c: Card): string => def(c.code).title;
export const titles = (x: Play, ids: readonly number[]): string[] => ids.map((id) => title(x.t.cards[id]!));

/** Text equal by plain letters; titles also by their short forms. */
export function same(actual: unknown, wanted: unknown): boolean {
  if (typeof actual === 'string' && typeof wanted === 'string')
    return plain(actual) === plain(wanted) || titleFits(actual, plain(wanted));
  if (Array.isArray(actual) && Array.isArray(wanted))
    return actual.length === wanted.length && wanted.every((each, i) => same(actual[i], each));
  return Object.is(actual, wanted);
}
export const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
export const differs = (path: string, wanted: unknown, actual: unknown): string =>
  `${path}: expected ${shown(wanted)}, but it is ${shown(actual)}`;

/** A list of titles: a number is its size, a list its contents (in order, or in any order, or only the first ones). */
export function zone(path: string, actual: string[], wanted: unknown, order: 'any' | 'given' | 'top'): string | null {
  if (typeof wanted === 'number')
    return actual.length === wanted
      ? null
      : `${path}: expected ${wanted} cards, but there are ${actual.length}${actual.length > 0 ? ` (${actual.join(', ')})` : ''}`;
  if (!Array.isArray(wanted)) throw new ScenarioError(`${path}: a list of titles or a number is compared`);
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

/** Reads one path: null when it holds, else what differs. Throws ScenarioError when the value makes no sense there. */
export type Reader = (look: Look, wanted: unknown, path: string) => string | null;
