/** Measures two ways of doing something alternately in one run, so that a busy machine slows both equally. */
import { median } from '../support/statistics.ts';

export interface Ratio {
  /** CPU time per piece of work, microseconds, median of the rounds */
  a: number;
  b: number;
  /** b / a, median of the ratios of the rounds */
  times: number;
}

/** CPU time of this process so far, ms. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU time of a piece of work, microseconds; `work` returns how many pieces it did. */
function timed(work: () => number): number {
  const began = ownTime();
  const pieces = work();
  return (1000 * (ownTime() - began)) / pieces;
}

/** The medians of some rounds, each with the times of both. */
export const medians = (rounds: readonly (readonly [a: number, b: number])[]): Ratio => ({
  a: median(rounds.map(([a]) => a)),
  b: median(rounds.map(([, b]) => b)),
  times: median(rounds.map(([a, b]) => b / a)),
});

/** Runs `a` and `b` alternately; each returns how many pieces of work it did. The first rounds warm up and do not count. */
export function ratio(a: () => number, b: () => number, rounds = 21, warm = 4): Ratio {
  const times = Array.from({ length: rounds + warm }, () => [timed(a), timed(b)] as const);
  return medians(times.slice(warm));
}
