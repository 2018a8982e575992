/** The stage's only source of time (tests use their own). It ticks only while there is something to draw. */
export interface Clock {
  /**
   * Calls `tick` with the ms since the last call, for as long as `tick` returns true. After false the clock rests until `wake`. The first
   * call, and the first after a rest, get 0 ms.
   */
  start(tick: (ms: number) => boolean): Ticker;
}

/** A started clock. */
export interface Ticker {
  /** Makes the clock tick again from the next refresh on. May be called at any time, even inside a tick. */
  wake(): void;
  /** Stops the clock for good. */
  stop(): void;
}

/** Stands for a refresh in a clock that was stopped, so that it never asks for another. */
const STOPPED = 0;
/** The most ms passed to a tick. After the tab was hidden or the machine slept, the rest of the gap does not count. */
const LONGEST_GAP = 100;

/**
 * A clock that ticks with the screen's refresh. A hidden page is not refreshed, so it draws nothing.
 * @param least shortest time between two ticks, ms; 0: every refresh
 */
export function screenClock(view: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>, least = 0): Clock {
  return {
    start(tick) {
      let last = -Infinity;
      let going = false;
      /** the refresh that was asked for; null while the clock rests */
      let id: number | null = null;
      const wake = (): void => void (id ??= view.requestAnimationFrame(next));
      const next = (now: number): void => {
        id = null;
        if (now - last < least) return wake();
        const gap = going ? now - last : 0;
        last = now;
        going = tick(Math.min(LONGEST_GAP, Math.max(0, gap)));
        if (going) wake();
      };
      wake();
      return {
        wake,
        stop() {
          if (id !== null) view.cancelAnimationFrame(id);
          id = STOPPED;
        },
      };
    },
  };
}
