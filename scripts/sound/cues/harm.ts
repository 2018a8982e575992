/** Cues of damage, tags, bad publicity, traces and psi games. */
import {
  crush,
  filter,
  glide,
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
} from '../dsp.ts';
import { cue, type Recipes } from '../recipe.ts';
import { chord, glass, paper, thud, warm, wood } from '../voices.ts';

export const harmCues = {
  'damage-net': cue(0.53, -17, 0.2, (put, length) => {
    const data = silence(length);
    mix(data, noise(length, 201), 0, 0.5);
    mix(
      data,
      harmonic(length, (t) => hz('A4') * 2 ** (Math.floor(t * 28) % 3), { odd: true, most: 9 }),
      0,
      0.6,
    );
    const stutter = (t: number): number => (Math.floor(t * 28) % 4 === 3 ? 0.15 : 1) * pluck(0.002, 0.19)(t);
    const broken = crush(data, (t) => 4 + 22 * t, 5);
    put(filter(shape(broken, stutter), 'high', 900));
  }),
  'damage-meat': cue(0.45, -16, 0.15, (put) => {
    put(saturate(thud(hz('A1'), 0.3, 0.08, 211), 3), 0, 1);
    put(shape(saturate(filter(noise(0.2, 212), 'band', 850, 0.9), 4), pluck(0.001, 0.03)), 0.004, 0.9);
    put(saturate(thud(hz('D2'), 0.26, 0.06, 213), 3), 0.15, 0.65);
    put(shape(filter(noise(0.12, 214), 'band', 600, 1.1), pluck(0.001, 0.02)), 0.152, 0.5);
  }),
  'damage-brain': cue(0.86, -17, 0.35, (put, length) => {
    // Two tones that drift apart and beat, each multiplied by a third: the mind's own pitch bends.
    const ring = sine(length, glide(hz('F3'), hz('Eb3'), 0.8));
    const one = sine(length, glide(hz('D4'), hz('B3'), 0.8));
    const two = sine(length, glide(hz('D4') * 1.02, hz('Eb4'), 0.8));
    const both = one.map((x, i) => (x + (two[i] ?? 0)) * (0.4 + 0.6 * (ring[i] ?? 0)));
    put(shape(both, swell(0.12, 0.9)));
    put(shape(sine(length, glide(4_300, 3_900, 0.8)), swell(0.3, 0.85)), 0, 0.1);
    put(thud(hz('D2'), 0.3, 0.1, 221), 0, 0.7);
  }),
  prevent: cue(0.35, -22, 0.4, (put) => {
    const rise = swell(0.17, 0.2);
    const whistle = (f: number, s: number) => sine(s, f);
    put(shape(chord(['A4', 'D5', 'E5'], 0.2, whistle), rise), 0, 0.8);
    put(wood(hz('A4'), 0.06, 0.012), 0.18, 0.7);
    put(shape(filter(noise(0.12, 231), 'band', 1_500, 1.5), pluck(0.001, 0.02)), 0.18, 0.4);
  }),
  tag: cue(0.4, -20, 0.15, (put) => {
    const beep = (s: number) =>
      shape(filter(harmonic(s, hz('C6'), { odd: true, most: 7 }), 'band', hz('C6') * 1.5, 0.8), (t) =>
        t < s - 0.012 ? pluck(0.003, 0.3)(t) : pluck(0.003, 0.3)(t) * Math.max(0, (s - t) / 0.012),
      );
    put(beep(0.05), 0);
    put(beep(0.05), 0.11);
    put(beep(0.14), 0.19);
    put(wood(hz('G3'), 0.05, 0.015), 0.19, 0.6);
  }),
  'bad-publicity': cue(0.7, -20, 0.3, (put, length) => {
    // Shutters of cameras over a chord that sags.
    for (const [i, when] of [0, 0.07, 0.19, 0.24, 0.36, 0.47].entries()) {
      put(shape(filter(noise(0.03, 241 + i), 'band', 3_200 + 500 * (i % 3), 1.2), pluck(0.0008, 0.007)), when, 2.2);
      put(shape(filter(noise(0.03, 251 + i), 'band', 2_100, 1.2), pluck(0.0008, 0.007)), when + 0.028, 1.5);
    }
    for (const note of ['A3', 'C4', 'E4']) {
      put(warm(glide(hz(note), hz(note) * 0.917, 0.6), length, 0.35, { rise: 0.05, open: 3 }), 0, 0.4);
    }
  }),
  'trace-bid': cue(0.2, -23, 0.15, (put) => {
    put(wood(hz('D6'), 0.03, 0.005), 0, 0.5);
    put(warm(hz('G4'), 0.18, 0.05, { rise: 0.004, open: 3 }));
    put(shape(sine(0.18, hz('G5')), pluck(0.004, 0.03)), 0, 0.25);
  }),
  'psi-reveal': cue(0.58, -20, 0.45, (put) => {
    // Two hands from either side close on the same note.
    put(shape(sine(0.3, glide(hz('D4'), hz('A4'), 0.24)), swell(0.22, 0.3)), 0, 0.6);
    put(shape(sine(0.3, glide(hz('D6'), hz('A4'), 0.24)), swell(0.22, 0.3)), 0, 0.45);
    put(chord(['A4', 'E5'], 0.32, glass, 0.11, 1), 0.25, 0.8);
    put(paper(0.06, 261, 1_800, 3_600), 0.23, 0.4);
  }),
} satisfies Recipes;
