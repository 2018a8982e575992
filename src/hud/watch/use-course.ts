/** Hooks for the chance to win that is shown under the timeline, and its numbers in words. */
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { type Course, chancesShown, courseOf, featuresAt } from './course.ts';
import type { Watcher } from './watcher.ts';

/**
 * Returns the chance to win over the whole game, by a review that is not hidden; null if there is none, and while it would give away the
 * move to guess.
 */
export function useChances(watcher: Watcher): Course | null {
  const layers = watcher.layers();
  const { hidden, guess } = watcher.state;
  const guessing = guess !== null;
  const { seat: chosen } = watcher.reviews.state;
  return useMemo(() => {
    const layer = guessing ? null : chancesShown(layers, hidden, watcher.root.seats, chosen);
    return layer === null ? null : courseOf(watcher.whole, layer);
  }, [watcher, layers, hidden, guessing, chosen]);
}

/** Returns the same as `useChances`, but null in a variation or while trying moves, where the chances are unknown. */
export function useCourse(watcher: Watcher): Course | null {
  const course = useChances(watcher);
  return watcher.state.openVariation !== null ? null : course;
}

/** The chances to win at a position, each in words; unknown ones are left out. */
export function figureWords(course: Course, at: number): Partial<Record<'known' | 'open' | 'luck', string>> {
  const { known, open, luck } = featuresAt(course, at);
  return {
    ...(known === null ? {} : { known: t('graph.here.known', { share: known / 100 }) }),
    ...(open === null ? {} : { open: t('graph.here.open', { share: open / 100 }) }),
    ...(luck === null ? {} : { luck: t('graph.here.luck', { n: luck }) }),
  };
}

/** The chances to win at a position, to be spoken. */
export function figuresInWords(course: Course, at: number): string[] {
  const words = Object.values(figureWords(course, at));
  return words.length === 0 ? [t('graph.no-figures')] : words;
}
