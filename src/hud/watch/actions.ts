/** What the keyboard commands of the viewer of recorded games do. */
import type { WatchActions } from '../../commands/command.ts';
import { t } from '../../i18n/index.ts';
import { SPEEDS } from '../contract/prefs.ts';
import { beginVariation } from './variations.ts';
import { beginGuess, leaveGuess, seatToGuess } from './guess.ts';
import type { Watcher } from './watcher.ts';
import { patch } from '../components/state.ts';

export function watchActions(watcher: Watcher): WatchActions {
  const { state, screen } = watcher;
  return {
    toggle: () => watcher.toggle(),
    step: (unit, way) => watcher.step(unit, way),
    toStart: () => watcher.seek(0),
    toEnd: () => watcher.seek(watcher.line.length),
    faster(way) {
      const next = SPEEDS[SPEEDS.indexOf(state.speed) + way];
      if (next === undefined) return;
      watcher.setSpeed(next);
      screen.say(next === 0 ? t('watch.speed.0') : t('watch.speed.n', { n: next }));
    },
    see(n) {
      const viewer = watcher.viewers[n];
      if (viewer !== undefined) watcher.see(viewer);
    },
    playFromHere() {
      watcher.pause();
      patch(state, { asking: true, askingFor: null });
    },
    panel(name) {
      const { guess, panel } = state;
      if (guess !== null) return;
      if (name === 'review' && !watcher.reviews.offered) return screen.say(t('review.cannot'));
      const shown = panel === name && screen.state.logOpen;
      state.panel = shown ? 'log' : name;
      screen.state.logOpen = !shown;
    },
    share() {
      watcher.pause();
      state.sharing = true;
    },
    tryMoves: () => beginVariation(watcher),
    guess() {
      if (state.guess === null) beginGuess(watcher, seatToGuess(watcher));
      else leaveGuess(watcher);
    },
    askBot: () => watcher.askBot(),
  };
}
