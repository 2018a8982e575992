/** Cues of the hand, of money and of cards: short, dry, soft; the table's own wood and paper. */
import { filter, glide, hz, mix, noise, pluck, shape, silence, sine, swell } from '../dsp.ts';
import { cue, type Recipes } from '../recipe.ts';
import { chord, glass, paper, shards, thud, warm, wood } from '../voices.ts';

export const cardCues = {
  click: cue(0.06, -25, 0.15, (put) => {
    put(wood(hz('A5'), 0.06, 0.009));
    put(paper(0.02, 3, 5_000, 3_000), 0, 0.25);
  }),
  'hover-soft': cue(0.04, -35, 0, (put) => {
    put(shape(sine(0.04, hz('D5')), swell(0.012, 0.04)));
  }),
  refuse: cue(0.25, -22, 0.15, (put) => {
    // Eb against D: the one note outside the scale, so that "no" is never heard as part of the music.
    const no = (f: number, s: number) => shape(filter(warm(f, s, 0.06, { open: 2 }), 'low', 900), pluck(0.004, 0.05));
    put(chord(['D3', 'Eb3'], 0.11, no));
    put(chord(['D3', 'Eb3'], 0.13, no), 0.115, 0.9);
  }),
  tutor: cue(0.57, -22, 0.4, (put) => {
    put(glass(hz('A4'), 0.6, 0.2, 0.25));
    put(glass(hz('E5'), 0.5, 0.22, 0.25), 0.13, 0.8);
  }),
  credit: cue(0.21, -24, 0.2, (put) => {
    put(glass(hz('A6'), 0.12, 0.03, 0.7));
    put(glass(hz('D7'), 0.16, 0.06, 0.6), 0.055);
  }),
  spend: cue(0.17, -25, 0.1, (put) => {
    put(wood(hz('D6'), 0.05, 0.014));
    put(glass(hz('G5'), 0.12, 0.028, 0.3), 0.045);
    put(paper(0.05, 11, 2_500, 1_200), 0.02, 0.3);
  }),
  draw: cue(0.19, -25, 0.1, (put) => {
    put(paper(0.15, 21, 900, 4_800, { q: 1.1, lean: 0.6 }));
    put(wood(hz('A4'), 0.05, 0.008), 0.135, 0.35);
  }),
  shuffle: cue(0.52, -24, 0.12, (put) => {
    for (let i = 0; i < 11; i++) {
      const when = 0.44 * (i / 11) ** 0.8;
      put(paper(0.045, 30 + i, 2_600 + (i % 3) * 500, 1_700, { q: 1.4, lean: 0.2 }), when, 0.6 + 0.04 * i);
    }
    put(wood(hz('D4'), 0.06, 0.012), 0.46, 0.5);
  }),
  'play-card': cue(0.32, -23, 0.25, (put) => {
    put(paper(0.14, 41, 3_800, 1_000, { lean: 0.5 }));
    put(warm(hz('A3'), 0.22, 0.09, { open: 9 }), 0.1, 0.7);
    put(glass(hz('E5'), 0.2, 0.06, 0.4), 0.1, 0.25);
  }),
  'install-ice': cue(0.46, -20, 0.35, (put) => {
    put(paper(0.1, 51, 700, 300, { lean: 0.8 }), 0, 0.5);
    put(thud(hz('D2'), 0.34, 0.085, 52), 0.09);
    put(chord(['D4', 'A4'], 0.34, glass, 0.11, 1.2), 0.1, 0.32);
  }),
  'install-card': cue(0.23, -23, 0.12, (put) => {
    put(paper(0.08, 61, 3_200, 1_500, { lean: 0.7 }), 0, 0.6);
    put(wood(hz('D5'), 0.08, 0.016), 0.07);
    put(thud(hz('A2'), 0.12, 0.03, 62), 0.072, 0.5);
  }),
  advance: cue(0.28, -22, 0.25, (put) => {
    put(wood(hz('E5'), 0.04, 0.008), 0, 1);
    put(wood(hz('G5'), 0.04, 0.008), 0.035, 1);
    put(chord(['D4', 'A4'], 0.21, warm, 0.06, { rise: 0.006, open: 3 }), 0.07);
  }),
  counter: cue(0.13, -26, 0.1, (put) => {
    put(shape(sine(0.1, glide(hz('D4'), hz('D5'), 0.06)), pluck(0.006, 0.03)));
    put(wood(hz('G4'), 0.03, 0.005), 0, 0.2);
  }),
  purge: cue(0.76, -20, 0.35, (put, length) => {
    const wash = noise(length, 71);
    put(shape(filter(wash, 'band', glide(6_500, 350, 0.6), 0.8), swell(0.12, 0.66)), 0, 0.9);
    put(chord(['D3', 'A3', 'E4'], 0.45, warm, 0.2, { rise: 0.06, open: 3 }), 0.3, 0.6);
  }),
  trash: cue(0.36, -22, 0.12, (put) => {
    for (let i = 0; i < 9; i++) {
      const tone = 2_400 * 0.82 ** i;
      put(paper(0.055, 81 + i, tone * 1.3, tone * 0.7, { q: 2.2, lean: 0.15 }), i * 0.026, 1 - i * 0.05);
    }
    put(thud(hz('G2'), 0.12, 0.035, 92), 0.235, 0.8);
  }),
  expose: cue(0.33, -24, 0.3, (put) => {
    const scan = silence(0.26);
    mix(scan, sine(0.26, glide(hz('A4'), hz('A5'), 0.24)), 0);
    put(shape(scan, (t) => swell(0.1, 0.26)(t) * (0.55 + 0.45 * Math.sin(2 * Math.PI * 42 * t))));
    put(shards(0.12, 95, ['A6', 'E7'], 4, 0.014), 0.2, 0.35);
  }),
} satisfies Recipes;
