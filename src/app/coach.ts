/** The coach of whole games as the HUD asks for it: loaded when the first game with one begins, with what was heard kept on the device. */
import type { GameTypes } from '../core/game.ts';
import type { CoachPort } from '../hud/ports.ts';
import { readHeard, speaks, withHeard } from '../lessons/fading.ts';
import type { Keeping } from '../storage/index.ts';
import type { GamePlugin } from './plugin.ts';

/** `name`: what was heard is kept under it. */
export function openCoach<G extends GameTypes>(
  load: NonNullable<GamePlugin<G>['coach']>,
  keeping: Pick<Keeping, 'prefs'>,
  name: string,
): CoachPort {
  const kept = keeping.prefs(name);
  return {
    async load() {
      const advise = await load();
      return (view, move) => {
        const advice = advise(view, move);
        return advice !== null && speaks(readHeard(kept.read()), advice.kind) ? advice : null;
      };
    },
    heard: (kind, how) => void kept.write(withHeard(readHeard(kept.read()), kind, how)),
    again: () => void kept.write({}),
  };
}
