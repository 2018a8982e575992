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

/** Runs `a` and `b` alternately; each returns how many pieces of work it did. The first rounds warm up and do not count. */
export function ratio(a: () => number, b: () => number, rounds = 21, warm = 4): Ratio {
  const as: number[] = [];
  const bs: number[] = [];
  const times: number[] = [];
  for (let i = 0; i < rounds + warm; i++) {
    const ta = timed(a);
    const tb = timed(b);
    if (i < warm) continue;
    as.push(ta);
    bs.push(tb);
    times.push(tb / ta);
  }
  return { a: median(as), b: median(bs), times: median(times) };
}
