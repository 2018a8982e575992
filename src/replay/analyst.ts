/** Analyses a record in its own worker, or in this thread if there are no workers; also the messages between the two. */
import type { SeatName } from '../core/game.ts';
import type { Analysis, FoundSoFar } from './analysis.ts';
import { type Progress, inSlices, nextTask } from './budget.ts';
import type { Replay } from './format.ts';

/** A game's function that analyses a record for one of its seats, piece by piece. It throws if the rules cannot replay the record. */
export type Analysing<Seat extends SeatName = SeatName> = (
  replay: Replay,
  seat: Seat,
) => Generator<Progress & { found: Analysis }, Analysis>;

/** The message that asks a worker to analyse a record. Sent once. */
interface Asked {
  kind: 'analyse';
  replay: Replay;
  seat: SeatName;
}
/** From the worker. */
type AnalystMessage =
  | { kind: 'found'; share: number; found: Analysis }
  | { kind: 'done'; found: Analysis }
  | { kind: 'failed'; message: string };

/** How often a worker reports progress, ms. */
const EVERY = 100;

/** Runs the worker's side of an analysis: reads the request, reports progress, then sends the result. `now`: a clock in ms. */
export function serveAnalysis(
  inside: { onmessage: ((event: { data: unknown }) => void) | null; postMessage(message: unknown): void },
  analysing: Analysing,
  now: () => number,
): void {
  const tell = (message: AnalystMessage): void => inside.postMessage(message);
  inside.onmessage = ({ data }) => {
    const { replay, seat } = data as Asked;
    try {
      const steps = analysing(replay, seat);
      for (let told = now(); ;) {
        const next = steps.next();
        if (next.done === true) return tell({ kind: 'done', found: next.value });
        if (now() - told < EVERY) continue;
        told = now();
        tell({ kind: 'found', share: next.value.share, found: next.value.found });
      }
    } catch (error) {
      tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** The part of a `Worker`'s interface that the page uses. */
interface Outside {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
  terminate(): void;
}

interface AnalystOptions {
  /** Starts the game's worker; may throw. Left out if the browser has no workers. */
  worker?: (() => Outside) | undefined;
  /** Loads the function that analyses a record, for use in this thread. Called if the worker cannot be started or fails. */
  load(): Promise<Analysing>;
}

/** Analyses a record. Rejects with the signal's reason (an `AbortError`) if it is stopped, and if the rules cannot replay the record. */
export async function analyse(
  { worker, load }: AnalystOptions,
  replay: Replay,
  seat: SeatName,
  { tell, signal }: { tell?: FoundSoFar; signal?: AbortSignal | undefined },
): Promise<Analysis> {
  signal?.throwIfAborted();
  // Events are most of a record's size, and the analysis replays its moves, so they are not sent.
  const bare: Replay = {
    ...replay,
    opening: { digest: replay.opening.digest },
    steps: replay.steps.map(({ events: _events, ...step }) => step),
  };
  const outside = started(worker);
  if (outside !== null) {
    const found = await inWorker(outside, { kind: 'analyse', replay: bare, seat }, tell, signal);
    if (found !== null) return found;
  }
  const analysing = await load();
  signal?.throwIfAborted();
  let last: { share: number; found: Analysis } | null = null;
  const steps = function* (): Generator<Progress, Analysis> {
    const inner = analysing(bare, seat);
    for (let work = 0; ;) {
      const next = inner.next();
      if (next.done === true) return next.value;
      last = next.value;
      // Each piece is long enough to let the page run after it.
      yield { work: (work += Number.MAX_SAFE_INTEGER / 1e6), share: next.value.share };
    }
  };
  const progress = (): void => {
    if (last !== null) tell?.(last.share, last.found);
  };
  return inSlices(steps(), { pause: nextTask, progress, signal });
}

function started(worker: AnalystOptions['worker']): Outside | null {
  try {
    return worker?.() ?? null;
  } catch {
    return null;
  }
}

/** Has a worker analyse the record; resolves to null if the worker fails. */
function inWorker(
  outside: Outside,
  asked: Asked,
  tell: FoundSoFar | undefined,
  signal: AbortSignal | undefined,
): Promise<Analysis | null> {
  return new Promise<Analysis | null>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    outside.onmessage = ({ data }: { data: unknown }) => {
      const told = data as AnalystMessage;
      if (told.kind === 'found') tell?.(told.share, told.found);
      else if (told.kind === 'done') resolve(told.found);
      else reject(new Error(told.message));
    };
    outside.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
    outside.onmessageerror = () => resolve(null);
    outside.postMessage(asked);
  }).finally(() => outside.terminate());
}
