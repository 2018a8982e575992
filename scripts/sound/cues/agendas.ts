/** Cues of an agenda stolen or scored. */
import { hz } from '../dsp.ts';
import { cue, type Recipes } from '../recipe.ts';
import { chord, glass, paper, shards, thud, warm } from '../voices.ts';

export const agendaCues = {
  steal: cue(1.0, -16, 0.45, (put) => {
    put(paper(0.16, 271, 800, 6_000, { lean: 0.8 }), 0, 0.4);
    ['D5', 'F5', 'A5', 'D6', 'E6', 'A6'].forEach((note, i) => put(glass(hz(note), 0.7, 0.2, 1), 0.06 + i * 0.062, 0.7));
    put(shards(0.4, 272, ['D7', 'E7', 'A6', 'B6'], 10, 0.03), 0.42, 0.18);
    put(warm(hz('D3'), 0.6, 0.25, { open: 3 }), 0.37, 0.3);
  }),
  score: cue(1.12, -16, 0.4, (put) => {
    const horn = (f: number, s: number) => warm(f, s, 0.34, { rise: 0.03, open: 8 });
    ['D3', 'F3', 'A3'].forEach((note, i) => put(horn(hz(note), 0.4), i * 0.12, 0.5));
    put(chord(['D3', 'A3', 'D4', 'F4', 'A4'], 0.82, horn), 0.36, 1);
    put(thud(hz('D2'), 0.5, 0.14, 281), 0.36, 0.7);
  }),
} satisfies Recipes;
