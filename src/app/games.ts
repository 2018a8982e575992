/** The games of the house as the HUD asks for them: each is loaded once, with its place on the device. */
import { type GameTypes, SentenceError } from '../core/game.ts';
import type { GamePorts } from '../hud/ports.ts';
import type { Prefs } from '../hud/prefs.ts';
import type { Keeping } from '../storage/index.ts';
import type { CatalogueGame } from './catalogue.ts';
import { openCoach } from './coach.ts';
import { openLessons } from './lessons.ts';
import { openMatches } from './matches.ts';
import type { GamePlugin } from './plugin.ts';
import { openRecords } from './records.ts';

export interface GameDeps {
  keeping: Keeping;
  prefs(): Prefs;
  /** Resolves when the table on the screen has caught up. */
  pace(signal: AbortSignal): Promise<void>;
  sound(cue: string, rate: number): void;
  /** the drawn table is not wanted */
  plain: boolean;
  /** the drawn table is wanted, whatever is set */
  drawn: boolean;
  /** put before the names under which lessons done and advice heard are kept */
  keptUnder: string;
}

function openGame<G extends GameTypes>(plugin: GamePlugin<G>, deps: GameDeps): GamePorts {
  const { keeping, prefs, pace, sound, plain, drawn, keptUnder } = deps;
  const { id } = plugin.game;
  const start = plugin.openStage?.bind(plugin);
  return {
    id,
    ui: plugin.ui,
    matches: openMatches({ plugin, keeping, prefs, pace }),
    records: openRecords(keeping, plugin),
    lessons: plugin.lessons ? openLessons(plugin.lessons, keeping, keptUnder) : null,
    coach: plugin.coach ? openCoach(plugin.coach, keeping, `${keptUnder}coach`) : null,
    openStage: plain || start === undefined ? null : (parent, options) => start(parent, options, sound),
    drawn,
    drawArt: plugin.drawArt,
  };
}

/**
 * Opens games of a catalogue, each loaded when it is first wanted; one that could not be fetched may come later. Rejects with
 * `SentenceError` for a name that is not in it. `use` gets the game that was asked for last: words and sounds are those of one
 * game at a time.
 */
export function openGames(
  catalogue: readonly Pick<CatalogueGame, 'id' | 'keptUnder' | 'load'>[],
  deps: Omit<GameDeps, 'keptUnder'>,
  use: (plugin: GamePlugin) => void,
): (id: string) => Promise<GamePorts> {
  const loaded = new Map<string, Promise<{ plugin: GamePlugin; ports: GamePorts }>>();
  const load = async (id: string): Promise<{ plugin: GamePlugin; ports: GamePorts }> => {
    const entry = catalogue.find((one) => one.id === id);
    if (entry === undefined) throw new SentenceError({ key: 'replay.otherGame', params: { name: id } });
    const plugin = await entry.load();
    return { plugin, ports: openGame(plugin, { ...deps, keptUnder: entry.keptUnder }) };
  };
  let wanted: string | null = null;
  let used: GamePlugin | null = null;
  return async (id) => {
    wanted = id;
    const game = loaded.get(id) ?? load(id);
    loaded.set(id, game);
    try {
      const { plugin, ports } = await game;
      if (wanted === id && used !== plugin) use((used = plugin));
      return ports;
    } catch (error) {
      loaded.delete(id);
      throw error;
    }
  };
}
