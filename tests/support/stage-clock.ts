import type { Clock } from '../../src/stage/clock.ts';

/** A clock for a drawn table that ticks only when `advance` is called. */
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
