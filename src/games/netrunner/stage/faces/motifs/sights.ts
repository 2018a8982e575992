import type { Motif } from './motif.ts';
import { bar, ring } from '../../../../../stage/art/strokes.ts';

/** Draws a club: dancers in coloured light before the bars of an equaliser. */
export const club: Motif = (p) => {
  for (let i = -4; i < 20; i++) {
    const h = p.r.in(12, 84);
    for (let y = 0; y < h; y += 6)
      p.shape(bar(i * 10 + 2, 108 - y, 7, -4), y > 56 ? 'accent' : y > 30 ? 'light' : 'body', { edge: 0 });
  }
  for (const [x, s, m] of [
    [34, 0.8, 1],
    [66, 1, -1],
    [102, 0.9, 1],
    [132, 0.75, -1],
  ] as const)
    p.at(x, 122, s, 0, () => {
      p.c.scale(m, 1);
      p.shape(
        'M-6 -62 C-12 -58 -12 -44 -10 -32 L-16 0 L-6 0 L0 -28 L8 0 L16 0 L10 -34 L10 -52 L22 -70 L30 -84 L24 -87 L14 -72 L4 -60 Z',
        'ink',
      );
      p.shape('O 0 -70 7.5', 'ink');
    });
};

/** Draws a bunk by a window at night. */
export const lodging: Motif = (p) => {
  p.shape('M20 10 L140 10 L140 78 L20 78 Z', 'accent');
  for (let x = 22; x < 138;) {
    const w = p.r.in(8, 18);
    const h = p.r.in(14, 54);
    p.shape([x, 78, x, 78 - h, Math.min(140, x + w), 78 - h, Math.min(140, x + w), 78], 'body', { edge: 0.4 });
    x += w;
  }
  p.line('M20 10 L140 10 L140 78 L20 78 Z M80 10 L80 78 M20 40 L140 40', 2.4, 'dark');
  p.shape('M-60 92 L220 92 L220 130 L-60 130 Z', 'ink');
  p.shape('M26 96 L30 84 C40 78 48 80 52 88 L96 78 C112 76 128 86 130 96 Z', 'body');
  p.shape('O 40 82 7', 'light');
};

/** Draws a gallery: pictures on a wall and someone looking at them. */
export const gallery: Motif = (p) => {
  for (const [x, y, w, h] of [
    [6, 22, 34, 46],
    [50, 12, 60, 60],
    [120, 26, 34, 40],
  ] as const) {
    p.shape([x - 3, y - 3, x + w + 3, y - 3, x + w + 3, y + h + 3, x - 3, y + h + 3], 'light');
    p.shape(bar(x, y, w, h), 'dark');
    p.inside(bar(x, y, w, h), () => {
      for (let i = 0; i < 5; i++)
        p.shape(
          ring(x + p.r() * w, y + p.r() * h, p.r.in(6, 18), p.r.int(3, 7), p.r() * 6),
          i % 2 ? 'accent' : 'body',
          { edge: 0.5, a: 0.85 },
        );
    });
  }
  p.shape('M-60 104 L220 104 L220 130 L-60 130 Z', 'body');
  p.shape('M70 70 C77 70 78 80 74 82 C86 86 86 104 86 122 L56 122 C56 104 56 86 66 82 C62 80 63 70 70 70 Z', 'ink');
};

/** Draws a lit stadium from above. */
export const arena: Motif = (p) => {
  p.line((c) => c.ellipse(80, 66, 72, 40, 0, 0, Math.PI * 2), 12, 'dark');
  for (let k = 0; k < 4; k++)
    p.line((c) => c.ellipse(80, 66, 74 - k * 6, 42 - k * 4.6, 0, 0, Math.PI * 2), 1.6, k % 2 ? 'accent' : 'light');
  p.shape('M40 66 L80 48 L120 66 L80 86 Z', 'accent');
  p.line('M60 57 L100 76 M80 58 L80 75', 1.2);
  for (const x of [14, 54, 106, 146]) {
    p.line([x, 40, x, 8], 1.8);
    p.glow(x, 8, 26, 'light', 0.8);
    p.shape(bar(x - 7, 2, 14, 8), 'light', { edge: 0.3 });
  }
};

/** Draws a mine's headframe: a mast of girders over a shaft on a bare moon. */
export const headframe: Motif = (p) => {
  p.shape('M-60 96 Q80 78 220 96 L220 130 L-60 130 Z', 'body');
  p.line(
    'M62 100 L76 20 L84 20 L98 100 M66 80 L94 80 M70 56 L90 56 M66 80 L90 56 M94 80 L70 56 M62 100 L94 80',
    2.4,
    'light',
  );
  p.line('M80 26 L130 98', 1.6);
  p.shape('O 80 24 14', 'dark');
  p.line('O 80 24 14', 2, 'accent');
  p.line('M80 10 L80 38 M66 24 L94 24', 1.2, 'accent');
  p.shape('M70 96 L90 96 L88 124 L72 124 Z', 'ink');
  p.glow(80, 110, 26, 'accent', 0.9);
  p.shape('M112 84 L140 84 L146 100 L108 100 Z', 'accent');
};

/** Draws a train capsule rushing through a tube. */
export const tube: Motif = (p) => {
  for (let k = 8; k > 0; k--)
    p.line(
      `O ${80 + (8 - k) * 2.4} ${56 - (8 - k) * 0.7} ${k * k * 1.15 + 4}`,
      0.8 + k * 0.22,
      k % 2 ? 'light' : 'accent',
      0.4 + k * 0.06,
    );
  p.glow(99, 50, 26, 'accent', 1);
  p.shape('M6 96 C28 70 70 60 98 58 C84 76 50 104 20 114 Z', 'body');
  p.shape('M62 68 C76 62 88 60 98 58 C92 66 82 74 72 82 Z', 'light');
  p.line('M-20 112 L14 96 M-16 124 L22 108', 1.6, 'accent');
};

/** Draws northern lights over a ridge. */
export const aurora: Motif = (p) => {
  for (let k = 0; k < 3; k++) {
    const y = 20 + k * 16;
    const ph = p.r() * 6;
    const wave = (x: number): number => y + Math.sin(x * 0.035 + ph) * 13 + Math.sin(x * 0.09 + ph) * 4;
    for (let x = -70; x < 230; x += 5)
      p.shape(
        [
          x,
          wave(x),
          x + 3.6,
          wave(x + 3.6),
          x + 3.6,
          wave(x) + 30 + Math.sin(x * 0.2 + ph) * 16,
          x,
          wave(x) + 30 + Math.sin(x * 0.2 + ph) * 16,
        ],
        k === 1 ? 'accent' : 'body',
        { edge: 0, a: 0.62 },
      );
    p.line(
      (c) => {
        for (let x = -70; x < 230; x += 5) c.lineTo(x, wave(x));
      },
      1.6,
      k === 1 ? 'accent' : 'light',
    );
  }
  p.shape('M-70 130 L-70 96 L-20 84 L10 98 L44 72 L74 96 L100 82 L128 100 L160 84 L230 104 L230 130 Z', 'dark');
  p.shape('M44 72 L54 80 L46 86 L38 78 Z M100 82 L108 88 L101 93 Z', 'light', { edge: 0 });
};
