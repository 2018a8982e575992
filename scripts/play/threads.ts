/** Threads that do jobs side by side. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface Threads<Job, Answer> {
  /** Does all jobs. `tell` is called with each answer as it arrives, in any order; the returned answers are in the order of the jobs. */
  run(jobs: readonly Job[], tell?: (answer: Answer, done: number) => void): Promise<Answer[]>;
  close(): void;
}

/** Starts threads that run `module`, which answers each message with one message. */
export function openThreads<Job, Answer>(module: URL, count: number): Threads<Job, Answer> {
  const thread = new URL('thread.mjs', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(thread, { execArgv: [], workerData: module.href }));
  return {
    async run(jobs, tell) {
      const answers: Answer[] = Array.from({ length: jobs.length });
      let next = 0;
      let done = 0;
      const work = async (worker: Worker): Promise<void> => {
        while (next < jobs.length) {
          const at = next++;
          const answered = once(worker, 'message') as Promise<[Answer]>;
          worker.postMessage(jobs[at]);
          const [answer] = await answered;
          answers[at] = answer;
          tell?.(answer, ++done);
        }
      };
      await Promise.all(workers.map(work));
      return answers;
    },
    close: () => workers.forEach((worker) => void worker.terminate()),
  };
}
