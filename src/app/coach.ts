/**
 * Makes the HUD's `CoachPort`: the coach that advises during whole games, loaded on demand. How often its advice was followed or dismissed
 * is stored on the device.
 */
import type { GameTypes } from '../core/game.ts';
import type { CoachPort } from '../hud/contract/ports.ts';
import { readHeard, speaks, withHeard } from '../lessons/fading.ts';
import type { Storage } from '../storage/index.ts';
import type { GamePlugin } from './plugin.ts';

/** Opens the coach of a game. `name`: the storage name of the counts of followed and dismissed advice. */
export function openCoach<G extends GameTypes>(
  load: NonNullable<GamePlugin<G>['coach']>,
  storage: Pick<Storage, 'prefs'>,
  name: string,
): CoachPort {
  const kept = storage.prefs(name);
  return {
    async load() {
      const coach = await load();
      return {
        advise(view, move) {
          const advice = coach.advise(view, move);
          return advice !== null && speaks(readHeard(kept.read()), advice.kind) ? advice : null;
        },
        ahead: (view) => coach.ahead?.(view),
        close: () => coach.close?.(),
      };
    },
    heard: (kind, how) => void kept.write(withHeard(readHeard(kept.read()), kind, how)),
    again: () => void kept.replace({}),
  };
}
