/** A loaded game with its place on the device, as the HUD asks for it. */
import type { GameTypes } from '../core/game.ts';
import type { GamePorts } from '../hud/ports.ts';
import type { Prefs } from '../hud/prefs.ts';
import type { Keeping } from '../storage/index.ts';
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

export function openGame<G extends GameTypes>(plugin: GamePlugin<G>, deps: GameDeps): GamePorts {
  const { keeping, prefs, pace, sound, plain, drawn, keptUnder } = deps;
  const { id } = plugin.game;
  return {
    id,
    ui: plugin.ui,
    matches: openMatches({ plugin, keeping, prefs, pace }),
    records: openRecords(keeping, plugin),
    lessons: plugin.lessons ? openLessons(plugin.lessons, keeping, keptUnder) : null,
    coach: plugin.coach ? openCoach(plugin.coach, keeping, `${keptUnder}coach`) : null,
    openStage: plain ? null : (parent, options) => plugin.openStage(parent, options, sound),
    drawn,
    drawArt: plugin.drawArt,
  };
}
