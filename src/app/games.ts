/** Makes the HUD's `GamePorts` of each game; a game is loaded once, when it is first opened. */
import { sentence } from '../core/sentence.ts';
import { type GameTypes, SentenceError } from '../core/game.ts';
import type { Collection } from '../hud/contract/collection.ts';
import type { GamePorts } from '../hud/contract/ports.ts';
import type { Prefs } from '../hud/contract/prefs.ts';
import type { Storage } from '../storage/index.ts';
import type { CatalogueGame } from './catalogue.ts';
import { openCoach } from './coach.ts';
import { collectionName } from './collection.ts';
import { openLessons } from './lessons.ts';
import { openMatches } from './matches.ts';
import { openFamiliar } from './familiar.ts';
import type { GamePlugin } from './plugin.ts';
import { openPuzzles } from './puzzles.ts';
import { openRecords } from './records.ts';

export interface GameDeps {
  storage: Storage;
  prefs(): Prefs;
  sound(cue: string, how: { rate: number }): void;
  /** whether the drawn table is never offered */
  plain: boolean;
  /** whether the drawn table is shown, whatever the settings say */
  drawn: boolean;
  /** prefix of the names under which each game's lessons, coach, familiar cards, things made and last choice are stored */
  storagePrefix: string;
}

function openGame<G extends GameTypes>(plugin: GamePlugin<G>, made: Collection, deps: GameDeps): GamePorts {
  const { storage, prefs, sound, plain, drawn, storagePrefix } = deps;
  const { id } = plugin.game;
  const start = plugin.openStage?.bind(plugin);
  return {
    id,
    ui: plugin.ui,
    matches: openMatches({ plugin, storage, made, storagePrefix, prefs }),
    records: openRecords(storage, plugin),
    lessons: plugin.lessons ? openLessons(plugin.lessons, storage, storagePrefix) : null,
    familiar: openFamiliar(storage, `${storagePrefix}met`),
    coach: plugin.coach ? openCoach(plugin.coach, storage, `${storagePrefix}coach`) : null,
    openStage: plain || start === undefined ? null : (parent, options) => start(parent, options, sound),
    drawn,
    drawArt: plugin.drawArt,
    pages: plugin.pages ?? [],
    puzzles: plugin.puzzles ? openPuzzles(plugin.puzzles, storage, `${storagePrefix}puzzles`, Date.now) : null,
    made,
  };
}

/**
 * Returns a function that opens a game of the catalogue by its id. Each game is loaded once; if loading fails, the next call tries again.
 * The function rejects with `SentenceError` for an unknown id. `use` gets the game opened last, because only one game's words and sounds
 * are in use at a time; the game is there when `use` has resolved.
 */
export function openGames(
  catalogue: readonly Pick<CatalogueGame, 'id' | 'storagePrefix' | 'load'>[],
  deps: Omit<GameDeps, 'storagePrefix'>,
  use: (plugin: GamePlugin) => Promise<void>,
): (id: string) => Promise<GamePorts> {
  const loaded = new Map<string, Promise<{ plugin: GamePlugin; ports: GamePorts }>>();
  const load = async (id: string): Promise<{ plugin: GamePlugin; ports: GamePorts }> => {
    const entry = catalogue.find((one) => one.id === id);
    if (entry === undefined) throw new SentenceError(sentence('replay.otherGame', { name: id }));
    const { storagePrefix } = entry;
    const [plugin, made] = await Promise.all([entry.load(), deps.storage.collection(collectionName(storagePrefix))]);
    return { plugin, ports: openGame(plugin, made, { ...deps, storagePrefix }) };
  };
  let wanted: string | null = null;
  let used: GamePlugin | null = null;
  return async (id) => {
    wanted = id;
    const game = loaded.get(id) ?? load(id);
    loaded.set(id, game);
    try {
      const { plugin, ports } = await game;
      if (wanted === id && used !== plugin) await use((used = plugin));
      return ports;
    } catch (error) {
      loaded.delete(id);
      throw error;
    }
  };
}
