/** The hook that lets a press on the page end the animations of the table. */
import { useRef } from 'preact/hooks';
import type { Play } from './play.ts';

/** CSS selector of the elements on which a press can answer a question. */
const ANSWERS = '#prompt, #table, .card-menu';

const answers = ({ target }: Event): boolean => target instanceof Element && target.closest(ANSWERS) !== null;

/**
 * Event handlers for the page of a match. A press during an animation only ends the animation. A press that began while an earlier question
 * was open does not answer the current one.
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
