/** Detects that a canvas has lost its WebGL context for good. */

/** Browsers restore a lost context at once or never; after this many ms it counts as gone. */
const PATIENCE = 3_000;

export interface Loss {
  /** Runs something once after `ms`; returns a function that cancels it. */
  later(run: () => void, ms: number): () => void;
  /** Whether the page is hidden: a browser may withhold a hidden page's context until the page is visible again. */
  hidden(): boolean;
  /** Called once if the context was lost and did not come back. */
  gone(): void;
}

/** Watches a canvas for the loss of its WebGL context; returns a function that stops watching. */
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
