import type { Motif } from './motif.ts';
import { bar, ring } from '../../../../../stage/art/strokes.ts';

/** Draws a turret with a wheel of curved blades. */
export const rotor: Motif = (p) => {
  for (let k = 2; k > 0; k--) p.line(`O 80 58 ${30 + k * 11}`, 0.9, 'light', 0.5);
  const turn = p.r() * 2;
  for (let i = 0; i < 6; i++)
    p.at(80, 58, 1, turn + (i / 6) * Math.PI * 2, () =>
      p.shape('M-5 -12 C-16 -28 -10 -46 8 -56 C4 -42 10 -30 6 -12 Z', i % 2 ? 'body' : 'accent'),
    );
  p.shape('O 80 58 17', 'dark');
  p.shape(ring(80, 58, 10, 6), 'light');
  p.dot(80, 58, 4, 'ink');
  p.shape('M66 74 L94 74 L108 126 L52 126 Z', 'body');
  p.line('M60 100 L100 100', 1.4);
};

/** Draws a long sword. Options: `neural` (nerves along it), `knot` (cutting a knot), `star` for throwing stars instead. */
export const blade: Motif = (p, opts) => {
  if (opts[0] === 'star') {
    for (const [x, y, s, t] of [
      [80, 60, 46, 0.3],
      [28, 26, 15, 0.9],
      [134, 96, 18, 0.1],
    ] as const) {
      p.shape(ring(x, y, s, 4, t, s * 0.32), 'body');
      p.line(ring(x, y, s * 0.82, 4, t, s * 0.2), 0.7);
      p.shape(`O ${x} ${y} ${s * 0.16}`, 'ink');
      p.line(`O ${x} ${y} ${s * 0.16}`, 1, 'accent');
    }
    p.line('M4 4 L24 22 M2 30 L18 28 M112 82 L126 92', 1.2, 'light', 0.6);
    return;
  }
  if (opts[0] === 'neural')
    for (let i = 0; i < 15; i++) {
      const t = i / 14;
      const [x, y] = [24 + t * 112, 100 - t * 80];
      const side = i % 2 ? 1 : -1;
      const [ex, ey] = [x + side * p.r.in(10, 26), y + side * p.r.in(14, 34)];
      p.line(`M${x} ${y} Q${x + side * 16} ${y} ${ex} ${ey}`, 1, 'accent', 0.9);
      p.dot(ex, ey, p.r.in(1.2, 3), 'light');
      p.glow(ex, ey, 9, 'accent', 0.7);
    }
  if (opts[0] === 'knot') {
    const strands = [
      'M80 28 C116 8 136 50 104 60 C136 70 116 112 80 92',
      'M80 28 C44 8 24 50 56 60 C24 70 44 112 80 92',
      'M104 60 C84 52 76 44 80 28',
      'M56 60 C76 68 84 76 80 92',
    ];
    for (const strand of strands) {
      p.line(strand, 12, 'ink');
      p.line(strand, 8, p.mode === 'print' ? 'dark' : 'body', 0.75);
      p.line(strand, 1.2, 'light', 0.8);
    }
  }
  const turn = opts[0] === 'knot' ? 0.02 : -0.62;
  p.at(80, 60, 1, turn, () => {
    if (opts[0] === 'knot') {
      p.shape('M-8 -34 L8 -34 L8 42 L0 62 L-8 42 Z', 'ink');
      p.shape('M-6.5 -32 L0 -32 L0 58 L-6.5 41 Z', 'light', { edge: 0.5 });
      p.shape('M0 -32 L6.5 -32 L6.5 41 L0 58 Z', 'accent', { edge: 0.5 });
      p.shape([-24, -40, 24, -40, 20, -32, -20, -32], 'accent');
      p.shape(bar(-4, -62, 8, 22), 'light');
      p.shape('O 0 -62 5', 'accent');
      p.glow(0, 10, 30, 'accent', 0.5);
    } else {
      p.shape('M-48 -5 C0 -9 44 -8 84 -16 C60 4 10 7 -48 5 Z', 'light');
      p.line('M-46 1 C0 2 40 0 78 -13', 0.9, 'accent');
      p.shape('M-54 -11 L-47 -11 L-47 11 L-54 11 Z', 'accent');
      p.shape('M-54 -4.5 L-92 -6 L-92 6 L-54 4.5 Z', 'body');
      for (let i = 0; i < 5; i++) p.line([-60 - i * 7, -4.5, -64 - i * 7, 4.5], 1.2);
    }
  });
};

/** Draws a drawn bow. */
export const bow: Motif = (p) => {
  p.glow(96, 60, 46, 'accent', 0.4);
  p.shape('M96 4 C136 26 136 94 96 116 C122 90 122 30 96 4 Z', 'body');
  p.line('M96 6 L44 60 L96 114', 1.4);
  p.shape(bar(24, 57.5, 104, 5), 'light');
  p.shape([124, 50, 150, 60, 124, 70, 130, 60], 'accent');
  p.shape('M14 48 L30 57 L44 57 L44 63 L30 63 L14 72 L22 60 Z', 'accent');
  for (let k = 0; k < 3; k++) p.draft(`O 80 60 ${26 + k * 14}`, 0.5);
};

/** Draws a spiked mine at the end of a chain. */
export const mine: Motif = (p) => {
  p.glow(80, 56, 60, 'accent', 0.5);
  for (let i = 0; i < 12; i++)
    p.at(80, 56, 1, (i / 12) * Math.PI * 2 + 0.13, () => {
      p.shape([-5, -30, 5, -30, 2.5, -46, -2.5, -46], 'dark');
      p.shape('O 0 -48 3.4', 'accent');
    });
  p.shape('O 80 56 33', 'body');
  p.line((c) => c.ellipse(80, 56, 33, 10, 0, 0, Math.PI * 2), 0.9);
  p.line((c) => c.ellipse(80, 56, 10, 33, 0, 0, Math.PI * 2), 0.9);
  p.shape('O 80 56 9', 'ink');
  p.shape('O 80 56 5.5', 'accent');
  p.glow(80, 56, 20, 'accent', 1);
  for (let i = 0; i < 4; i++) p.line((c) => c.ellipse(80, 100 + i * 8, i % 2 ? 2 : 4, 5, 0, 0, Math.PI * 2), 1.8);
};

/** Draws a noose inside a ring of jaws. */
export const snare: Motif = (p) => {
  const loop = 'M80 -6 L80 34 C46 36 34 66 48 88 C62 108 100 108 112 88 C126 66 114 36 80 34';
  for (let i = 0; i < 22; i++)
    p.at(80, 66, 1, (i / 22) * Math.PI * 2, () =>
      p.shape([-6, -56, 6, -56, 0, -40], i % 2 ? 'body' : 'dark', { edge: 0.7 }),
    );
  p.shape('O 80 66 40', 'ink');
  p.line('O 80 66 57', 2);
  p.line(loop, 6, 'dark');
  p.line(loop, 3.4, 'accent');
  for (let i = 0; i < 6; i++) p.line([76, 2 + i * 5.4, 84, 5 + i * 5.4], 1.2, 'dark');
  p.shape([72, 30, 88, 30, 86, 44, 74, 44], 'accent');
  p.glow(80, 70, 34, 'accent', 0.5);
  p.shape(ring(80, 72, 11, 4, 0, 4), 'light');
};

/** Draws a gun sight's rings and cross lines, to lie over another motif. */
export const reticle: Motif = (p) => {
  p.line('O 80 60 47', 2);
  p.line('O 80 60 33', 1, 'accent');
  for (let i = 0; i < 36; i++)
    p.at(80, 60, 1, (i / 36) * Math.PI * 2, () => p.line([0, -47, 0, i % 9 ? -51 : -56], i % 9 ? 0.8 : 2));
  for (let i = 0; i < 4; i++) p.at(80, 60, 1, (i / 4) * Math.PI * 2, () => p.line([0, -33, 0, -12], 1.6, 'accent'));
  p.dot(80, 60, 2.6, 'accent');
};
