/** Dialect of Infiltration's annotated games: three operatives with Download, and things named as on the table. */
import { targetOf } from '../../../src/games/infiltration/lessons/targets.ts';
import { simulation as game } from '../../../src/games/infiltration/index.ts';
import { factOf } from '../../../src/games/infiltration/notation/facts.ts';
import type { InfiltrationTypes } from '../../../src/games/infiltration/game-types.ts';
import type { Dialect } from './dialect.ts';

const words = (value: unknown): string =>
  Array.isArray(value)
    ? value.join(' ')
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
          .map((pair) => pair.join(' '))
          .join(', ')
      : String(value);

export const infiltration: Dialect<InfiltrationTypes> = {
  game,
  setup: (seed) => game.record.setupOf({ seed, players: 3, pairs: false, extract: false }),
  short: (sentence) => sentence,
  unwritten: () => null,
  stops: () => false,
  anchor(view, name) {
    const found = targetOf(name, view);
    if (found === null) throw new Error(`there is no "${name}" on the table`);
    return found;
  },
  fact: (state, name) => words(factOf(state, [], name)),
};
