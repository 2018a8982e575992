/** Dialect of Netrunner's annotated games: windows pass automatically, and cards are named by title and place. */
import type { Anchor } from '../../../src/core/anchor.ts';
import { type Move, type View, cardDef, simulation as game } from '../../../src/games/netrunner/index.ts';
import type { CardView } from '../../../src/games/netrunner/rules/view-types.ts';
import type { NetrunnerTypes } from '../../../src/games/netrunner/game-types.ts';
import type { Dialect } from './dialect.ts';

const isOn = ({ do: what }: Move): boolean => what === 'pass' || what === 'continue';

const ZONES = new Set([
  'hq',
  'rnd',
  'archives',
  'stack',
  'heap',
  'rig',
  'grip',
  'hq hand',
  'corp score',
  'runner score',
]);

/** Places of cards, by the words used in sources. */
function cardsIn(view: View, place: string): readonly CardView[] {
  const { corp, runner } = view;
  switch (place) {
    case 'hq hand':
      return corp.hand;
    case 'archives':
      return corp.archives;
    case 'corp score':
      return corp.score;
    case 'runner score':
      return runner.score;
    case 'grip':
      return runner.hand;
    case 'heap':
      return runner.heap;
    case 'rig':
      return runner.rig;
    default: {
      const server = view.servers.find(({ id }) => id === place);
      return server === undefined ? [] : [...server.ice, ...server.root];
    }
  }
}

function anchor(view: View, words: string): Anchor {
  const card = /^\[(.+?) (?:@|in) (.+)\]$/.exec(words);
  if (card) {
    const [, title, place] = card;
    const found = cardsIn(view, place!).find(
      ({ code }) => code !== null && cardDef(code).title.replace('’', "'") === title,
    );
    if (found === undefined) throw new Error(`there is no ${title} in ${place}`);
    return found.h;
  }
  if (ZONES.has(words) || view.servers.some(({ id }) => id === words)) return words;
  throw new Error(`there is no place "${words}"`);
}

export const netrunner: Dialect<NetrunnerTypes> = {
  game,
  setup: (seed) => game.record.setupOf({ seed, corpDeck: 'jinteki', runnerDeck: 'shaper' }),
  // Copies in one hand are written without their number; the first one is meant.
  short: (sentence) => sentence.replace(/#\d+(?= ->| @| trashing|$)/, ''),
  unwritten(state) {
    const moves = game.moves(state);
    return moves.find(isOn) ?? (moves.length === 1 ? moves[0]! : null);
  },
  stops: (state) => game.decision(state)?.kind === 'action',
  anchor,
  fact(_state, name) {
    throw new Error(`nothing is called "${name}"`);
  },
};
