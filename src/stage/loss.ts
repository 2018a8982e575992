/** Notices that the browser has taken away a canvas's picture for good. */

/** The browser gives a lost context back at once or not at all; after this time it counts as gone, ms. */
const PATIENCE = 3_000;

export interface Loss {
  /** Runs something once after `ms`; returns a function that cancels it. */
  later(run: () => void, ms: number): () => void;
  /** Whether the page is hidden: a browser may keep a hidden page's context until it is looked at again. */
  hidden(): boolean;
  /** Called once when the context was lost and did not come back. */
  gone(): void;
}

/** Watches a canvas. Returns a function that ends it. */
export function watchLoss(canvas: EventTarget, { later, hidden, gone }: Loss): () => void {
  let cancel: (() => void) | null = null;
  const wait = (): void => {
    cancel?.();
    cancel = later(() => {
      if (hidden()) return wait();
      stop();
      gone();
    }, PATIENCE);
  };
  const back = (): void => {
    cancel?.();
    cancel = null;
  };
  const stop = (): void => {
    back();
    canvas.removeEventListener('webglcontextlost', wait);
    canvas.removeEventListener('webglcontextrestored', back);
  };
  canvas.addEventListener('webglcontextlost', wait);
  canvas.addEventListener('webglcontextrestored', back);
  return stop;
}
