/** A match in which nothing can be done: what a recorded game looks like to those who expect one. */
import type { View } from '../../games/netrunner/rules/view-types.ts';
import type { GameSession } from '../ports.ts';

export const NOTHING_TO_DO: ReturnType<GameSession['status']> = {
  thinking: false,
  undo: null,
  takeBacks: 0,
  saveProblem: null,
};

const quiet = (): void => undefined;

export const idleSession = (view: () => View): GameSession => ({
  setup: { game: 'netrunner', you: 'none', level: 'standard', seed: '', corpDeck: '', runnerDeck: '' },
  view,
  status: () => NOTHING_TO_DO,
  onFrame: () => quiet,
  onStatus: () => quiet,
  play: quiet,
  why: () => null,
  undo: quiet,
  concede: quiet,
  close: quiet,
});
