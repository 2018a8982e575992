/** Cues of Black Hat: the same instruments at another table. Events with a similar meaning sound similar. */
import { filter, glide, hz, noise, pluck, shape, sine, swell } from '../dsp.ts';
import { agendaCues } from './agendas.ts';
import { harmCues } from './harm.ts';
import { turnCues } from './turns.ts';
import { cue, type Recipes } from '../recipe.ts';
import { runCues } from './run.ts';
import { cardCues } from './cards.ts';
import { chord, glass, paper, shards, thud, warm, wood } from '../voices.ts';

export const blackHatCues = {
  'turn-card': runCues['access-flip'],
  hat: cue(0.81, -18, 0.5, (put) => {
    // A felt brim turning through the air, and a sly third as it lands.
    put(shape(filter(noise(0.5, 401), 'band', glide(500, 2_600, 0.45), 1.3), swell(0.3, 0.5)), 0, 0.7);
    put(warm(hz('D3'), 0.5, 0.2, { open: 5 }), 0.3, 0.8);
    ['F5', 'A5', 'B5'].forEach((note, i) => put(glass(hz(note), 0.4, 0.12, 0.6), 0.34 + i * 0.09, 0.7));
  }),
  'play-card': cardCues['play-card'],
  'hat-played': cue(0.66, -17, 0.4, (put) => {
    put(paper(0.2, 411, 900, 4_200, { lean: 0.7 }), 0, 0.8);
    put(thud(hz('D2'), 0.34, 0.1, 412), 0.16, 1);
    put(chord(['D4', 'F4', 'B4'], 0.46, warm, 0.16, { rise: 0.01, open: 4 }), 0.17, 0.7);
    put(shards(0.2, 413, ['B6', 'F6', 'D7'], 6, 0.02), 0.2, 0.3);
  }),
  pass: cardCues.counter,
  'trick-won': runCues['run-success'],
  take: cardCues.expose,
  sweep: cardCues.trash,
  'pawn-step': cue(0.15, -23, 0.25, (put) => {
    put(wood(hz('A4'), 0.07, 0.02));
    put(glass(hz('D5'), 0.14, 0.04, 0.3), 0.012, 0.45);
  }),
  held: runCues.derez,
  'sent-back': runCues['jack-out'],
  mark: cardCues.advance,
  tile: cardCues['install-ice'],
  sprung: harmCues['damage-net'],
  asset: runCues.rez,
  blame: cue(0.48, -19, 0.3, (put) => {
    for (let i = 0; i < 5; i++) put(glass(hz('Eb5') * 0.9 ** i, 0.16, 0.04, 0.5), i * 0.06, 0.8 - i * 0.06);
    put(shape(sine(0.2, glide(hz('A3'), hz('D3'), 0.15)), pluck(0.004, 0.06)), 0.28, 0.9);
  }),
  tracer: harmCues['bad-publicity'],
  'tracer-step': runCues.approach,
  jail: harmCues['damage-meat'],
  round: turnCues['turn-runner'],
  score: agendaCues.score,
  win: turnCues.win,
  lose: turnCues.lose,
} satisfies Recipes;
