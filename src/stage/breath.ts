/**
 * The strength of the lights under cards and zones that may be chosen. The lights pulse slowly after each input and come to rest without
 * input.
 */
export interface Breath {
  /** the current strength of the lights, 0 to 1 */
  readonly glow: number;
  /** Call it at every input, so that the lights pulse again. */
  stir(): void;
  /**
   * Advances the pulse by `ms`. `still`: no light may pulse, so the strength comes to rest at once.
   * @returns whether `glow` still changes
   */
  tick(ms: number, still: boolean): boolean;
}

/** Strength at rest. */
const REST = 0.9;
/** Middle of the lights' pulse, and how far it swings to either side. */
const MIDDLE = 0.72;
const SWING = 0.28;
/** duration, in ms, of one radian of the pulse's sine wave */
const PACE = 380;
/** ms without input until the pulse starts to fade, and ms it takes to fade: five seconds in all */
const PATIENCE = 4000;
const FADE = 1000;

export function createBreath(): Breath {
  let phase = 0;
  let quiet = 0;
  /** depth of the lights' pulse: 0 at rest, 1 in full swing */
  let depth = 0;
  return {
    get glow() {
      return REST + (MIDDLE + SWING * Math.sin(phase / PACE) - REST) * depth;
    },
    stir() {
      quiet = 0;
    },
    tick(ms, still) {
      phase += ms;
      quiet += ms;
      const there = !still && quiet < PATIENCE;
      depth = still ? 0 : there ? Math.min(1, depth + ms / FADE) : Math.max(0, depth - ms / FADE);
      return there || depth > 0;
    },
  };
}
