/** Plays many games in parallel, on as many threads as asked. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { inParts } from '../lab/support/parts.ts';
import type { Job, Result } from './worker.ts';

export const THREADS = Math.min(2, availableParallelism());

/** Plays all jobs. `tell` is called with each result as it arrives, in any order; the returned results are in the order of the jobs. */
export function playAll(
  jobs: readonly Job[],
  tell: (result: Result, done: number) => void = () => {},
  threads = THREADS,
): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const results: Result[] = Array.from({ length: jobs.length });
    const place = new Map(jobs.map((job, i) => [job, i]));
    let next = 0;
    let done = 0;
    if (jobs.length === 0) return resolve(results);
    const workers = Array.from(
      { length: Math.min(threads, jobs.length) },
      () => new Worker(new URL('thread.mjs', import.meta.url), { execArgv: [] }),
    );
    const finish = (problem?: unknown): void => {
      for (const worker of workers) void worker.terminate();
      if (problem) reject(problem instanceof Error ? problem : new Error(String(problem)));
      else resolve(results);
    };
    for (const worker of workers) {
      let mine: Job | undefined;
      const give = (): void => {
        mine = jobs[next++];
        if (mine) worker.postMessage(mine);
      };
      worker.on('error', finish);
      worker.on('message', (result: Result) => {
        results[place.get(mine!)!] = result;
        done++;
        tell(result, done);
        if (done === jobs.length) finish();
        else give();
      });
      give();
    }
  });
}

/** Number of games between two saves. */
const LOT = 8;

/**
 * Plays games in lots and resumes where it was stopped. `job`: game i; `keep`: what to store of it, as plain JSON; `said`: a progress text
 * about the games so far. Returns what was stored, in the order of the games.
 */
export async function playInLots<Kept>(
  { name, seed, games, threads = THREADS }: { name: string; seed: string; games: number; threads?: number },
  job: (i: number) => Job,
  keep: (result: Result) => Kept,
  said: (kept: readonly Kept[]) => string,
): Promise<Kept[]> {
  const { found } = await inParts<Kept[]>(
    { name, seed, count: Math.ceil(games / LOT), every: 1, fresh: [] },
    async (part, list) => {
      const numbers = Array.from({ length: LOT }, (_, k) => part * LOT + k);
      for (const result of await playAll(numbers.map(job), undefined, threads)) list.push(keep(result));
    },
    said,
  );
  return found.slice(0, games);
}
