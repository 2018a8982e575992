/** The hook for going to a position by pressing or dragging along something drawn at the scale of the timeline. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { positionAt } from './timeline.ts';
import type { Watcher } from './watcher.ts';

interface Handlers {
  onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/**
 * Event listeners for an element as wide as the timeline. A press on something in it that has a `data-at` goes to exactly that position,
 * and to the nearest if several overlap.
 */
export function useSeeking(watcher: Watcher, bar: RefObject<HTMLElement>): Handlers {
  const held = useRef(false);
  const to = (event: PointerEvent): void => {
    const box = bar.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    watcher.seek(positionAt(watcher.line, (event.clientX - box.left) / box.width));
  };
  const release = (): void => {
    held.current = false;
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest('[data-at]') !== null) {
        const away = (mark: Element): number => {
          const { left, width } = mark.getBoundingClientRect();
          return Math.abs(left + width / 2 - event.clientX);
        };
        const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-at]')];
        const nearest = marks.reduce((a, b) => (away(b) < away(a) ? b : a));
        return watcher.seek(Number(nearest.dataset['at']));
      }
      held.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      to(event);
    },
    onPointerMove(event) {
      if (held.current) to(event);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
