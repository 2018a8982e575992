/** Samples per second. Opus works at this rate internally, so nothing is resampled. */
export const RATE = 48_000;

/** Mono samples, nominally −1…1. */
export type Wave = Float64Array;

/** How a value moves over a sound: a constant, or a function of the seconds since its start. */
export type Curve = number | ((t: number) => number);

const TAU = Math.PI * 2;

/** The value of a curve at `t` seconds. */
export function at(curve: Curve, t: number): number {
  return typeof curve === 'number' ? curve : curve(t);
}

/** Silence of this many seconds. */
export function silence(seconds: number): Wave {
  return new Float64Array(Math.round(seconds * RATE));
}

/** Mixes `wave` into `into` at `start` seconds, in place; anything past the end is cut off. */
export function mix(into: Wave, wave: Wave, start: number, gain = 1): void {
  const offset = Math.round(start * RATE);
  const count = Math.min(wave.length, into.length - offset);
  for (let i = 0; i < count; i++) into[offset + i] = (into[offset + i] ?? 0) + (wave[i] ?? 0) * gain;
}

/** A note's frequency in Hz: letter, optional `#` or `b`, octave ("D4", "Bb3"); A4 is 440. */
export function hz(note: string): number {
  const found = /^([A-G])([#b]?)(\d)$/.exec(note);
  if (!found) throw new Error(`"${note}" is not a note`);
  const [, letter = 'A', accidental = '', octave = '4'] = found;
  const base = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }[letter] ?? 0;
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  return 440 * 2 ** ((base + shift + (Number(octave) - 4) * 12) / 12);
}

/** A straight line in pitch (exponential in Hz) from `from` to `to` over `seconds`, then level. */
export function glide(from: number, to: number, seconds: number): (t: number) => number {
  return (t) => from * (to / from) ** Math.min(1, t / seconds);
}

/** White noise, the same for the same seed. */
export function noise(seconds: number, seed: number): Wave {
  const out = silence(seconds);
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  for (let i = 0; i < out.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    out[i] = state / 2_147_483_648 - 1;
  }
  return out;
}

/** A sine whose frequency (Hz) may move; its phase stays continuous. */
export function sine(seconds: number, frequency: Curve, phase = 0): Wave {
  const out = silence(seconds);
  let angle = phase;
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.sin(angle);
    angle += (TAU * at(frequency, i / RATE)) / RATE;
  }
  return out;
}

/** A band-limited saw (`odd` = false) or square-like wave (`odd` = true) made of sines below 15 kHz. */
export function harmonic(
  seconds: number,
  frequency: Curve,
  options: { slope?: number; odd?: boolean; most?: number } = {},
): Wave {
  const { slope = 1, odd = false, most = 24 } = options;
  const out = silence(seconds);
  let angle = 0;
  for (let i = 0; i < out.length; i++) {
    const f = at(frequency, i / RATE);
    let sum = 0;
    for (let n = 1; n <= most && n * f < 15_000; n += odd ? 2 : 1) {
      // A harmonic fades out before the limit, so that a glide causes no jump.
      sum += (Math.sin(angle * n) / n ** slope) * Math.min(1, (15_000 - n * f) / 2_000);
    }
    out[i] = sum;
    angle += (TAU * f) / RATE;
  }
  return out;
}

/** Multiplies by a curve, in place; returns the same wave. */
export function shape(wave: Wave, gain: Curve): Wave {
  for (let i = 0; i < wave.length; i++) wave[i] = (wave[i] ?? 0) * at(gain, i / RATE);
  return wave;
}

/** An attack of `rise` seconds (raised cosine), then exponential decay by `tau` seconds. */
export function pluck(rise: number, tau: number): (t: number) => number {
  return (t) => (t < rise ? 0.5 - 0.5 * Math.cos((Math.PI * t) / rise) : Math.exp(-(t - rise) / tau));
}

/** A hump: rises until `peak` seconds and is back to zero at `end` seconds. */
export function swell(peak: number, end: number): (t: number) => number {
  return (t) => {
    if (t <= 0 || t >= end) return 0;
    const x = t < peak ? t / peak : (end - t) / (end - peak);
    return x * x * (3 - 2 * x);
  };
}

/** A state-variable filter whose cutoff (Hz) may move; returns a new wave. */
export function filter(wave: Wave, kind: 'low' | 'band' | 'high', cutoff: Curve, q = 0.707): Wave {
  const out = new Float64Array(wave.length);
  let s1 = 0;
  let s2 = 0;
  for (let i = 0; i < wave.length; i++) {
    const g = Math.tan((Math.PI * Math.min(at(cutoff, i / RATE), RATE * 0.45)) / RATE);
    const k = 1 / q;
    const high = ((wave[i] ?? 0) - (g + k) * s1 - s2) / (1 + g * (g + k));
    const band = g * high + s1;
    const low = g * band + s2;
    s1 = g * high + band;
    s2 = g * band + low;
    out[i] = kind === 'low' ? low : kind === 'band' ? band * k : high;
  }
  return out;
}

/** Gentle saturation in place: warmth at a drive of 1–2, grit above 4. */
export function saturate(wave: Wave, drive: number): Wave {
  for (let i = 0; i < wave.length; i++) wave[i] = Math.tanh((wave[i] ?? 0) * drive) / Math.tanh(drive);
  return wave;
}

/** Holds each sample for `hold` samples and keeps `levels` steps: the sound of broken data. In place. */
export function crush(wave: Wave, hold: Curve, levels: number): Wave {
  let kept = 0;
  let left = 0;
  for (let i = 0; i < wave.length; i++) {
    if (left <= 0) {
      kept = Math.round((wave[i] ?? 0) * levels) / levels;
      left = Math.max(1, Math.round(at(hold, i / RATE)));
    }
    wave[i] = kept;
    left--;
  }
  return wave;
}

const COMBS = [1_423, 1_601, 1_867, 2_053];
const ALLPASSES = [347, 113];

/** Reverb of the small room all cues share: parallel combs with damping, then two all-passes. Wet signal only. */
export function room(wave: Wave): Wave {
  let wet: Wave = new Float64Array(wave.length);
  for (const delay of COMBS) {
    const line = new Float64Array(delay);
    let damped = 0;
    for (let i = 0; i < wave.length; i++) {
      const old = line[i % delay] ?? 0;
      damped = old * 0.72 + damped * 0.28;
      line[i % delay] = (wave[i] ?? 0) + damped * 0.72;
      wet[i] = (wet[i] ?? 0) + old / COMBS.length;
    }
  }
  for (const delay of ALLPASSES) {
    const line = new Float64Array(delay);
    const out = new Float64Array(wet.length);
    for (let i = 0; i < wet.length; i++) {
      const old = line[i % delay] ?? 0;
      const x = (wet[i] ?? 0) + old * 0.6;
      line[i % delay] = x;
      out[i] = old - x * 0.6;
    }
    wet = out;
  }
  return wet;
}

/** Largest absolute sample. */
export function peak(wave: Wave): number {
  let most = 0;
  for (const x of wave) most = Math.max(most, Math.abs(x));
  return most;
}

/**
 * Perceived loudness: that of the loudest 100 ms (a shorter sound is spread over 100 ms), with bass lowered and presence raised, as heard
 * on small loudspeakers. In dB below a full-scale square.
 */
export function loudness(wave: Wave): number {
  const heard = filter(wave, 'high', 140, 0.6);
  const bright = filter(wave, 'high', 1_800, 0.7);
  const size = Math.round(RATE / 10);
  let sum = 0;
  let most = 0;
  const squares = heard.map((x, i) => (x + 0.5 * (bright[i] ?? 0)) ** 2);
  for (let i = 0; i < squares.length; i++) {
    sum += squares[i] ?? 0;
    if (i >= size) sum -= squares[i - size] ?? 0;
    most = Math.max(most, sum);
  }
  return 10 * Math.log10(most / size + 1e-12);
}
