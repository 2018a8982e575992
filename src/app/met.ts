/** What a person has met in earlier matches of a game, kept on the device, so that it does not wait for them a second time. */
import * as v from 'valibot';
import type { Met } from '../hud/game-ui.ts';
import type { Storage } from '../storage/index.ts';

/** The most names kept: more than any game has cards. */
const MOST = 1000;

const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST));

/** Checks the names stored on the device; [] when they cannot be read. */
export function readMet(json: unknown): string[] {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : [];
}

/** The names of both lists, each once, at most as many as are kept. */
export const joinMet = (a: readonly string[], b: readonly string[]): string[] =>
  [...new Set([...a, ...b])].slice(0, MOST);

/** `name`: storage name of the list. */
export function openMet(storage: Pick<Storage, 'prefs'>, name: string): Met {
  const kept = storage.prefs(name);
  return {
    has: (one) => readMet(kept.read()).includes(one),
    add(one) {
      const met = readMet(kept.read());
      if (!met.includes(one)) kept.replace(joinMet(met, [one]));
    },
  };
}
