/** Playback rates that raise a cue by steps of a musical scale. */

/** Semitones above the root of the notes in one octave of D Dorian, the scale every cue is written in. */
const SCALE = [0, 2, 3, 5, 7, 9, 10] as const;

/** The highest step: two octaves up, where howler reaches its highest rate (4). */
const TOP_STEP = SCALE.length * 2;

/**
 * The playback rate that raises a cue by whole steps of the scale.
 * @param step number of steps above the recorded pitch, e.g. how much was gained, bid or placed. Fractions are cut off, below 0 counts as
 * 0, and 14 (two octaves) is the top.
 * @returns a rate for `play`, from 1 to 4, higher with every step up to the top.
 */
export function stepRate(step: number): number {
  const whole = Number.isNaN(step) ? 0 : Math.max(0, Math.min(TOP_STEP, Math.trunc(step)));
  const octave = Math.floor(whole / SCALE.length);
  const degree = SCALE[whole % SCALE.length] ?? 0;
  return 2 ** (octave + degree / 12);
}
