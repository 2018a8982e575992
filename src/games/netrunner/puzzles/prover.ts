/** Has the bot's worker prove a puzzle ahead of time, so that the page stays responsive. */
import { startBotWorker } from '../plugin/bot-worker.ts';
import { laidOut } from './line.ts';
import type { ProveAsked, ProveProgress } from './prove.ts';
import type { Puzzle } from './puzzle.ts';

/** The members of `Worker` that the page uses. */
type Outside = Pick<Worker, 'onmessage' | 'onerror' | 'onmessageerror' | 'postMessage' | 'terminate'>;

/** The time in ms that the worker may take for its first result, before the page proves the puzzle itself. */
const PATIENCE = 8_000;

const isShown = (data: unknown): data is ProveProgress =>
  data !== null && typeof data === 'object' && (data as Partial<ProveProgress>).kind === 'proved';

/**
 * Has a worker prove a puzzle's positions; the results are for `openProof`. Resolves when the start position is proved; the worker then
 * goes on adding results until there are all that the lesson may ask for. Without a worker, or if it fails, nothing is added. `start`:
 * starts a worker, may throw; null: no workers.
 */
export function knownAhead(
  puzzle: Pick<Puzzle, 'setup' | 'seat' | 'before' | 'aim'>,
  start: (() => Outside) | null = typeof Worker === 'undefined' ? null : startBotWorker,
): Promise<Map<number, boolean>> {
  const known = new Map<number, boolean>();
  return new Promise((resolve) => {
    let worker: Outside;
    try {
      if (start === null) return resolve(known);
      worker = start();
    } catch {
      return resolve(known);
    }
    const end = (): void => {
      clearTimeout(late);
      worker.terminate();
      resolve(known);
    };
    const late = setTimeout(end, PATIENCE);
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isShown(data)) return;
      clearTimeout(late);
      for (const key of data.yes) known.set(key, true);
      for (const key of data.no) known.set(key, false);
      if (data.end) end();
      else resolve(known);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end();
    };
    worker.onmessageerror = end;
    const { seat, aim } = puzzle;
    worker.postMessage({ kind: 'prove', seat, aim, state: laidOut(puzzle) } satisfies ProveAsked);
    return undefined;
  });
}
