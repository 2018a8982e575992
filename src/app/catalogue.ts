/** The catalogue of games: the only shared file that names them. Each game is loaded when it is first opened. */
import blackHatPicture from '../games/black-hat/game-card.svg';
import infiltrationPicture from '../games/infiltration/game-card.svg';
import netrunnerMoving from '../games/netrunner/first-run.svg';
import netrunnerPicture from '../games/netrunner/game-card.svg';
import blackHatCard from '../games/black-hat/locales/en/game-card.json';
import infiltrationCard from '../games/infiltration/locales/en/game-card.json';
import netrunnerCard from '../games/netrunner/locales/en/game-card.json';
import type { GameCard } from '../hud/contract/ports.ts';
import type { MessageSet } from '../i18n/index.ts';
import type { Sprite } from '../sound/sprite.ts';
import type { GamePlugin } from './plugin.ts';

export interface CatalogueGame extends GameCard {
  /** the game's words for the start page, available before the game is loaded */
  words: MessageSet;
  /** prefix of the storage names of the game's lessons and coach; '' for the first game, which was stored before prefixes existed */
  storagePrefix: string;
  load(): Promise<GamePlugin>;
  /** Loads only the game's sounds, to be stored for offline play before the game is opened. */
  sounds(): Promise<Sprite>;
}

/** All games. A page address that names no game means the first. */
export const CATALOGUE: readonly CatalogueGame[] = [
  {
    id: 'netrunner',
    lessons: 22,
    picture: netrunnerPicture,
    moving: netrunnerMoving,
    puzzles: true,
    storagePrefix: '',
    pages: [
      { id: 'puzzles', icon: 'puzzle' },
      { id: 'decks', icon: 'pencil' },
      { id: 'cards', icon: 'search' },
    ],
    words: { id: 'netrunner/game-card', en: netrunnerCard },
    load: async () => (await import('../games/netrunner/plugin/index.ts')).plugin,
    sounds: async () => (await import('../games/netrunner/sound/index.ts')).sprite,
  },
  {
    id: 'black-hat',
    lessons: 7,
    picture: blackHatPicture,
    storagePrefix: 'black-hat ',
    words: { id: 'black-hat/game-card', en: blackHatCard },
    load: async () => (await import('../games/black-hat/plugin/index.ts')).plugin,
    sounds: async () => (await import('../games/black-hat/sound/index.ts')).sprite,
  },
  {
    id: 'infiltration',
    lessons: 5,
    picture: infiltrationPicture,
    storagePrefix: 'infiltration ',
    words: { id: 'infiltration/game-card', en: infiltrationCard },
    load: async () => (await import('../games/infiltration/plugin/index.ts')).plugin,
    sounds: async () => (await import('../games/infiltration/sound/index.ts')).sprite,
  },
];
