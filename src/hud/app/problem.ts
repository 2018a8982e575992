/** What went wrong, for the person. */
import { SentenceError } from '../../core/game.ts';
import { say, t } from '../../i18n/index.ts';

/** An error as a sentence for the person: that of a `SentenceError`, or a general sentence for any other error. */
export function problemOf(error: unknown): string {
  if (error instanceof Error && error.name === 'AbortError') return t('opening.stopped');
  return error instanceof SentenceError ? say(error) : t('problem.start');
}
