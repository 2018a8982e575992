/** The clock of a page in the hand of a test: what is asked for later happens when the test lets time pass. */
import type { Later } from '../../../src/hud/contract/table-focus.ts';
import { settled } from '../../support/match.ts';

export interface HandClock {
  later: Later;
  /** the time since the beginning, ms */
  now(): number;
  /** How long each of what waits has to wait still, ms, soonest first. */
  waiting(): number[];
  /** Lets this much time pass, and everything that waits on promises go on. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until nothing waits any more. */
  run(): Promise<void>;
}

export function handClock(): HandClock {
  let now = 0;
  let waiting: { run: () => void; at: number }[] = [];
  /** Runs what is due by `end`, in the order of time, at most `most` of it. */
  const until = async (end: number, most: number): Promise<void> => {
    for (let i = 0; i < most; i++) {
      await settled();
      const [next] = waiting.toSorted((a, b) => a.at - b.at);
      if (next === undefined || next.at > end) return;
      waiting = waiting.filter((one) => one !== next);
      now = Math.max(now, next.at);
      next.run();
    }
  };
  return {
    now: () => now,
    later(run, ms) {
      const one = { run, at: now + ms };
      waiting.push(one);
      return () => void (waiting = waiting.filter((other) => other !== one));
    },
    waiting: () => waiting.map(({ at }) => at - now).toSorted((a, b) => a - b),
    async pass(ms) {
      const end = now + ms;
      await until(end, Infinity);
      now = end;
    },
    run: () => until(Infinity, 2000),
  };
}
