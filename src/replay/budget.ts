/**
 * How much a record from outside may ask of the page (docs/replay-format.md, "The budget"). Work is counted and not timed, so that a
 * file is refused on every machine or on none. What is allowed but long is worked at in slices, between which the page can be used.
 */

export const BUDGET = {
  /** bytes of a file, and of what a link unpacks to */
  bytes: 4 * 1024 * 1024,
  /** how deep objects and lists may be nested in it */
  depth: 40,
  /** values in it: numbers, texts, lists, objects */
  values: 400_000,
  /** moves of a game */
  steps: 20_000,
  /** moves of a variation */
  variation: 2000,
  /** events of one move */
  events: 1000,
  /** notes, chapters and variations of all layers together, and their arrows and highlights */
  notes: 2000,
  /** units of work for opening a record: each move of the game costs the things on its table, its events and the legal moves looked at */
  work: 2_500_000,
  /** the same for a variation, and for moves tried: they are opened without slices */
  variationWork: 100_000,
  /** units of work after which the page gets its turn */
  slice: 2000,
  /** things on a table in all the copies of it that are kept for going to any position */
  kept: 200_000,
} as const;

/** Work done so far, and how much of the whole is done (0 to 1). */
export interface Progress {
  work: number;
  share: number;
}

/** How slices are worked at. */
export interface Slices {
  /** Gives the page its turn. */
  pause(): Promise<void>;
  /** Called after each slice with how much is done, 0 to 1. */
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

/** Does the work slice by slice. Rejects with the signal's reason (an `AbortError`) when it is stopped. */
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

/** Gives the page its turn: resolves in a task of its own. By a message, since timers in a row wait 4 ms each. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
