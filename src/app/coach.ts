/** The coach of whole games as the HUD asks for it: loaded when the first game with one begins, with what was heard kept on the device. */
import type { CoachPort } from '../hud/ports.ts';
import { readHeard, speaks, withHeard } from '../lessons/fading.ts';
import type { Keeping } from '../storage/index.ts';

export function openCoach(keeping: Pick<Keeping, 'prefs'>): CoachPort {
  const kept = keeping.prefs('coach');
  return {
    async load() {
      const { advise } = await import('../games/netrunner/coach/index.ts');
      return (view, move) => {
        const advice = advise(view, move);
        return advice !== null && speaks(readHeard(kept.read()), advice.kind) ? advice : null;
      };
    },
    heard: (kind, how) => void kept.write(withHeard(readHeard(kept.read()), kind, how)),
    again: () => void kept.write({}),
  };
}
