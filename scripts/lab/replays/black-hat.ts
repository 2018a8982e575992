/** Dialect of Black Hat's annotated games: three seats on the bare board, and things named as on the table. */
import { playAnchor } from '../../../src/games/black-hat/anchors.ts';
import { anchorWords } from '../../../src/games/black-hat/hud/board/groups.ts';
import { simulation as game } from '../../../src/games/black-hat/index.ts';
import { factAt } from '../../../src/games/black-hat/notation/scenario.ts';
import type { BlackHatTypes } from '../../../src/games/black-hat/game-types.ts';
import { PLAIN } from '../../play/games.ts';
import type { Dialect } from './dialect.ts';

export const blackHat: Dialect<BlackHatTypes> = {
  game,
  setup: (seed) => game.record.setupOf(PLAIN['black-hat'].options(seed, 3) as unknown as BlackHatTypes['options']),
  short: (sentence) => sentence,
  unwritten(state) {
    const moves = game.moves(state);
    return moves.length === 1 ? moves[0]! : null;
  },
  stops: () => false,
  anchor(view, words) {
    // Played cards can be named until the trick is discarded.
    const swept =
      words.endsWith(' play') && !view.plays.some(({ seat }) => playAnchor(view.seats[seat]!.name) === words);
    if (swept || anchorWords(words, view) === null) throw new Error(`there is no "${words}" on the table`);
    return words;
  },
  fact(state, name) {
    const found = factAt(state, name);
    return Array.isArray(found) ? found.join(' ') : String(found);
  },
};
