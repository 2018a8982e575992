import type { Sprite } from './sprite.ts';

/** Minimum ms between two starts of the same cue: `USUAL_REST` by default, `ALWAYS_REST` for cues in `Sprite.always`. */
const USUAL_REST = 50;
const ALWAYS_REST = 250;

/** At most `BURST` cues start in any `WINDOW` ms, not counting those in `Sprite.always`. */
const WINDOW = 120;
const BURST = 4;

/** Decides which cues may start, so that a skipped or sped-up sequence does not become one noise. */
export interface Gate {
  /** Whether this cue may start now. If so, the call counts as its start. */
  admit(cue: string): boolean;
}

/**
 * Makes a gate that has let no cue through yet.
 * @param now the time in ms; only differences matter
 */
export function createGate(now: () => number, { rests, always }: Pick<Sprite, 'rests' | 'always'>): Gate {
  const last = new Map<string, number>();
  const passes = new Set(always);
  let recent: number[] = [];
  return {
    admit(cue) {
      const time = now();
      const rest = passes.has(cue) ? ALWAYS_REST : (rests[cue] ?? USUAL_REST);
      if (time - (last.get(cue) ?? -Infinity) < rest) return false;
      recent = recent.filter((start) => time - start < WINDOW);
      if (recent.length >= BURST && !passes.has(cue)) return false;
      recent.push(time);
      last.set(cue, time);
      return true;
    },
  };
}
