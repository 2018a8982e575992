/** Many games at once, on as many threads as asked. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Result } from './worker.ts';

export const THREADS = Math.min(2, availableParallelism());

/** Plays all jobs; `tell` hears of each result as it comes (in any order). Results come back in the order of the jobs. */
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
