/** The strength of the lights under what may be chosen: it rises and falls while somebody is at the table, and rests when nobody is. */
export interface Breath {
  /** 0 to 1 */
  readonly glow: number;
  /** Somebody did something. */
  stir(): void;
  /**
   * Time goes by, ms. `still`: there is nothing to breathe, it rests at once.
   * @returns whether it goes on; once it does not, `glow` stays as it is.
   */
  tick(ms: number, still: boolean): boolean;
}

/** The glow of lights at rest. */
const REST = 0.9;
/** Breathing, it swings so far to both sides of its middle. */
const MIDDLE = 0.72;
const SWING = 0.28;
/** ms for one radian of a breath */
const PACE = 380;
/** ms after which nobody is there, and ms it then takes to come to rest: five seconds in all */
const PATIENCE = 4000;
const FADE = 1000;

export function createBreath(): Breath {
  let phase = 0;
  let quiet = 0;
  /** 0 at rest, 1 in full swing */
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
