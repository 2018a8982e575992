/** Cues of a turn that begins and of the end of the game. */
import { hz, shape, swell } from '../dsp.ts';
import { cue, type Recipes } from '../recipe.ts';
import { arc, chord, glass, shards, strum, thud, warm, wood } from '../voices.ts';

export const turnCues = {
  'turn-corp': cue(0.69, -21, 0.35, (put) => {
    const felt = (f: number, s: number) => warm(f, s, 0.2, { rise: 0.025, open: 4 });
    put(felt(hz('A3'), 0.4), 0, 0.7);
    put(chord(['D2', 'D3'], 0.46, felt), 0.14, 1);
    put(wood(hz('D3'), 0.08, 0.03), 0.14, 0.6);
  }),
  'turn-runner': cue(0.55, -21, 0.4, (put) => {
    put(glass(hz('A5'), 0.4, 0.13, 0.6), 0, 0.8);
    put(chord(['D6', 'E6'], 0.46, glass, 0.14, 0.6), 0.12, 0.8);
  }),
  win: cue(1.84, -15, 0.5, (put) => {
    // Both seats' instruments, and F sharp for the first time: the minor turns to major.
    const horn = (f: number, s: number) => warm(f, s, 0.5, { rise: 0.03, open: 7 });
    ['D4', 'A4', 'E5'].forEach((note, i) => {
      put(horn(hz(note) / 2, 0.5), i * 0.19, 0.45);
      put(glass(hz(note) * 2, 0.6, 0.2, 0.7), i * 0.19, 0.35);
    });
    put(chord(['D3', 'A3', 'D4', 'F#4', 'A4'], 1.5, horn), 0.57, 0.95);
    put(strum(['D5', 'F#5', 'A5', 'E6'], 1.4, 0.05, glass, 0.4, 0.8), 0.6, 0.55);
    put(shards(0.8, 291, ['D7', 'A6', 'E7', 'F#6'], 14, 0.04), 0.75, 0.1);
    put(thud(hz('D2'), 0.6, 0.16, 292), 0.57, 0.6);
  }),
  lose: cue(1.64, -17, 0.45, (put) => {
    const sigh = (f: number, s: number) =>
      warm((t) => f * (1 - 0.012 * Math.min(1, t / 0.8)), s, 0.4, { rise: 0.04, open: 3 });
    ['A4', 'F4', 'E4'].forEach((note, i) => put(sigh(hz(note), 0.7), i * 0.26, 0.55));
    put(chord(['D2', 'A2', 'D3', 'F3'], 1.1, warm, 0.5, { rise: 0.06, open: 5 }), 0.78, 1);
    put(shape(arc(0.6, hz('A3'), hz('D2'), 301), swell(0.08, 0.55)), 0.78, 0.12);
  }),
} satisfies Recipes;
