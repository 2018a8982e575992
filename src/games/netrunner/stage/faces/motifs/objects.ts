import type { Motif } from './motif.ts';
import { bar, pointsOf, ring } from '../../../../../stage/art/strokes.ts';

/** Draws an eye with rays. Options: `maker`, `scan` (a bar across it), `twin` (two eyes), `third` (over cards laid out). */
export const eye: Motif = (p, opts) => {
  const kind = opts[0] ?? 'maker';
  const one = (x: number, y: number, s: number): void =>
    p.at(x, y, s, 0, () => {
      p.shape('M-56 0 Q0 -56 56 0 Q0 56 -56 0 Z', 'light');
      p.shape('O 0 0 25', 'body');
      for (let i = 0; i < 24; i++)
        p.at(0, 0, 1, (i / 24) * Math.PI * 2, () => p.line([0, -12, 0, i % 2 ? -19 : -23], 1.2, 'accent'));
      p.shape('O 0 0 10', 'ink');
      p.dot(5, -5, 3.2, 'light');
    });
  if (kind === 'twin') {
    p.at(0, 0, 1, 0, () => one(80, 36, 0.85));
    p.c.globalAlpha *= 0.8;
    one(80, 88, 0.85);
    p.c.globalAlpha /= 0.8;
    p.line('M-20 62 L180 62', 1.4, 'accent');
    return;
  }
  if (kind === 'third') {
    for (let i = -2; i <= 2; i++)
      p.at(80 + i * 24, 94 + Math.abs(i) * 3, 1, i * 0.13, () => {
        p.shape(bar(-11, -18, 22, 36), i ? 'body' : 'accent');
        p.line(bar(-7, -13, 14, 26), 0.8);
      });
    p.glow(80, 42, 50, 'accent', 0.8);
    one(80, 42, 0.72);
    return;
  }
  for (let i = 0; i < 28; i++)
    p.at(80, 60, 1, (i / 28) * Math.PI * 2, () =>
      p.line([0, -44, 0, i % 2 ? -54 : -68], i % 2 ? 1 : 2.2, 'accent', 0.9),
    );
  one(80, 60, 0.98);
  if (kind === 'scan') p.shape(bar(-40, 56, 240, 6), 'accent', { a: 0.8 });
};

/** Draws a fingerprint whose ridges are circuit lines. */
export const fingerprint: Motif = (p) => {
  for (let k = 0; k < 9; k++) {
    const q = 5 + k * 5.6;
    const gap = p.r.in(0.2, 0.7);
    const turn = p.r.in(-0.5, 0.5) + (k % 2 ? Math.PI * 0.5 : -Math.PI * 0.4);
    p.line(
      (c) => c.ellipse(80, 62, q * 0.82, q * 1.04, 0, turn + gap, turn + Math.PI * 2 - gap),
      2.6,
      k % 3 === 1 ? 'accent' : 'light',
    );
    const [x, y] = [80 + Math.cos(turn + gap) * q * 0.82, 62 + Math.sin(turn + gap) * q * 1.04];
    p.dot(x, y, 2.6, 'accent');
  }
  p.line('M80 62 L80 128', 2.6, 'light');
};

/** Draws a shield with a net on it. Option: `star` for a star in its middle. */
export const shield: Motif = (p, opts) => {
  const s = 'M80 8 C98 20 116 22 128 22 C128 70 112 98 80 114 C48 98 32 70 32 22 C44 22 62 20 80 8 Z';
  p.shape(s, 'body');
  p.inside(s, () => {
    for (let k = -7; k < 8; k++) {
      p.line([k * 15 + 80, 0, k * 15 + 140, 120], 1.1, 'accent', 0.9);
      p.line([k * 15 + 80, 0, k * 15 + 20, 120], 1.1, 'accent', 0.9);
    }
  });
  p.line(s, 2.4);
  if (opts[0] === 'star') p.shape(ring(80, 58, 30, 5, 0, 12), 'light');
  else p.glow(80, 56, 40, 'accent', 0.5);
};

/** Draws the alchemists' figure: a circle, triangle, square and circle inside each other. */
export const opus: Motif = (p) => {
  p.glow(80, 60, 70, 'accent', 0.7);
  p.line('O 80 60 52', 2.2);
  for (let i = 0; i < 36; i++) p.at(80, 60, 1, (i / 36) * Math.PI * 2, () => p.line([0, -52, 0, i % 3 ? -55 : -59], 1));
  p.shape(ring(80, 60, 49, 3), 'body');
  p.shape(ring(80, 62, 30, 4, Math.PI / 4), 'dark');
  p.shape('O 80 62 20', 'accent');
  p.shape(ring(80, 62, 12, 6), 'light');
  for (const [x, y] of pointsOf([80, 11, 122, 84, 38, 84])) p.shape(`O ${x} ${y} 5`, 'accent');
};

/** Draws a djinn: smoke from a lamp that forms a figure with folded arms. */
export const djinn: Motif = (p) => {
  p.glow(80, 50, 56, 'accent', 0.5);
  p.shape('M70 64 C66 84 104 84 92 98 C84 106 60 102 64 112 C52 106 58 92 72 92 C84 92 56 84 58 62 Z', 'body');
  p.shape('M80 30 C108 32 126 40 128 56 C122 68 106 72 92 80 L68 80 C54 72 38 68 32 56 C34 40 52 32 80 30 Z', 'body');
  p.shape('M34 56 C50 50 70 62 94 56 L108 52 C112 58 108 64 100 66 C76 74 50 72 34 56 Z', 'accent');
  p.shape('M126 56 C112 50 96 62 76 60 L70 66 C90 76 112 70 126 56 Z', 'dark');
  p.shape('M80 4 C92 4 95 16 93 24 C91 34 86 38 80 38 C74 38 69 34 67 24 C65 16 68 4 80 4 Z', 'body');
  p.shape('M76 6 C78 -10 92 -8 96 -4 C90 -2 84 0 84 6 Z', 'accent');
  p.glow(75, 19, 8, 'accent', 1);
  p.glow(85, 19, 8, 'accent', 1);
  p.line('M72 20 L77 21 M83 21 L88 20', 1.8);
  p.shape('M50 112 C62 104 100 104 108 111 L130 100 L116 120 L58 120 Z', 'light');
  p.line('M50 112 C38 102 32 112 42 120 L58 120', 2.4);
};

/** Draws a fuel can with a label and fumes above. */
export const can: Motif = (p) => {
  p.at(80, 62, 1, 0.16, () => {
    p.shape('M-28 -40 C-28 -48 28 -48 28 -40 L28 46 C28 55 -28 55 -28 46 Z', 'body');
    p.shape('M6 -46 C18 -45 28 -43 28 -40 L28 46 C28 50 18 52 6 53 Z', 'dark', { edge: 0.4 });
    p.shape('M-28 -40 C-28 -48 28 -48 28 -40 C28 -32 -28 -32 -28 -40 Z', 'light');
    p.shape('M-28 -14 C-20 -8 20 -8 28 -14 L28 28 C20 34 -20 34 -28 28 Z', 'accent');
    p.shape('M4 -8 L-14 14 L-2 14 L-6 30 L14 6 L2 6 Z', 'ink');
    p.line('M-6 -42 L6 -42', 2, 'dark');
  });
  for (let i = 0; i < 3; i++)
    p.line(`M${70 + i * 14} 12 C${60 + i * 14} 4 ${84 + i * 14} -4 ${74 + i * 14} -14`, 2, 'accent', 0.8);
};

/** Draws a full syringe. */
export const syringe: Motif = (p) => {
  p.at(80, 60, 1, -0.75, () => {
    p.shape('M-30 -12 L36 -12 L36 12 L-30 12 Z', 'light', { a: 0.8 });
    p.shape('M-30 -9 L16 -9 L16 9 L-30 9 Z', 'accent');
    for (let i = 0; i < 6; i++) p.line([-24 + i * 9, -12, -24 + i * 9, i % 2 ? -6 : -3], 1.2, 'dark');
    p.shape('M16 -9 L20 -9 L20 9 L16 9 Z M20 -3 L60 -3 L60 3 L20 3 Z M60 -13 L65 -13 L65 13 L60 13 Z', 'body');
    p.shape('M-30 -5 L-40 -3 L-40 3 L-30 5 Z', 'body');
    p.line('M-40 0 L-74 0', 1.8);
  });
  p.glow(28, 110, 24, 'accent', 1);
  p.shape('M30 104 C24 112 24 118 30 120 C36 118 36 112 30 104 Z', 'accent');
};

/** Draws a lotus on water. Option: `bonsai` for a bonsai tree instead. */
export const flower: Motif = (p, opts) => {
  if (opts[0] === 'bonsai') {
    p.line('M74 104 C64 86 92 82 84 64 C78 50 60 52 58 38 M84 64 C92 54 104 56 112 44', 6, 'dark');
    for (const [x, y, q] of [
      [56, 32, 20],
      [110, 40, 18],
      [84, 22, 17],
      [40, 46, 11],
      [126, 54, 11],
    ] as const)
      for (let i = 0; i < 9; i++)
        p.shape(
          `O ${x + Math.cos(i * 2.4) * q * 0.62} ${y + Math.sin(i * 2.4) * q * 0.4} ${q * 0.4}`,
          i % 3 ? 'body' : 'accent',
          { edge: 0.6 },
        );
    p.shape('M44 104 L116 104 L108 120 L52 120 Z', 'light');
    return;
  }
  for (let k = 0; k < 4; k++)
    p.line((c) => c.ellipse(80, 98, 34 + k * 20, 6 + k * 4, 0, 0, Math.PI * 2), 1, 'light', 0.7 - k * 0.14);
  for (const [n, h, tone] of [
    [7, 62, 'dark'],
    [5, 56, 'body'],
    [3, 48, 'accent'],
  ] as const)
    for (let i = 0; i < n; i++)
      p.at(80, 98, 1, (i - (n - 1) / 2) * (2.5 / n), () =>
        p.shape(`M0 0 C-20 ${-h * 0.4} -13 ${-h * 0.86} 0 ${-h * 1.2} C13 ${-h * 0.86} 20 ${-h * 0.4} 0 0 Z`, tone),
      );
  p.glow(80, 66, 40, 'accent', 0.8);
};

/** Draws a family's crest: three fans in a ring. */
export const crest: Motif = (p) => {
  p.line('O 80 60 52', 3);
  for (let i = 0; i < 3; i++)
    p.at(80, 60, 1, (i / 3) * Math.PI * 2, () => {
      p.shape(
        'M0 -6 C-26 -16 -30 -40 -18 -46 C-8 -48 -4 -42 0 -38 C4 -42 8 -48 18 -46 C30 -40 26 -16 0 -6 Z',
        i ? 'body' : 'accent',
      );
      p.line('M0 -8 L0 -36 M0 -10 L-15 -38 M0 -10 L15 -38', 1.1);
    });
  p.shape('O 80 60 8', 'light');
};

/** Draws a mask. Options: `half` (two faces in one), `daruma`, `paper` (folded). */
export const mask: Motif = (p, opts) => {
  if (opts[0] === 'daruma') {
    p.shape('M80 8 C122 8 130 50 126 76 C122 108 104 116 80 116 C56 116 38 108 34 76 C30 50 38 8 80 8 Z', 'body');
    p.shape('M80 24 C106 24 114 42 110 62 C106 80 94 82 80 82 C66 82 54 80 50 62 C46 42 54 24 80 24 Z', 'light');
    p.shape('O 66 50 9', 'ink');
    p.dot(68, 48, 2.6, 'light');
    p.line('O 95 50 9', 2, 'ink');
    p.line('M54 38 Q64 28 76 38 M84 38 Q96 28 106 38 M70 70 Q80 64 90 70', 3, 'dark');
    p.line('M60 98 Q80 106 100 98 M66 90 Q80 96 94 90', 2, 'accent');
    return;
  }
  if (opts[0] === 'paper') {
    p.shape('M80 6 L124 30 L118 76 L80 116 L42 76 L36 30 Z', 'light');
    for (const f of ['M80 6 L80 52 L124 30 Z', 'M80 52 L118 76 L80 116 Z', 'M36 30 L80 52 L42 76 Z'])
      p.shape(f, 'body', { edge: 0.6, a: 0.8 });
    p.shape('M52 44 L72 52 L54 58 Z M108 44 L88 52 L106 58 Z', 'ink');
    p.shape('M68 84 L92 84 L80 92 Z', 'accent');
    return;
  }
  p.shape('M80 8 C112 8 122 34 116 66 C112 92 96 112 80 114 Z', 'accent');
  p.shape('M80 8 C48 8 38 34 44 66 C48 92 64 112 80 114 Z', 'body');
  p.shape('M52 48 Q64 38 74 50 Q62 58 52 48 Z', 'light');
  p.shape('M108 40 L88 54 L104 56 Z', 'ink');
  p.shape('M62 82 Q72 90 80 88 L80 94 Q68 96 62 82 Z', 'light');
  p.shape('M80 88 L98 78 L92 94 L80 94 Z', 'ink');
  p.line('M80 8 L80 114', 1.6);
};

/** Draws a television with an aerial. Option: `live` for a newsreader on it. */
export const screen: Motif = (p, opts) => {
  p.line('M64 20 L46 -4 M96 20 L114 -4', 2, 'light');
  p.shape('M20 20 L140 20 L140 100 L20 100 Z', 'body');
  p.shape('M28 28 L132 28 L132 92 L28 92 Z', opts[0] === 'live' ? 'light' : 'dark');
  p.inside('M28 28 L132 28 L132 92 L28 92 Z', () => {
    if (opts[0] === 'live') {
      p.shape('M80 40 C92 40 93 58 86 62 C108 66 112 80 112 96 L48 96 C48 80 52 66 74 62 C67 58 68 40 80 40 Z', 'dark');
      p.shape('M28 78 L132 78 L132 88 L28 88 Z', 'accent', { edge: 0 });
      for (let i = 0; i < 6; i++) p.line([34 + i * 16, 83, 44 + i * 16, 83], 2, 'ink');
    } else
      for (let i = 0; i < 12; i++)
        p.line([28, 31 + i * 5.2, 132, 31 + i * 5.2], 1.4, i % 3 ? 'accent' : 'light', p.r.in(0.3, 1));
  });
  p.shape('M50 100 L110 100 L118 114 L42 114 Z', 'dark');
};

/** Draws a figure slipping between beams of light across a room. */
export const beams: Motif = (p) => {
  p.shape('M-60 102 L220 102 L220 130 L-60 130 Z', 'dark', { edge: 0, a: 0.6 });
  for (let i = 0; i < 9; i++) p.line([-60, p.r.in(-10, 120), 220, p.r.in(-10, 120)], i % 3 ? 1.1 : 2, 'light', 0.95);
  p.shape(
    'M62 44 C58 34 70 28 76 36 L84 48 L110 52 L122 42 L127 46 L114 62 L90 60 L84 76 L100 92 L94 120 L86 120 L90 96 L70 82 L54 100 L32 104 L31 97 L50 92 L62 70 L60 56 L44 66 L38 61 L58 46 Z',
    'ink',
  );
  p.shape('O 64 34 8', 'ink');
};

/** Draws a Newton's cradle: balls on threads, the first about to strike. */
export const cradle: Motif = (p) => {
  p.shape(bar(22, 6, 116, 8), 'light');
  for (let i = 0; i < 5; i++) {
    const swing = i === 0 ? 0.62 : 0;
    p.at(44 + i * 18, 14, 1, swing, () => {
      p.line([0, 0, 0, 62], 1);
      p.glow(0, 72, i ? 14 : 30, 'accent', i ? 0.3 : 1);
      p.shape('O 0 72 9.4', i ? 'body' : 'accent');
      p.dot(-3, 68, 2.4, 'light', 0.9);
    });
  }
  p.line('M30 58 Q34 44 44 36 M20 66 Q24 48 36 36', 1.2, 'light', 0.6);
};

/** Draws a round labyrinth with one light in it. */
export const labyrinth: Motif = (p) => {
  for (let k = 1; k < 7; k++) {
    const a = p.r() * 6.28;
    p.line((c) => c.arc(80, 60, k * 8.4, a, a + Math.PI * 2 - 0.62), 2.6, k % 3 ? 'light' : 'body');
    const b = a + p.r.in(1, 4.5);
    p.line(
      [
        80 + Math.cos(b) * k * 8.4,
        60 + Math.sin(b) * k * 8.4,
        80 + Math.cos(b) * (k + 1) * 8.4,
        60 + Math.sin(b) * (k + 1) * 8.4,
      ],
      2.6,
    );
  }
  p.glow(80, 60, 26, 'accent', 1);
  p.dot(80, 60, 4.6, 'accent');
};

/** Draws acid that eats its way down through a brick wall. */
export const acid: Motif = (p) => {
  for (let j = 0; j < 6; j++)
    for (let i = -3; i < 8; i++) {
      const [x, y] = [i * 27 - 6 + (j % 2) * 13, 2 + j * 21];
      const d = Math.abs(x + 12 - 80) - (118 - y) * 0.3;
      if (d > 4) p.shape(bar(x, y, 25, 19), d < 22 ? 'dark' : 'body', { edge: 0.8 });
    }
  p.glow(80, 60, 60, 'accent', 0.8);
  p.shape(
    'M36 -10 L124 -10 C120 18 112 20 110 44 C109 56 102 56 101 46 C100 30 94 34 93 56 C92 92 90 102 82 114 C74 102 74 86 72 66 C70 50 66 48 65 62 C64 76 57 74 56 60 C54 34 42 20 36 -10 Z',
    'accent',
  );
  p.shape('M62 0 C66 22 72 22 76 46 C70 30 60 30 54 0 Z', 'light', { edge: 0 });
  for (const [x, y, q] of [
    [98, 74, 4],
    [64, 92, 3],
    [104, 92, 2.4],
    [58, 84, 2],
  ] as const)
    p.shape(`O ${x} ${y} ${q}`, 'accent');
};
