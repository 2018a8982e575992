/** Cues of Infiltration: steps in empty halls, lamps, locks, a distant siren. Events with a similar meaning sound similar. */
import { filter, glide, hz, mix, noise, pluck, shape, silence, sine, swell } from '../dsp.ts';
import { harmCues } from './harm.ts';
import { turnCues } from './turns.ts';
import { cue, type Recipes } from '../recipe.ts';
import { runCues } from './run.ts';
import { cardCues } from './cards.ts';
import { arc, chord, glass, paper, shards, thud, warm, wood } from '../voices.ts';

export const infiltrationCues = {
  lay: cue(0.16, -24, 0.15, (put) => {
    put(paper(0.1, 501, 2_600, 900, { lean: 0.6 }), 0, 0.7);
    put(wood(hz('D4'), 0.07, 0.016), 0.07, 0.8);
  }),
  'turn-card': runCues['access-flip'],
  discard: cardCues.trash,
  place: cardCues['install-card'],
  step: cue(0.44, -23, 0.5, (put) => {
    // Four soft soles on stone.
    [0, 0.11, 0.22, 0.33].forEach((when, i) => {
      put(thud(hz(i % 2 ? 'A2' : 'G2'), 0.1, 0.03, 511 + i), when, 0.8 - i * 0.1);
      put(shape(filter(noise(0.05, 521 + i), 'band', 1_500 + i * 120, 1.4), pluck(0.002, 0.012)), when + 0.012, 0.9);
    });
  }),
  lift: cue(0.7, -21, 0.45, (put) => {
    put(warm(glide(hz('D3'), hz('A3'), 0.5), 0.6, 0.3, { rise: 0.08, open: 3 }), 0, 0.7);
    put(shape(filter(noise(0.5, 531), 'band', glide(300, 1_200, 0.5), 1), swell(0.3, 0.5)), 0, 0.5);
    put(glass(hz('A5'), 0.3, 0.1, 0.4), 0.46, 0.7);
  }),
  reveal: cue(0.84, -19, 0.5, (put) => {
    // A switch, a tube that flickers, and the hum of light.
    put(wood(hz('D5'), 0.05, 0.01), 0, 1);
    for (const [i, when] of [0.1, 0.17, 0.28].entries())
      put(shape(arc(0.06, hz('A4'), hz('A5'), 541 + i), swell(0.01, 0.06)), when, 0.35);
    put(chord(['D4', 'A4', 'E5'], 0.52, warm, 0.22, { rise: 0.03, open: 7 }), 0.3, 0.9);
  }),
  peek: cardCues.expose,
  slam: cue(0.62, -16, 0.6, (put) => {
    put(thud(hz('D2'), 0.5, 0.13, 551), 0, 1.2);
    put(shape(filter(noise(0.3, 552), 'band', glide(2_400, 500, 0.2), 0.8), pluck(0.001, 0.06)), 0, 1.2);
    put(chord(['D3', 'Eb3'], 0.36, warm, 0.09, { open: 5 }), 0.01, 0.5);
    put(wood(hz('D3'), 0.09, 0.03), 0.12, 0.6);
  }),
  escape: cue(1.03, -17, 0.55, (put) => {
    // Up and away into the open air.
    ['D5', 'A5', 'B5', 'E6'].forEach((note, i) => put(glass(hz(note), 0.6, 0.2, 0.7), i * 0.085, 0.7));
    put(shape(filter(noise(0.7, 561), 'band', glide(500, 3_400, 0.6), 0.8), swell(0.35, 0.7)), 0.06, 0.5);
    put(chord(['D3', 'A3'], 0.6, warm, 0.24, { open: 5 }), 0.3, 0.6);
  }),
  sludge: cue(0.53, -21, 0.3, (put) => {
    for (let i = 0; i < 5; i++)
      put(
        shape(sine(0.12, glide(hz('D3') * (1 + i * 0.14), hz('A3') * (1 + i * 0.16), 0.08)), pluck(0.012, 0.03)),
        i * 0.075,
        0.8,
      );
    put(shape(filter(noise(0.4, 571), 'low', 700), swell(0.1, 0.4)), 0, 0.6);
  }),
  tokens: cardCues.credit,
  take: cue(0.34, -21, 0.25, (put) => {
    put(wood(hz('A5'), 0.05, 0.012));
    ['D6', 'A6'].forEach((note, i) => put(glass(hz(note), 0.24, 0.07, 0.7), 0.05 + i * 0.065, 0.8));
  }),
  interface: runCues.encounter,
  slot: runCues.break,
  special: cue(0.92, -18, 0.5, (put) => {
    ['D5', 'F5', 'B5', 'E6'].forEach((note, i) => put(glass(hz(note), 0.6, 0.22, 0.5), i * 0.07, 0.6));
    put(shards(0.4, 581, ['D7', 'B6', 'A6'], 9, 0.03), 0.3, 0.2);
    put(warm(hz('D3'), 0.7, 0.3, { rise: 0.04, open: 4 }), 0.06, 0.5);
  }),
  steal: cue(0.39, -21, 0.25, (put) => {
    put(paper(0.18, 591, 700, 4_800, { lean: 0.85 }), 0, 0.9);
    put(glass(hz('B5') * 1.02, 0.2, 0.05, 0.6), 0.16, 0.7);
  }),
  wounded: harmCues['damage-meat'],
  healed: harmCues.prevent,
  delayed: runCues.derez,
  guarded: runCues['pass-ice'],
  guard: cue(0.93, -17, 0.55, (put) => {
    // A heavy door, boots, and a low fifth that does not resolve.
    put(thud(hz('D2'), 0.4, 0.1, 601), 0, 1);
    put(shape(filter(noise(0.16, 602), 'band', 900, 1), pluck(0.002, 0.05)), 0.02, 0.8);
    // A word over the radio.
    for (const when of [0.2, 0.29, 0.36])
      put(shape(filter(noise(0.07, 605 + Math.round(when * 100)), 'band', 2_900, 2.4), swell(0.02, 0.07)), when, 1.8);
    [0.46, 0.62].forEach((when, i) => put(thud(hz('G2'), 0.14, 0.05, 603 + i), when, 0.8));
    put(chord(['D3', 'A3', 'Eb4'], 0.62, warm, 0.3, { rise: 0.05, open: 6 }), 0.26, 0.9);
  }),
  'guard-step': cue(0.41, -21, 0.5, (put) => {
    [0, 0.17, 0.33].forEach((when, i) => {
      put(thud(hz('D2'), 0.13, 0.05, 611 + i), when, 1 - i * 0.12);
      put(shape(filter(noise(0.07, 621 + i), 'band', 620, 1.2), pluck(0.002, 0.02)), when, 0.9);
    });
  }),
  'guard-gone': runCues['jack-out'],
  purged: cardCues.purge,
  die: cue(1.16, -17, 0.4, (put) => {
    // A die in a wooden tray: many knocks, fewer, one; and the air held after it.
    let when = 0;
    for (let i = 0; i < 9; i++) {
      put(wood(hz('D4') * (1 + ((i * 5) % 7) * 0.06), 0.09, 0.018), when, 1 - i * 0.07);
      when += 0.04 + i * 0.013;
    }
    put(warm(hz('D3'), 0.4, 0.2, { rise: 0.05, open: 2 }), when, 0.5);
    put(thud(hz('A2'), 0.2, 0.05, 631), when, 0.5);
  }),
  'alarm-up': cue(0.58, -19, 0.45, (put) => {
    for (const when of [0, 0.19])
      put(warm(glide(hz('A4'), hz('E5'), 0.12), 0.26, 0.1, { rise: 0.02, open: 9 }), when, 0.8);
    put(shape(filter(noise(0.3, 641), 'band', glide(900, 2_000, 0.2), 2), swell(0.1, 0.3)), 0, 0.25);
  }),
  'alarm-down': cue(0.59, -22, 0.45, (put) => {
    put(warm(glide(hz('E5'), hz('D4'), 0.3), 0.5, 0.2, { rise: 0.02, open: 2 }), 0, 0.8);
    put(glass(hz('D5'), 0.3, 0.1, 0.3), 0.26, 0.5);
  }),
  proximity: cue(0.79, -20, 0.35, (put) => {
    // The hand of a dial, ticking on.
    for (let i = 0; i < 8; i++) put(wood(hz('A5') * (1 + i * 0.02), 0.03, 0.006), i * 0.075, 0.5 + i * 0.05);
    put(warm(glide(hz('D3'), hz('F3'), 0.6), 0.7, 0.32, { rise: 0.1, open: 4 }), 0, 0.7);
  }),
  near: cue(1.3, -16, 0.55, (put) => {
    // Two beats of a heart under a siren that comes round the corner.
    for (const when of [0, 0.2, 0.62, 0.82]) put(thud(hz('D2'), 0.24, 0.08, 651 + Math.round(when * 10)), when, 1);
    put(warm(glide(hz('A3'), hz('Eb4'), 0.9), 1.2, 0.6, { rise: 0.3, open: 6 }), 0, 0.7);
    put(chord(['D3', 'A3'], 1.1, warm, 0.5, { rise: 0.1, open: 4 }), 0.05, 0.6);
  }),
  relief: cue(0.66, -21, 0.45, (put) => {
    const out = silence(0.6);
    mix(out, shape(filter(noise(0.6, 661), 'low', glide(1_800, 300, 0.5)), swell(0.12, 0.6)), 0, 0.8);
    put(out, 0, 0.6);
    put(glass(hz('A5'), 0.4, 0.14, 0.3), 0.06, 0.6);
    put(glass(hz('D5'), 0.4, 0.16, 0.3), 0.2, 0.7);
  }),
  round: turnCues['turn-corp'],
  caught: cue(2.05, -15, 0.6, (put) => {
    // Doors fall shut one after the other, and the siren stands over them.
    [0, 0.14, 0.26, 0.36].forEach((when, i) => {
      put(thud(hz('D2'), 0.4, 0.12, 671 + i), when, 1);
      put(shape(filter(noise(0.2, 681 + i), 'band', 1_700 - i * 200, 0.9), pluck(0.001, 0.04)), when, 0.9);
    });
    for (const when of [0.44, 0.86])
      put(warm(glide(hz('A5'), hz('Eb5'), 0.34), 0.5, 0.24, { rise: 0.03, open: 10 }), when, 1.1);
    put(chord(['D2', 'A2', 'D3', 'F3'], 1.1, warm, 0.5, { rise: 0.05, open: 4 }), 0.5, 1);
  }),
  win: turnCues.win,
  lose: turnCues.lose,
} satisfies Recipes;
