/** The games of the house: the one file that names them. Each is loaded when it is wanted. */
import { shelf as netrunnerShelf } from '../games/netrunner/words/en/shelf.ts';
import type { ShelfGame } from '../hud/ports.ts';
import type { GameWords } from '../i18n/index.ts';
import type { GamePlugin } from './plugin.ts';

export interface CatalogueGame extends ShelfGame {
  /** what the start page says of it */
  words: GameWords;
  /** put before the names under which its lessons and its coach keep things; '' for the game there was before games had names */
  keptUnder: string;
  load(): Promise<GamePlugin>;
}

/** The first is the one that addresses without a name mean. */
export const CATALOGUE: readonly CatalogueGame[] = [
  {
    id: 'netrunner',
    lessons: true,
    keptUnder: '',
    words: { en: netrunnerShelf },
    load: async () => (await import('../games/netrunner/plugin.ts')).plugin,
  },
];
