/**
 * How much a record from outside may cost the page (docs/replay-format.md, "The budget"). Work is counted, not timed, so that every machine
 * refuses the same files. Long work is done in slices, and the page can be used between them.
 */

export const BUDGET = {
  /** bytes of a file, and of what a link unpacks to */
  bytes: 4 * 1024 * 1024,
  /** how deep objects and lists in a file may be nested */
  depth: 40,
  /** values in a file: numbers, texts, lists, objects */
  values: 400_000,
  /** moves of a game */
  steps: 20_000,
  /** moves of a variation */
  variation: 2000,
  /** events of one move */
  events: 1000,
  /** notes, chapters and variations of all layers together; the same limit holds for their arrows and highlights */
  notes: 2000,
  /** units of work for opening a record; each move costs the cards and pieces on the table, its events, and the legal moves looked at */
  work: 2_500_000,
  /** the same for a variation and for moves tried out, which are opened in one go */
  variationWork: 100_000,
  /** units of work between pauses for the page */
  slice: 2000,
  /** cards and pieces in all copies of the state kept for seeking */
  kept: 200_000,
} as const;

/** The most characters of a record's name, of the name under its notes, of a title and of a note; the most shapes of a note, and variations of a layer. */
export const LIMITS = { name: 200, author: 120, title: 200, note: 4000, shapes: 32, variations: 500 } as const;

/** Work done so far, and the share of the whole that is done (0 to 1). */
export interface Progress {
  work: number;
  share: number;
}

/** How to work in slices. */
export interface Slices {
  /** Lets the page run. */
  pause(): Promise<void>;
  /** Called after each slice with the share done, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Does all the work at once. */
export function atOnce<T>(steps: Generator<Progress, T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** Does the work slice by slice. Rejects with the signal's reason (an `AbortError`) if it is stopped. */
export async function inSlices<T>(steps: Generator<Progress, T>, { pause, progress, signal }: Slices): Promise<T> {
  let paused = 0;
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    const { work, share } = next.value;
    if (work - paused < BUDGET.slice) continue;
    paused = work;
    progress?.(share);
    await pause();
    signal?.throwIfAborted();
  }
}

/** Lets the page run: resolves in a new task. Uses a message, because nested timers wait at least 4 ms each. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
