/** The hook that makes a press on the page end what the table is still showing. */
import { useRef } from 'preact/hooks';
import type { Play } from './play.ts';

/** Elements that answer a question when pressed. */
const ANSWERS = '#prompt, #table, .card-menu';

const answers = ({ target }: Event): boolean => target instanceof Element && target.closest(ANSWERS) !== null;

/**
 * Handlers for the page of a match. A press while something is being shown only ends that. A press that began under another question does
 * not answer the one that is asked now.
 */
export function useSkipAnimation(play: Play): {
  onPointerDownCapture: (event: Event) => void;
  onClickCapture: (event: MouseEvent) => void;
} {
  const press = useRef<{ question: number; early: boolean } | null>(null);
  return {
    onPointerDownCapture(event) {
      const early = play.skipAnimation();
      press.current = { question: play.state.question, early };
      if (early && answers(event)) event.stopPropagation();
    },
    onClickCapture(event) {
      const began = press.current;
      press.current = null;
      // Without a pointer press, the event comes from the keyboard or a screen reader.
      if (began === null || (!began.early && began.question === play.state.question)) return;
      if (!answers(event)) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
