/** Leaves the moves of a recorded game: enters a variation, or lets the person try other moves for all seats. */
import type { GameTypes } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { ShownVariation } from './notes.ts';
import type { Watcher } from './watcher.ts';

/** Enters a variation and shows its first move; says so if it cannot be played. */
export function enterVariation(watcher: Watcher, one: ShownVariation): void {
  const variation = watcher.layers().find(({ id }) => id === one.layer)?.variations[one.index];
  if (variation === undefined) return;
  try {
    const series = watcher.root.variation(variation.at, variation.steps);
    const { layer, index, at, title } = one;
    watcher.swap(series, { kind: 'variation', layer, index, at, title }, at + 1, true);
    watcher.screen.say(t('branch.entered', { title: one.title }));
  } catch {
    watcher.screen.say(t('branch.cannot'));
  }
}

/** Goes back to the recorded game, at the position where it was left. */
export function leaveVariation(watcher: Watcher): void {
  const { openVariation } = watcher.state;
  if (openVariation === null) return;
  watcher.swap(watcher.root, null, openVariation.at, false);
  watcher.screen.say(t('branch.left'));
}

/** Lets the person try moves from the position shown. If a variation is open, its moves so far and its starting position are kept. */
export function beginVariation(watcher: Watcher): void {
  const { at, openVariation } = watcher.state;
  const { watching, root } = watcher;
  if (watching.question(at) === null) return watcher.screen.say(t('watch.no-play'));
  const from = openVariation === null ? at : Math.min(openVariation.at, at);
  watcher.swap(
    root.variation(from, watching.stepsAfter(from).slice(0, at - from)),
    { kind: 'trial', at: from },
    at,
    false,
  );
  watcher.screen.say(t('trial.begun'));
}

/** Plays a move at the position shown, replacing any moves after it. */
export function tryMove(watcher: Watcher, move: GameTypes['move']): void {
  const { at, openVariation } = watcher.state;
  if (openVariation === null) return;
  watcher.swap(watcher.watching.after(at, move), openVariation, at + 1, true);
}

/** Undoes the last move that was tried. */
export function undoMove(watcher: Watcher): void {
  const { openVariation } = watcher.state;
  const end = watcher.line.length;
  if (openVariation === null || end <= openVariation.at) return;
  const steps = watcher.watching.stepsAfter(openVariation.at).slice(0, -1);
  watcher.swap(watcher.root.variation(openVariation.at, steps), openVariation, end - 1, false);
}

/** Stores the moves tried as a variation in the person's own layer, and shows it as one. Does nothing if there are none. */
export function saveVariation(watcher: Watcher, title: string): void {
  const { openVariation, at } = watcher.state;
  if (openVariation?.kind !== 'trial') return;
  const steps = watcher.watching.stepsAfter(openVariation.at);
  if (steps.length === 0) return;
  const name = title.trim() === '' ? t('branch.untitled') : title.trim();
  const index = watcher.editor.keepVariation(openVariation.at, name, steps);
  const { id } = watcher.editor.state.author;
  watcher.swap(watcher.watching, { kind: 'variation', layer: id, index, at: openVariation.at, title: name }, at, false);
  watcher.screen.say(t('branch.kept', { title: name }));
}
