/**
 * Tells whether the mouse itself has moved. Browsers also report a move when things move under a resting mouse; then nothing may open,
 * because nobody pointed at it.
 */

/** Where the mouse was last, on the whole monitor (`screenX`, `screenY`): tells whether the mouse itself moved; null before it first did. */
let last: { x: number; y: number } | null = null;
let moved = false;

/** Whether the mouse itself moved in the current event, and not only something under it. */
export const mouseMoved = (): boolean => moved;

/**
 * Tracks where the mouse is and which input was used last (the root element's `data-by` is `keys` or `pointer`), before anything on the
 * page gets the event. Returns a function that stops it.
 */
export function watchMouse(page: Document): () => void {
  const by = ({ type }: Event): void => {
    page.documentElement.dataset['by'] = type === 'keydown' ? 'keys' : 'pointer';
  };
  const seen = ({ screenX: x, screenY: y }: PointerEvent): void => {
    moved = last !== null && (last.x !== x || last.y !== y);
    last = { x, y };
  };
  page.addEventListener('pointermove', seen, { capture: true, passive: true });
  for (const type of ['keydown', 'pointerdown']) page.addEventListener(type, by, { capture: true, passive: true });
  return () => {
    page.removeEventListener('pointermove', seen, { capture: true });
    for (const type of ['keydown', 'pointerdown']) page.removeEventListener(type, by, { capture: true });
  };
}
