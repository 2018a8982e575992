/**
 * Whether the mouse itself has moved. Browsers report a move, too, when things move under a mouse that rests; nothing may open then,
 * since nobody pointed at it.
 */

/** Where the mouse was last seen, CSS px from the top left of the screen; null before it was seen. */
let last: { x: number; y: number } | null = null;
let moved = false;

/** Whether the mouse moved with the event being handled: false when only things under it did. */
export const mouseMoved = (): boolean => moved;

/**
 * Keeps track of the mouse on a page, before anything on it hears of a move, and of what was used last: `data-by` of the root element is
 * `keys` or `pointer`. Returns a function that stops it.
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
