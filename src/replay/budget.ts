/**
 * How much a record from outside may cost the page (docs/replay-format.md, "The budget"). Work is counted, not timed, so that every machine
 * refuses the same files. Long work is done in slices, and the page can be used between them.
 */
import { type Refused, refuse } from '../core/json.ts';

export const BUDGET = {
  /** most bytes in a file, or in what a link unpacks to */
  bytes: 4 * 1024 * 1024,
  /** deepest nesting of objects and lists in a file */
  depth: 40,
  /** most values in a file: numbers, texts, lists, objects */
  values: 400_000,
  /** most moves in a game */
  steps: 20_000,
  /** most moves in a variation */
  variation: 2000,
  /** most events in one move */
  events: 1000,
  /** most notes, chapters and variations in all layers together; the same limit holds for their arrows and highlights */
  notes: 2000,
  /** most units of work to open a record; each move costs the cards and pieces on the table, its events, and the legal moves looked at */
  work: 2_500_000,
  /** most units of work to open a variation, or moves tried out, which is done without pauses */
  variationWork: 100_000,
  /** units of work between two pauses, in which the page may run */
  slice: 2000,
  /** most cards and pieces in all the copies of the state that are kept for seeking, together */
  kept: 200_000,
} as const;

/** Refuses a file or text of this many bytes if `limits` allow fewer; null if they do not. */
export const tooBig = (size: number, limits: { bytes: number } = BUDGET): Refused | null =>
  size > limits.bytes ? refuse('file.tooBig', { mb: Math.round(limits.bytes / 1024 / 1024) }) : null;

/**
 * The most characters in a record's name, in the name of an author of notes, in a title and in a note; the most shapes on a note, and the
 * most variations in a layer.
 */
export const LIMITS = { name: 200, author: 120, title: 200, note: 4000, shapes: 32, variations: 500 } as const;

/** How much work has been done, and what share of the whole that is (0 to 1). */
export interface Progress {
  work: number;
  share: number;
}

/** How long work is done in slices, with pauses for the page. */
export interface Slices {
  /** Lets the page run; resolves when the work may go on. */
  pause(): Promise<void>;
  /** Called after each slice with the share done, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Runs a generator that does work to its end, without pauses. */
export function atOnce<T>(steps: Generator<Progress, T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}

/** Runs a generator that does work slice by slice, with pauses. Rejects with the signal's reason (an `AbortError`) if it is stopped. */
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

/** Lets the page run: resolves in a new task of the event loop. Uses a message, because nested timers wait at least 4 ms each. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
