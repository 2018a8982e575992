import { filter, loudness, mix, peak, room, silence, type Wave, RATE } from './dsp.ts';

/** How one cue is made. */
export interface Recipe {
  /** Seconds, including the tail. All cues have different lengths. */
  readonly length: number;
  /** Target loudness, dB (see `loudness`): −30 for frequent sounds, −15 for the end of a game. */
  readonly level: number;
  /** Amount of reverb, 0…1. */
  readonly room: number;
  /** Writes the dry sound: `put(wave, start in seconds, gain)`. */
  write(put: (wave: Wave, start?: number, gain?: number) => void, length: number): void;
}

/** A recipe. `length`, `level`, `room` and `write`: see `Recipe`. */
export const cue = (length: number, level: number, room: number, write: Recipe['write']): Recipe => ({
  length,
  level,
  room,
  write,
});

/** Recipes by cue; each file of a family holds some of them. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** Peak after levelling, which leaves room for encoder overshoot. */
const CEILING = 0.84;

/** Makes one cue: renders it dry, adds reverb, removes rumble, fades the ends and sets the level. */
export function render(recipe: Recipe): Wave {
  const dry = silence(recipe.length);
  recipe.write((wave, start = 0, gain = 1) => mix(dry, wave, start, gain), recipe.length);
  mix(dry, room(dry), 0, recipe.room);
  const out = filter(dry, 'high', 45, 0.7);
  fadeEnds(out);
  const gain = 10 ** ((recipe.level - loudness(out)) / 20);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * gain;
  const most = peak(out);
  if (most > CEILING) for (let i = 0; i < out.length; i++) out[i] = soft(out[i] ?? 0);
  return out;
}

/** Soft-clips above 60% of the ceiling. */
function soft(x: number): number {
  const knee = CEILING * 0.6;
  const over = Math.abs(x) - knee;
  if (over <= 0) return x;
  return Math.sign(x) * (knee + (CEILING - knee) * Math.tanh(over / (CEILING - knee)));
}

/** Fades in over 1 ms, and out over a quarter of the sound, at most 200 ms. In place. */
function fadeEnds(wave: Wave): void {
  const rise = Math.round(RATE / 1_000);
  const fall = Math.round(Math.min(0.2 * RATE, wave.length / 4));
  for (let i = 0; i < rise; i++) wave[i] = (wave[i] ?? 0) * (i / rise);
  for (let i = 0; i < fall; i++) {
    const j = wave.length - 1 - i;
    wave[j] = (wave[j] ?? 0) * Math.sin((Math.PI / 2) * (i / fall)) ** 2;
  }
}
