/** The stage's only source of time; tests give their own. */
export interface Clock {
  /** Calls `tick` with the ms since the last call, again and again, until the returned function is called. */
  start(tick: (ms: number) => void): () => void;
}

/** A tab that was hidden, or a machine that slept, gives one long gap: no more than this counts, ms. */
const LONGEST_GAP = 100;

/** Time from the screen's refresh. */
export function screenClock(view: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>): Clock {
  return {
    start(tick) {
      let last: number | null = null;
      let id = 0;
      const next = (now: number): void => {
        id = view.requestAnimationFrame(next);
        const gap = last === null ? 0 : now - last;
        last = now;
        tick(Math.min(LONGEST_GAP, Math.max(0, gap)));
      };
      id = view.requestAnimationFrame(next);
      return () => view.cancelAnimationFrame(id);
    },
  };
}

/** Time moved by hand. */
export function handClock(): Clock & { advance(ms: number): void } {
  const ticks = new Set<(ms: number) => void>();
  return {
    start(tick) {
      ticks.add(tick);
      return () => void ticks.delete(tick);
    },
    advance(ms) {
      for (const tick of [...ticks]) tick(ms);
    },
  };
}
