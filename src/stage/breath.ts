/** The strength of the lights under what may be chosen: it pulsates slowly after each input, and comes to rest without input. */
export interface Breath {
  /** the strength now, 0 to 1 */
  readonly glow: number;
  /** To be called at every input. */
  stir(): void;
  /**
   * Advances the time by `ms`. `still`: no light is to pulsate, it comes to rest at once.
   * @returns whether it goes on; if not, `glow` no longer changes.
   */
  tick(ms: number, still: boolean): boolean;
}

/** Strength at rest. */
const REST = 0.9;
/** Middle of the pulsation, and how far it swings to both sides. */
const MIDDLE = 0.72;
const SWING = 0.28;
/** ms for one radian of the pulsation */
const PACE = 380;
/** ms without input after which it begins to fade, and ms the fading takes: five seconds in all */
const PATIENCE = 4000;
const FADE = 1000;

export function createBreath(): Breath {
  let phase = 0;
  let quiet = 0;
  /** depth of the pulsation: 0 at rest, 1 in full swing */
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
