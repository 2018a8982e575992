/** Looks back at the match on the screen once it is over: what its game has to say about it is worked out in slices. */
import { useEffect } from 'preact/hooks';
import { onlyPerson } from '../../core/sitter.ts';
import { nextTask } from '../../replay/budget.ts';
import type { MatchesPort } from '../ports.ts';
import type { Play } from './types.ts';

/** `over`: the game is over and its end has been shown. Nothing is looked at before. */
export function useReview({ session, screen, store }: Play, matches: MatchesPort, over: boolean): void {
  const { ui } = screen;
  useEffect(() => {
    if (ui.review === undefined) return undefined;
    if (!over) {
      // A game whose end was taken back will have another.
      store.patch({ review: 'pending', watched: null });
      return undefined;
    }
    if (store.get().review !== 'pending') return undefined;
    const control = new AbortController();
    const { signal } = control;
    const pause = async (): Promise<void> => {
      await nextTask();
      signal.throwIfAborted();
    };
    matches
      .lookBack(session, { signal })
      .then((played) => ui.review!(played, onlyPerson(session.setup.seats), pause))
      .then(
        (review) => store.patch({ review }),
        () => signal.aborted || store.patch({ review: null }),
      );
    return () => control.abort();
  }, [over]);
}
