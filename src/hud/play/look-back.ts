/** Reviews the match on the screen once it is over, in short slices so that the page stays responsive. */
import { useEffect, useRef } from 'preact/hooks';
import { onlyPerson } from '../../core/seat-player.ts';
import { nextTask } from '../../replay/budget.ts';
import type { MatchesPort } from '../contract/ports.ts';
import type { Play } from './play.ts';
import { patch } from '../components/state.ts';

/**
 * Reviews the match once `over` is true: the game is over and its end has been shown. Returns a function that stops the review; what was
 * found so far stays.
 */
export function useReview({ session, screen, state }: Play, matches: MatchesPort, over: boolean): () => void {
  const { ui } = screen;
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (ui.review === undefined) return undefined;
    if (!over) {
      // If the end of the game is undone, the game will have another end.
      patch(state, { review: 'pending', reviewed: null, watched: null });
      return undefined;
    }
    const { review, reviewed } = state;
    // A review interrupted to watch a moment is resumed; one that was stopped is not.
    if (review !== 'pending' && reviewed === null) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const pause = async (): Promise<void> => {
      await nextTask();
      signal.throwIfAborted();
    };
    matches
      .lookBack(session, { signal })
      .then((played) =>
        ui.review!(
          played,
          onlyPerson(session.setup.seats),
          pause,
          (review, reviewed) => signal.aborted || patch(state, { review, reviewed }),
        ),
      )
      .then(
        (review) => patch(state, { review, reviewed: null }),
        () => signal.aborted || patch(state, { review: null, reviewed: null }),
      );
    stop.current = () => {
      control.abort();
      const { review } = state;
      patch(state, { review: review === 'pending' ? null : review, reviewed: null });
    };
    return () => control.abort();
  }, [over, matches, session, state, ui]);
  return () => stop.current();
}
