import type { Cue } from '../games/netrunner/sound/cues.ts';

/** Milliseconds within which the same cue is not started again. */
const REST: Partial<Record<Cue, number>> = {
  'hover-soft': 90,
  draw: 80,
  tutor: 400,
  shuffle: 300,
  purge: 400,
  refuse: 200,
  rez: 150,
  'run-start': 300,
  'run-success': 300,
  'run-fail': 300,
};
const USUAL_REST = 50;

/** Cues that tell what decides a game: they pass however much else has just been heard. */
const ALWAYS: ReadonlySet<Cue> = new Set([
  'steal',
  'score',
  'win',
  'lose',
  'damage-net',
  'damage-meat',
  'damage-brain',
]);
const ALWAYS_REST = 250;

/** At most `BURST` starts in any `WINDOW` milliseconds. */
const WINDOW = 120;
const BURST = 4;

/** Says which plays are worth hearing, so that a skipped or hurried sequence does not arrive as one noise. */
export interface Gate {
  /** True if this cue may start now; it then counts as started. */
  admit(cue: Cue): boolean;
}

/**
 * A gate with an empty memory.
 * @param now the time in milliseconds; only differences matter.
 */
export function createGate(now: () => number): Gate {
  const last = new Map<Cue, number>();
  let recent: number[] = [];
  return {
    admit(cue) {
      const time = now();
      const rest = ALWAYS.has(cue) ? ALWAYS_REST : (REST[cue] ?? USUAL_REST);
      if (time - (last.get(cue) ?? -Infinity) < rest) return false;
      recent = recent.filter((start) => time - start < WINDOW);
      if (recent.length >= BURST && !ALWAYS.has(cue)) return false;
      recent.push(time);
      last.set(cue, time);
      return true;
    },
  };
}
