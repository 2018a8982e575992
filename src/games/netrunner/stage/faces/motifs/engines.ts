import type { Motif } from './motif.ts';
import { bar, ring } from '../../../../../stage/art/strokes.ts';

/** Draws the Earth with lines linking points on it. Option: `moon` for the moon instead. */
export const globe: Motif = (p, opts) => {
  if (opts[0] === 'moon') {
    p.glow(80, 56, 70, 'light', 0.3);
    p.shape('O 80 58 45', 'light');
    for (const [x, y, q] of [
      [64, 40, 9],
      [96, 52, 12],
      [72, 74, 7],
      [100, 82, 5],
      [84, 34, 4],
      [56, 62, 5],
    ] as const)
      p.shape(`O ${x} ${y} ${q}`, 'body', { a: 0.4, edge: 0.6 });
    return;
  }
  p.shape('O 80 60 42', 'body');
  for (const k of [0.35, 0.75]) p.line((c) => c.ellipse(80, 60, 42 * k, 42, 0, 0, Math.PI * 2), 0.8);
  for (const y of [-22, 0, 22])
    p.line((c) => c.ellipse(80, 60 + y, Math.sqrt(1764 - y * y), 6, 0, 0, Math.PI * 2), 0.8);
  for (let i = 0; i < 6; i++) {
    const a = p.r() * 6.28;
    const b = a + p.r.in(1, 2.6);
    const q = (t: number): [number, number] => [80 + Math.cos(t) * 42, 60 + Math.sin(t) * 42];
    const m = (a + b) / 2;
    p.line(`M${q(a).join(' ')} Q${80 + Math.cos(m) * 84} ${60 + Math.sin(m) * 84} ${q(b).join(' ')}`, 1.2, 'accent');
    p.dot(...q(a), 2.6, 'light');
  }
};

/** Draws a wall of screens. Option: `bars` for a chart on the middle one. */
export const screens: Motif = (p, opts) => {
  for (let j = 0; j < 3; j++)
    for (let i = -3; i < 7; i++) {
      const [x, y] = [14 + i * 34, 8 + j * 33];
      const tone = p.r.pick<'body' | 'dark' | 'accent'>(['body', 'dark', 'accent', 'body']);
      p.shape(bar(x, y, 30, 28), tone);
      const k = p.r.int(0, 3);
      if (k === 0) for (let q = 0; q < 5; q++) p.line([x + 4, y + 5 + q * 4.4, x + p.r.in(10, 26), y + 5 + q * 4.4], 1);
      else if (k === 1)
        p.line(
          [x + 3, y + 22, x + 10, y + p.r.in(8, 20), x + 17, y + p.r.in(8, 20), x + 27, y + 6].slice(0, 8),
          1.1,
          'light',
        );
      else if (k === 2) p.line(`O ${x + 15} ${y + 14} ${p.r.in(5, 10)}`, 1.2, 'light');
      else
        for (let q = 0; q < 5; q++)
          p.shape(
            [
              x + 4 + q * 5,
              y + 24,
              x + 4 + q * 5,
              y + p.r.in(6, 20),
              x + 7.5 + q * 5,
              y + p.r.in(6, 20),
              x + 7.5 + q * 5,
              y + 24,
            ],
            'light',
            { edge: 0 },
          );
    }
  if (opts[0] === 'worker')
    p.shape(
      'M80 56 C90 56 92 72 86 76 C112 82 118 100 118 126 L42 126 C42 100 48 82 74 76 C68 72 70 56 80 56 Z',
      'ink',
    );
};

/** Draws a magnifying glass over a matrix of dots. Option: `radar` for a radar screen instead. */
export const lens: Motif = (p, opts) => {
  if (opts[0] === 'radar') {
    p.shape('O 80 60 54', 'body');
    for (let k = 1; k < 5; k++) p.line(`O 80 60 ${k * 13}`, 1);
    p.line('M26 60 L134 60 M80 6 L80 114', 0.7);
    p.shape((c) => {
      c.moveTo(80, 60);
      c.arc(80, 60, 52, -1.3, -0.35);
    }, 'accent');
    for (let i = 0; i < 7; i++) {
      const [x, y] = [80 + p.r.in(-40, 40), 60 + p.r.in(-40, 40)];
      p.dot(x, y, 2.6, 'light');
      p.glow(x, y, 9, 'accent', 0.8);
    }
    return;
  }
  for (let j = 0; j < 9; j++)
    for (let i = -5; i < 18; i++)
      p.dot(10 + i * 12, 10 + j * 12.5, p.r() < 0.2 ? 3.2 : 1.5, p.r() < 0.25 ? 'accent' : 'light', 0.65);
  p.shape('O 72 52 33', 'dark');
  p.inside('O 72 52 31', () => {
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 4; i++)
        p.shape(bar(42 + i * 17, 24 + j * 17, 13, 13), (i + j * 3) % 4 ? 'body' : 'accent', { edge: 0.6 });
  });
  p.line('O 72 52 33', 4);
  p.line('M97 77 L122 102', 8, 'accent');
  p.shape('M54 40 Q62 28 76 28 Q62 34 58 44 Z', 'light', { edge: 0, a: 0.6 });
};

/** Draws a rocket rising on a pillar of light. */
export const rocket: Motif = (p) => {
  p.shape('M70 78 L60 130 L100 130 L90 78 Z', 'light', { edge: 0, a: 0.85 });
  p.glow(80, 100, 46, 'accent', 1);
  p.mirror(() => p.shape('M68 54 L50 82 L52 94 L68 82 Z', 'accent'));
  p.shape('M80 4 C98 22 96 58 90 84 L70 84 C64 58 62 22 80 4 Z', 'body');
  p.shape('M80 4 C98 22 96 58 90 84 L82 84 C88 56 88 24 80 4 Z', 'dark', { edge: 0.4 });
  p.shape('O 79 40 7', 'light');
  p.line('M66 62 L94 62', 1.2);
};

/** Draws a radio mast that sends out rings. */
export const mast: Motif = (p) => {
  for (let k = 1; k < 6; k++)
    p.line(
      (c) => {
        c.arc(80, 30, k * 13, -0.75, 0.75);
        c.moveTo(80 - k * 13 * Math.cos(0.75), 30 + k * 13 * Math.sin(0.75));
        c.arc(80, 30, k * 13, Math.PI - 0.75, Math.PI + 0.75);
      },
      2.6 - k * 0.3,
      'accent',
      1.05 - k * 0.14,
    );
  p.shape('M80 26 L100 118 L60 118 Z', 'dark');
  p.line('M80 26 L60 118 M80 26 L100 118 M76 46 L88 64 M84 46 L72 64 L92 86 M88 64 L66 88 L97 108 M92 86 L62 110', 1.6);
  p.shape('O 80 26 7', 'accent');
  p.glow(80, 26, 26, 'accent', 1);
};

/** Draws a double helix. Option: `ring` closes it to a circle. */
export const helix: Motif = (p, opts) => {
  const n = 26;
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const a = t * Math.PI * 3.4 + 0.4;
    let x1: number, y1: number, x2: number, y2: number;
    if (opts[0] === 'ring') {
      const c = t * Math.PI * 2;
      const d = Math.sin(t * Math.PI * 10) * 12;
      [x1, y1, x2, y2] = [
        80 + Math.cos(c) * (40 + d),
        60 + Math.sin(c) * (40 + d),
        80 + Math.cos(c) * (40 - d),
        60 + Math.sin(c) * (40 - d),
      ];
    } else [x1, y1, x2, y2] = [80 + Math.sin(a) * 28, 4 + t * 112, 80 - Math.sin(a) * 28, 4 + t * 112];
    p.line([x1, y1, x2, y2], 1.2, 'light', 0.6);
    p.shape(`O ${x1} ${y1} 4.2`, 'accent', { edge: 0.5 });
    p.shape(`O ${x2} ${y2} 4.2`, 'body', { edge: 0.5 });
  }
};

/** Draws a broken puppet with joints and strings. */
export const construct: Motif = (p) => {
  p.line('M58 -6 L52 56 M80 -6 L80 22 M102 -6 L112 44', 0.9, 'light', 0.7);
  p.shape(ring(80, 32, 15, 6), 'body');
  p.dot(75, 31, 2.4, 'accent');
  p.dot(86, 31, 2.4, 'accent');
  p.shape([66, 50, 94, 50, 90, 82, 70, 82], 'body');
  p.glow(80, 64, 22, 'accent', 1);
  p.shape(ring(80, 64, 8, 4), 'accent');
  for (const [x, y, t] of [
    [54, 66, 0.4],
    [110, 56, -0.9],
    [66, 100, 0.2],
    [96, 102, -0.3],
  ] as const) {
    p.at(x, y, 1, t, () => p.shape([-5, -13, 5, -13, 4, 13, -4, 13], 'dark'));
    p.shape(`O ${x} ${y - 12} 4`, 'light');
  }
  for (let i = 0; i < 9; i++)
    p.shape(ring(110 + p.r.in(-6, 30), 70 + p.r.in(-10, 40), p.r.in(1.6, 5), 3, p.r() * 6), 'accent', {
      edge: 0.4,
    });
};
