/** Cues of a run: the Runner's glass moving through the Corp's low light. */
import { filter, glide, harmonic, hz, noise, pluck, saturate, shape, sine, swell } from '../dsp.ts';
import { cue, type Recipes } from '../recipe.ts';
import { arc, chord, glass, paper, shards, thud, warm, wood } from '../voices.ts';

export const runCues = {
  'run-start': cue(0.6, -19, 0.4, (put) => {
    put(shape(filter(noise(0.34, 101), 'band', glide(300, 5_200, 0.3), 1.6), swell(0.27, 0.34)), 0, 0.8);
    ['D5', 'A5', 'E6'].forEach((note, i) => put(glass(hz(note), 0.34, 0.1, 0.8), 0.06 + i * 0.085, 0.7 + i * 0.1));
    put(thud(hz('D2'), 0.3, 0.09, 102), 0.25, 0.8);
  }),
  approach: cue(0.31, -23, 0.5, (put) => {
    put(shape(sine(0.2, glide(hz('A3') * 1.04, hz('A3'), 0.05)), pluck(0.008, 0.06)));
    put(shape(sine(0.16, hz('E5')), pluck(0.006, 0.03)), 0.11, 0.4);
  }),
  rez: cue(0.64, -18, 0.35, (put) => {
    put(warm(glide(hz('D3'), hz('D4'), 0.26), 0.62, 0.3, { rise: 0.1, open: 10 }), 0, 0.9);
    ['D5', 'F5', 'A5', 'D6'].forEach((note, i) =>
      put(glass(hz(note), 0.32, 0.09, 1.3), 0.16 + i * 0.06, 0.34 + i * 0.07),
    );
    put(shards(0.16, 111, ['A6', 'D7', 'F6'], 7, 0.02), 0.34, 0.22);
  }),
  derez: cue(0.43, -21, 0.25, (put) => {
    put(warm(glide(hz('D4'), hz('D3'), 0.3), 0.42, 0.14, { rise: 0.02, open: 3 }), 0, 0.7);
    ['D6', 'A5', 'F5', 'D5'].forEach((note, i) => put(glass(hz(note), 0.16, 0.045, 0.8), i * 0.065, 0.75));
  }),
  encounter: cue(0.5, -19, 0.35, (put, length) => {
    const growl = filter(
      harmonic(length, hz('D2'), { slope: 0.8, most: 20 }),
      'low',
      (t) => 260 + 900 * swell(0.14, 0.4)(t),
      1.4,
    );
    put(shape(saturate(growl, 2), pluck(0.03, 0.15)), 0, 0.55);
    // A semitone that shivers: two seats look at each other.
    const shiver = (t: number): number => pluck(0.05, 0.16)(t) * (0.7 + 0.3 * Math.sin(2 * Math.PI * 13 * t));
    put(shape(sine(length, hz('E5')), shiver), 0, 0.6);
    put(shape(sine(length, hz('F5')), shiver), 0, 0.5);
  }),
  pump: cue(0.24, -22, 0.2, (put) => {
    const body = harmonic(0.22, hz('D4'), { slope: 0.9, odd: true, most: 15 });
    const dulled = filter(body, 'low', (t) => 700 + 5_500 * Math.exp(-t / 0.03), 1.5);
    put(shape(dulled, pluck(0.003, 0.055)));
    put(glass(hz('D5'), 0.22, 0.06, 0.5), 0, 0.3);
  }),
  break: cue(0.38, -19, 0.3, (put) => {
    put(shape(filter(noise(0.05, 121), 'high', 2_200), pluck(0.0006, 0.009)), 0, 1.3);
    put(wood(hz('A4'), 0.06, 0.012), 0, 0.7);
    put(shards(0.34, 122, ['E7', 'B6', 'A6', 'E6', 'D6', 'A5'], 13, 0.022), 0.012, 0.6);
  }),
  'sub-fires': cue(0.48, -19, 0.25, (put) => {
    put(filter(shape(arc(0.42, hz('A5'), hz('D3'), 131), pluck(0.004, 0.2)), 'high', 240), 0, 1.2);
    put(thud(hz('D2'), 0.2, 0.06, 132), 0.26, 0.5);
  }),
  'pass-ice': cue(0.27, -25, 0.3, (put) => {
    put(shape(filter(noise(0.25, 141), 'band', glide(3_600, 700, 0.22), 1), swell(0.07, 0.25)), 0, 0.7);
    put(glass(hz('B5'), 0.18, 0.05, 0.2), 0.05, 0.4);
  }),
  'access-flip': cue(0.18, -22, 0.3, (put) => {
    put(paper(0.06, 151, 2_200, 5_500, { lean: 0.3 }), 0, 0.8);
    put(wood(hz('D5') * 1.5, 0.03, 0.006), 0.045, 0.4);
    put(chord(['D6', 'A6'], 0.12, glass, 0.035, 0.8), 0.055, 0.5);
  }),
  'jack-out': cue(0.42, -20, 0.15, (put) => {
    put(shape(sine(0.3, glide(hz('E6'), hz('D3'), 0.2)), pluck(0.003, 0.09)), 0, 0.6);
    put(shape(filter(noise(0.24, 161), 'band', glide(4_500, 500, 0.2), 2), pluck(0.002, 0.06)), 0, 0.5);
    // The plug: two contacts let go.
    put(wood(hz('D4'), 0.05, 0.01), 0.225, 1.1);
    put(wood(hz('A3'), 0.06, 0.014), 0.262, 0.9);
  }),
  'run-success': cue(0.68, -18, 0.45, (put) => {
    ['D5', 'A5', 'B5', 'E6'].forEach((note, i) => put(glass(hz(note), 0.5, 0.17, 0.7), i * 0.075, 0.8));
    put(warm(hz('D3'), 0.5, 0.2, { open: 3 }), 0.225, 0.35);
  }),
  'run-fail': cue(0.62, -19, 0.35, (put) => {
    ['E6', 'B5', 'F5'].forEach((note, i) => put(glass(hz(note), 0.2, 0.06, 0.5), i * 0.07, 0.6));
    put(thud(hz('D2'), 0.36, 0.1, 171), 0.21, 1);
    put(chord(['D3', 'F3'], 0.4, warm, 0.14, { open: 3 }), 0.215, 0.55);
  }),
} satisfies Recipes;
