/** What the viewer's commands do. */
import type { WatchDoing } from '../../commands/types.ts';
import { t } from '../../i18n/index.ts';
import { SPEEDS } from '../prefs.ts';
import { beginTrial } from './branches.ts';
import type { Watcher } from './controller.ts';
import { beginGuess, leaveGuess, sideToGuess } from './guess.ts';

/** From slow to at once. */
export const WATCH_SPEEDS: readonly number[] = SPEEDS;

/** `of` gives the viewer, which is made after its commands; `pause` stops playing. */
export function watchDoing(of: () => Watcher, pause: () => void): WatchDoing {
  return {
    toggle: () => of().toggle(),
    step: (unit, way) => of().step(unit, way),
    toStart: () => of().seek(0),
    toEnd: () => of().seek(of().line.length),
    faster(way) {
      const { store, game, setSpeed } = of();
      const next = WATCH_SPEEDS[WATCH_SPEEDS.indexOf(store.get().speed) + way];
      if (next === undefined) return;
      setSpeed(next);
      game.say(next === 0 ? t('watch.speed.0') : t('watch.speed.n', { n: next }));
    },
    see: (viewer) => of().see(viewer),
    playFromHere() {
      pause();
      of().store.patch({ asking: true });
    },
    panel(name) {
      const { store, game } = of();
      const { guess, panel } = store.get();
      if (guess !== null) return;
      const shown = panel === name && game.store.get().logOpen;
      store.patch({ panel: shown ? 'log' : name });
      game.store.patch({ logOpen: !shown });
    },
    share() {
      pause();
      of().store.patch({ sharing: true });
    },
    tryMoves: () => beginTrial(of()),
    guess() {
      const watcher = of();
      if (watcher.store.get().guess === null) beginGuess(watcher, sideToGuess(watcher));
      else leaveGuess(watcher);
    },
  };
}
