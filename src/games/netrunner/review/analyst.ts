/** Analyses records of Netrunner games, and judges the legal moves of open decisions, in web workers where available. */
import { analyse } from '../../../replay/analyst.ts';
import type { Analysis, FoundSoFar } from '../../../replay/analysis.ts';
import type { SeatName } from '../../../core/game.ts';
import type { Replay } from '../../../replay/format.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import type { Judged } from './faults.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'review' });

/** Analyses a record for a seat; see `GamePlugin.analyse`. */
export const analyseRecord = (
  replay: Replay,
  seat: SeatName,
  follow: { tell?: FoundSoFar; signal?: AbortSignal | undefined },
): Promise<Analysis> =>
  analyse(
    {
      worker: typeof Worker === 'undefined' ? undefined : startWorker,
      load: async () => {
        const { analysing } = await import('./analyse.ts');
        return (record, of) => analysing(record, of as Seat);
      },
    },
    replay,
    seat,
    follow,
  );

/** The first turn in which the moves of a game in play are judged: the code for it is large, and a first game should not wait for it. */
const FROM_TURN = 3;

/** Judges the legal moves of a decision before the player makes one. */
interface Judge {
  /** Starts judging the moves of a view's open decision; stops judging those of the view before. */
  ahead(view: View): void;
  /**
   * Returns what each move of the view's decision costs in chance of winning; null if not known yet, or if the bot does not search such
   * decisions.
   */
  judged(view: View): readonly Judged[] | null;
  close(): void;
}

/** Opens a judge with its own worker. Without workers, its `judged` always returns null. */
export function openJudge(start: (() => Worker) | null = typeof Worker === 'undefined' ? null : startWorker): Judge {
  let worker: Worker | null = null;
  /** the view being judged, with what is known so far; `n` counts these views */
  let asked: { view: View; n: number; judged: readonly Judged[] | null } | null = null;
  const close = (): void => {
    worker?.terminate();
    worker = null;
  };
  return {
    ahead(view) {
      const n = (asked?.n ?? 0) + 1;
      const now = (asked = { view, n, judged: null as readonly Judged[] | null });
      if (view.turn < FROM_TURN) return;
      try {
        worker ??= start?.() ?? null;
      } catch {
        worker = null;
      }
      if (worker === null) return;
      worker.onmessage = ({ data }: MessageEvent<{ n: number; judged: Judged[] }>) => {
        if (data.n === n && data.judged.length > 0) now.judged = data.judged;
      };
      worker.onerror = (event) => {
        event.preventDefault();
        close();
      };
      worker.postMessage({ kind: 'judge', n, view });
    },
    judged: (view) => (view === asked?.view ? asked.judged : null),
    close,
  };
}
