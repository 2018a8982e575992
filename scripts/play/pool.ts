/** Plays many games in parallel, on as many threads as asked. */
import { availableParallelism } from 'node:os';
import { inParts } from '../lab/support/parts.ts';
import { openThreads } from './threads.ts';
import type { Job, Result } from './worker.ts';

export const THREADS = Math.min(2, availableParallelism());

/** Plays all jobs. `tell` is called with each result as it arrives, in any order; the returned results are in the order of the jobs. */
export async function playAll(
  jobs: readonly Job[],
  tell?: (result: Result, done: number) => void,
  threads = THREADS,
): Promise<Result[]> {
  const pool = openThreads<Job, Result>(new URL('worker.ts', import.meta.url), Math.min(threads, jobs.length));
  try {
    return await pool.run(jobs, tell);
  } finally {
    pool.close();
  }
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
