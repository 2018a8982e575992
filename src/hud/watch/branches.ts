/** Leaving the recorded game: into a variation somebody wrote, or by moves of one's own, all seats by the same person. */
import type { GameTypes } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { ShownVariation } from './notes.ts';
import type { Watcher } from './types.ts';

/** Shows a variation at its first move. */
export function enterVariation(watcher: Watcher, one: ShownVariation): void {
  const variation = watcher.layers().find(({ id }) => id === one.layer)?.variations[one.index];
  if (variation === undefined) return;
  try {
    const branch = watcher.root.branch(variation.at, variation.steps);
    const { layer, index, at, title } = one;
    watcher.swap(branch, { kind: 'variation', layer, index, at, title }, at + 1, true);
    watcher.screen.say(t('branch.entered', { title: one.title }));
  } catch {
    watcher.screen.say(t('branch.cannot'));
  }
}

/** Back to the game, where it was left. */
export function leaveBranch(watcher: Watcher): void {
  const { aside } = watcher.store.get();
  if (aside === null) return;
  watcher.swap(watcher.root, null, aside.at, false);
  watcher.screen.say(t('branch.left'));
}

/** Begins to try moves of one's own from the position shown. In a variation the branch still leaves the game where that does. */
export function beginTrial(watcher: Watcher): void {
  const { at, aside } = watcher.store.get();
  const { watching, root } = watcher;
  if (watching.question(at) === null) return watcher.screen.say(t('watch.no-play'));
  const from = aside === null ? at : Math.min(aside.at, at);
  watcher.swap(
    root.branch(from, watching.stepsAfter(from).slice(0, at - from)),
    { kind: 'trial', at: from },
    at,
    false,
  );
  watcher.screen.say(t('trial.begun'));
}

/** Plays a move at the position shown; what stood behind it is replaced. */
export function tryMove(watcher: Watcher, move: GameTypes['move']): void {
  const { at, aside } = watcher.store.get();
  if (aside === null) return;
  watcher.swap(watcher.watching.after(at, move), aside, at + 1, true);
}

/** Takes the last move of the trial back. */
export function takeBack(watcher: Watcher): void {
  const { aside } = watcher.store.get();
  const end = watcher.line.length;
  if (aside === null || end <= aside.at) return;
  const steps = watcher.watching.stepsAfter(aside.at).slice(0, -1);
  watcher.swap(watcher.root.branch(aside.at, steps), aside, end - 1, false);
}

/** Keeps the trial as a variation of the own layer, and shows it as one. */
export function keepTrial(watcher: Watcher, title: string): void {
  const { aside, at } = watcher.store.get();
  if (aside?.kind !== 'trial') return;
  const steps = watcher.watching.stepsAfter(aside.at);
  if (steps.length === 0) return;
  const name = title.trim() === '' ? t('branch.untitled') : title.trim();
  const index = watcher.editor.keepVariation(aside.at, name, steps);
  const { id } = watcher.editor.store.get().author;
  watcher.swap(watcher.watching, { kind: 'variation', layer: id, index, at: aside.at, title: name }, at, false);
  watcher.screen.say(t('branch.kept', { title: name }));
}
