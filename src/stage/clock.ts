/** The stage's only source of time; tests give their own. It runs only while something is to be drawn. */
export interface Clock {
  /**
   * Calls `tick` with the ms since the last call, at once and as long as it returns true: there is more to come. Then the clock rests
   * until it is woken; the first call after a rest gets 0 ms.
   */
  start(tick: (ms: number) => boolean): Ticker;
}

/** A clock that was started. */
interface Ticker {
  /** Something is to be drawn: ticks from the next refresh on. May be called at any time, within a tick too. */
  wake(): void;
  /** Ends it for good. */
  stop(): void;
}

/** A tab that was hidden, or a machine that slept, gives one long gap: no more than this counts, ms. */
const LONGEST_GAP = 100;

/**
 * Time from the screen's refresh. A hidden page is not refreshed, so nothing is drawn there either.
 * @param least ms between two ticks at least; 0 is as often as the screen is refreshed
 */
export function screenClock(view: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>, least = 0): Clock {
  return {
    start(tick) {
      let last = -Infinity;
      let going = false;
      let stopped = false;
      let id: number | null = null;
      const wake = (): void => {
        if (!stopped) id ??= view.requestAnimationFrame(next);
      };
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
          stopped = true;
          if (id !== null) view.cancelAnimationFrame(id);
        },
      };
    },
  };
}

/** Time moved by hand. */
export function handClock(): Clock & { advance(ms: number): void } {
  const started = new Set<{ awake: boolean; tick(ms: number): boolean }>();
  return {
    start(tick) {
      const one = { awake: true, tick };
      started.add(one);
      return {
        wake() {
          one.awake = true;
        },
        stop: () => void started.delete(one),
      };
    },
    advance(ms) {
      for (const one of [...started].filter(({ awake }) => awake)) {
        one.awake = false;
        if (one.tick(ms)) one.awake = true;
      }
    },
  };
}
