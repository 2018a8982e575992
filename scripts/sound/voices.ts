/**
 * The instruments. The Corp uses `warm` (low, slow, felt), the Runner `glass` (high, struck, shimmering), the table `wood` and `paper`, and
 * harm `arc` and `shards`. All take frequencies in Hz and lengths in seconds.
 */
import {
  at,
  filter,
  harmonic,
  hz,
  mix,
  noise,
  pluck,
  saturate,
  shape,
  silence,
  sine,
  swell,
  type Curve,
  type Wave,
} from './dsp.ts';

/** Partials of a struck glass bar: frequency ratio, loudness, and how much faster it decays than the first. */
const BAR = [
  [1, 1, 1],
  [2.756, 0.42, 2.1],
  [5.404, 0.2, 4],
  [8.933, 0.08, 7],
] as const;

/** A struck glass bar with a slightly detuned twin. `bright` scales the upper partials (1 as struck, 0 a pure tone). */
export function glass(frequency: number, seconds: number, tau: number, bright = 1): Wave {
  const out = silence(seconds);
  for (const [ratio, gain, hurry] of BAR) {
    const f = frequency * ratio;
    if (f > 16_000) continue;
    const loud = ratio === 1 ? gain : gain * bright;
    mix(out, shape(sine(seconds, f), pluck(0.0012, tau / hurry)), 0, loud);
    mix(out, shape(sine(seconds, f * 1.0035, 1), pluck(0.004, (tau / hurry) * 0.8)), 0, loud * 0.35);
  }
  return out;
}

/** Two detuned strings under felt over their lower octave; `open`: how many harmonics the felt lets through at first. */
export function warm(
  frequency: Curve,
  seconds: number,
  tau: number,
  options: { rise?: number; open?: number } = {},
): Wave {
  const { rise = 0.012, open = 6 } = options;
  const f = (t: number): number => at(frequency, t);
  const string = (tuned: number): Wave => harmonic(seconds, (t) => f(t) * tuned, { slope: 1.15, most: 16 });
  const lower = sine(seconds, (t) => f(t) / 2);
  const out = silence(seconds);
  mix(out, string(1.0026), 0, 0.5);
  mix(out, string(0.9974), 0, 0.5);
  mix(out, lower, 0, 0.35);
  const felt = filter(out, 'low', (t) => f(t) * (1.4 + open * Math.exp(-t / (tau * 0.6))), 0.9);
  return shape(saturate(felt, 1.5), pluck(rise, tau));
}

/** A small wooden knock. */
export function wood(frequency: number, seconds: number, tau = 0.016): Wave {
  const out = silence(seconds);
  const drop = (t: number): number => frequency * (1 + 0.35 * Math.exp(-t / 0.004));
  mix(out, shape(sine(seconds, drop), pluck(0.0008, tau)), 0);
  mix(out, shape(sine(seconds, frequency * 2.42), pluck(0.0008, tau / 2.5)), 0, 0.4);
  return out;
}

/** Card stock moving: a band of noise that slides in pitch and swells; `lean` (0…1): where the swell peaks. */
export function paper(
  seconds: number,
  seed: number,
  from: number,
  to: number,
  options: { q?: number; lean?: number } = {},
): Wave {
  const { q = 0.9, lean = 0.35 } = options;
  const slide = (t: number): number => from * (to / from) ** (t / seconds);
  const body = filter(filter(noise(seconds, seed), 'band', slide, q), 'high', 320);
  return shape(body, swell(seconds * lean, seconds));
}

/** A body landing: a falling sine with a soft burst of low noise. */
export function thud(frequency: number, seconds: number, tau: number, seed: number): Wave {
  const out = silence(seconds);
  const fall = (t: number): number => frequency * (1 + 1.6 * Math.exp(-t / 0.018));
  mix(out, saturate(shape(sine(seconds, fall), pluck(0.002, tau)), 2.2), 0, 0.9);
  mix(out, shape(filter(noise(seconds, seed), 'low', frequency * 9, 0.8), pluck(0.001, tau * 0.25)), 0, 0.6);
  return out;
}

/** Electricity: a rough saw wave through a sliding resonant band. */
export function arc(seconds: number, from: number, to: number, seed: number): Wave {
  const slide = (t: number): number => from * (to / from) ** Math.min(1, t / (seconds * 0.85));
  const grit = noise(seconds, seed);
  const rough = filter(grit, 'low', 90);
  const body = harmonic(seconds, (t) => slide(t) * (1 + 2.2 * (rough[Math.round(t * 48_000)] ?? 0)), {
    slope: 0.7,
    most: 20,
  });
  const out = saturate(
    filter(body, 'band', (t) => slide(t) * 5, 1.1),
    3.5,
  );
  mix(out, filter(grit, 'high', 3_500), 0, 0.16);
  return out;
}

/** A scatter of tiny glass splinters on the given notes; `thin`: how long each rings. */
export function shards(seconds: number, seed: number, notes: readonly string[], count: number, thin = 0.03): Wave {
  const out = silence(seconds);
  const dice = noise((count * 3) / 48_000, seed);
  for (let i = 0; i < count; i++) {
    const when = (i / count) * seconds * 0.8 + Math.abs(dice[i * 3] ?? 0) * 0.02;
    const pitch = hz(notes[i % notes.length] ?? 'D6') * (1 + (dice[i * 3 + 1] ?? 0) * 0.012);
    mix(
      out,
      glass(pitch, Math.min(seconds - when, thin * 6), thin, 1.4),
      when,
      0.5 + 0.5 * Math.abs(dice[i * 3 + 2] ?? 0),
    );
  }
  return out;
}

/** Several notes on one instrument, `apart` seconds after each other. `how`: what else the instrument takes. */
export function strum<How extends unknown[]>(
  notes: readonly string[],
  seconds: number,
  apart: number,
  play: (f: number, seconds: number, ...how: How) => Wave,
  ...how: How
): Wave {
  const out = silence(seconds);
  notes.forEach((note, i) =>
    mix(out, play(hz(note), seconds - i * apart, ...how), i * apart, 1 / Math.sqrt(notes.length)),
  );
  return out;
}

/** Several notes at once on one instrument. `how`: what else the instrument takes. */
export const chord = <How extends unknown[]>(
  notes: readonly string[],
  seconds: number,
  play: (f: number, seconds: number, ...how: How) => Wave,
  ...how: How
): Wave => strum(notes, seconds, 0, play, ...how);
