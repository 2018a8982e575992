/** Two ways of doing a thing, measured by turns in one run, so that a busy machine slows both alike. */
import { median } from '../support/statistics.ts';

export interface Ratio {
  /** microseconds of processor time a piece of work takes, median of the rounds */
  a: number;
  b: number;
  /** b / a, median of the rounds' own ratios */
  times: number;
}

/** Work done by this process so far, ms. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Microseconds of this process's own time that a piece of work takes; `work` says how many pieces it did. */
function timed(work: () => number): number {
  const began = ownTime();
  const pieces = work();
  return (1000 * (ownTime() - began)) / pieces;
}

/** Does `a` and `b` by turns; each returns how many pieces of work it did. The first rounds warm up and do not count. */
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
