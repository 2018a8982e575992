/** What a person has seen in earlier matches of a game, stored on the device, so that the game does not pause for it a second time. */
import * as v from 'valibot';
import type { Familiar } from '../hud/game-ui.ts';
import type { Storage } from '../storage/index.ts';

/** The most names stored: more than any game has cards. */
const MOST = 1000;

const schema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(MOST));

/** Checks the names stored on the device; [] if they cannot be read. */
export function readFamiliar(json: unknown): string[] {
  const read = v.safeParse(schema, json);
  return read.success ? read.output : [];
}

/** The names of both lists, each once, up to the most that are stored. */
export const joinFamiliar = (a: readonly string[], b: readonly string[]): string[] =>
  [...new Set([...a, ...b])].slice(0, MOST);

/** Opens the list of what a person has seen. `name`: its storage name. */
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
