/**
 * The cards and the like that a person has seen in earlier matches of a game, stored on the device, so that the game does not pause to show
 * them again.
 */
import * as v from 'valibot';
import type { Familiar } from '../hud/contract/auto-answers.ts';
import type { Storage } from '../storage/index.ts';

/** The most names of familiar cards that are stored; no game has that many cards. */
const MOST = 1000;

const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST));

/** Reads the stored names of familiar cards; [] if they are not valid. */
export function readFamiliar(json: unknown): string[] {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : [];
}

/** Joins two lists of names without duplicates, cut off at the most that can be stored. */
export const joinFamiliar = (a: readonly string[], b: readonly string[]): string[] =>
  [...new Set([...a, ...b])].slice(0, MOST);

/** Opens the stored list of cards that a person has already seen. `name`: the storage name of the list. */
export function openFamiliar(storage: Pick<Storage, 'prefs'>, name: string): Familiar {
  const kept = storage.prefs(name);
  return {
    has: (one) => readFamiliar(kept.read()).includes(one),
    add(one) {
      const familiar = readFamiliar(kept.read());
      if (!familiar.includes(one)) kept.replace(joinFamiliar(familiar, [one]));
    },
  };
}
