/** The catalogue of games: the only shared file that names them. Each game is loaded when it is first opened. */
import blackHatPicture from '../games/black-hat/shelf.svg';
import infiltrationPicture from '../games/infiltration/shelf.svg';
import netrunnerPicture from '../games/netrunner/shelf.svg';
import { shelf as blackHatShelf } from '../games/black-hat/words/en/shelf.ts';
import { shelf as infiltrationShelf } from '../games/infiltration/words/en/shelf.ts';
import { shelf as netrunnerShelf } from '../games/netrunner/words/en/shelf.ts';
import type { ShelfGame } from '../hud/ports.ts';
import type { GameWords } from '../i18n/index.ts';
import type { Sprite } from '../sound/sprite.ts';
import type { GamePlugin } from './plugin.ts';

export interface CatalogueGame extends ShelfGame {
  /** its words for the start page, there before the game is loaded */
  words: GameWords;
  /** prefix of the storage names of its lessons and its coach; '' for the first game, stored before there were prefixes */
  storagePrefix: string;
  load(): Promise<GamePlugin>;
  /** Loads its sounds alone, to be stored for offline play before the game is opened. */
  sounds(): Promise<Sprite>;
}

/** All games; an address without a game's name means the first. */
export const CATALOGUE: readonly CatalogueGame[] = [
  {
    id: 'netrunner',
    lessons: 18,
    picture: netrunnerPicture,
    storagePrefix: '',
    pages: [
      { id: 'puzzles', icon: 'brain' },
      { id: 'decks', icon: 'pencil' },
      { id: 'cards', icon: 'search' },
    ],
    words: { en: netrunnerShelf },
    load: async () => (await import('../games/netrunner/plugin.ts')).plugin,
    sounds: async () => (await import('../games/netrunner/sound/index.ts')).sprite,
  },
  {
    id: 'black-hat',
    lessons: 6,
    picture: blackHatPicture,
    storagePrefix: 'black-hat ',
    words: { en: blackHatShelf },
    load: async () => (await import('../games/black-hat/plugin.ts')).plugin,
    sounds: async () => (await import('../games/black-hat/sound/index.ts')).sprite,
  },
  {
    id: 'infiltration',
    lessons: 5,
    picture: infiltrationPicture,
    storagePrefix: 'infiltration ',
    words: { en: infiltrationShelf },
    load: async () => (await import('../games/infiltration/plugin.ts')).plugin,
    sounds: async () => (await import('../games/infiltration/sound/index.ts')).sprite,
  },
];
