import type { Motif } from './motif.ts';
import type { Pen } from '../../../../../stage/art/pen.ts';
import { bar, pointsOf, ring } from '../../../../../stage/art/strokes.ts';

function block(p: Pen, x: number, y: number, s: number, h: number, windows: number): void {
  const [dx, dy] = [s * 0.866, s * 0.5];
  p.shape([x - dx, y - h, x, y + dy - h, x, y + dy, x - dx, y], 'body');
  p.shape([x + dx, y - h, x, y + dy - h, x, y + dy, x + dx, y], 'dark');
  p.shape([x, y - dy - h, x + dx, y - h, x, y + dy - h, x - dx, y - h], 'accent', { a: 0.95 });
  for (let i = 0; i < windows; i++) {
    const t = p.r.in(0.15, 0.8);
    const wy = y - h * p.r.in(0.15, 0.9) + t * dy;
    p.shape(
      [x - dx + t * dx, wy, x - dx + t * dx + 2, wy + 1, x - dx + t * dx + 2, wy + 3.4, x - dx + t * dx, wy + 2.4],
      'light',
      { edge: 0 },
    );
  }
}

/** Draws a city of isometric blocks. Options: `ghost` draws one block as an outline only, `stack` a few blocks being built. */
export const isoCity: Motif = (p, opts) => {
  const stack = opts[0] === 'stack';
  const n = stack ? 2 : 5;
  let ghost: [number, number] | null = null;
  for (let j = -n; j <= n; j++)
    for (let i = -n; i <= n; i++) {
      const x = 80 + (i - j) * 15;
      const y = (stack ? 78 : 64) + (i + j) * 8.6;
      const centre = i === 0 && j === 0;
      const near = Math.abs(i - j) < 3 && i + j > 0;
      if (Math.abs(i) + Math.abs(j) > n + 1 || (!centre && p.r() < 0.2)) continue;
      const h = (stack ? p.r.in(6, 44) : near ? p.r.in(2, 7) : p.r.in(5, 26)) + (centre ? 40 : 0);
      if (opts[0] === 'ghost' && Math.abs(i) + Math.abs(j) < 2) ghost ||= [x, y];
      else block(p, x, y, 14, h, centre ? 8 : 3);
    }
  if (!ghost) return;
  const [x, y, h] = [80, 78, 62];
  p.shape([x - 26, y, x, y - 15, x + 26, y, x, y + 15], 'ink');
  p.glow(x, y - 30, 52, 'accent', 0.9);
  for (const face of [
    [x - 26, y - h, x, y + 15 - h, x, y + 15, x - 26, y],
    [x + 26, y - h, x, y + 15 - h, x, y + 15, x + 26, y],
    [x, y - 15 - h, x + 26, y - h, x, y + 15 - h, x - 26, y - h],
  ])
    p.line(face, 2, 'light');
  for (let k = 1; k < 5; k++)
    p.line([x - 26, y - k * 12, x, y + 15 - k * 12, x + 26, y - k * 12].slice(0, 6), 0.8, 'light', 0.5);
};

/** Draws a tower over a city. Options: `hq`, `stalk` (a cable to the sky), `spire`, `liberty` (a statue with a torch). */
export const tower: Motif = (p, opts) => {
  const kind = opts[0] ?? 'hq';
  if (kind === 'stalk') {
    p.shape('M74 -20 L86 -20 L90 124 L70 124 Z', 'light');
    p.shape('M80 -20 L86 -20 L90 124 L82 124 Z', 'body', { edge: 0 });
    for (let i = 0; i < 6; i++)
      p.line((c) => c.ellipse(80, 14 + i * 19, 11 + i * 1.8, 3.4, 0, 0, Math.PI * 2), 1.6, i % 2 ? 'accent' : 'light');
    p.shape('M66 46 L94 46 L98 66 L62 66 Z', 'accent');
    p.glow(80, 56, 40, 'accent', 0.8);
    p.shape('M30 124 L60 96 L100 96 L130 124 Z', 'body');
    p.shape('M46 124 L64 104 L96 104 L114 124 Z', 'dark');
  } else if (kind === 'liberty') {
    p.glow(108, 16, 44, 'accent', 1);
    p.shape('M60 118 L66 62 C66 50 94 50 94 62 L100 118 Z', 'body');
    p.shape('M80 56 L100 118 L80 118 Z', 'dark', { edge: 0.4 });
    p.shape('M90 60 L102 30 L110 34 L98 66 Z', 'body');
    p.shape('M102 30 L100 22 L114 22 L111 34 Z', 'light');
    p.shape('M107 20 C96 12 104 2 108 -4 C112 4 120 10 107 20 Z', 'accent');
    p.shape('O 79 43 9', 'body');
    for (let i = -3; i <= 3; i++)
      p.at(79, 40, 1, i * 0.4, () => p.shape([-1.8, -9, 1.8, -9, 0, -20], 'light', { edge: 0.4 }));
    p.shape('M56 72 L72 68 L74 90 L58 94 Z', 'light');
  } else if (kind === 'spire') {
    p.shape('M80 -4 L90 60 L104 124 L56 124 L70 60 Z', 'body');
    p.shape('M80 -4 L90 60 L104 124 L80 124 Z', 'dark', { edge: 0.4 });
    for (let i = 0; i < 9; i++)
      p.line([76 - i * 1.7, 34 + i * 9.6, 84 + i * 1.7, 34 + i * 9.6], 1.2, i % 3 ? 'light' : 'accent');
    p.glow(80, 4, 26, 'accent', 1);
  } else {
    p.mirror(() => {
      p.shape('M80 10 L60 20 L60 124 L80 124 Z', 'body');
      p.shape('M58 44 L42 54 L42 124 L58 124 Z', 'body');
      p.shape('M40 74 L24 82 L24 124 L40 124 Z', 'dark');
    });
    p.shape('M80 10 L100 20 L100 124 L80 124 Z', 'dark', { edge: 0.5 });
    for (let j = 0; j < 11; j++)
      for (let i = 0; i < 4; i++)
        if (p.r() < 0.62) p.shape(bar(64 + i * 8.4, 30 + j * 8, 5, 4), p.r() < 0.25 ? 'accent' : 'light', { edge: 0 });
    p.line('M80 10 L80 -8', 1.6, 'accent');
  }
};

/** Draws fire over a skyline. Option: `burst` for a tower blown apart instead. */
export const fire: Motif = (p, opts) => {
  if (opts[0] === 'burst') {
    p.glow(80, 54, 74, 'accent', 1);
    p.shape(ring(80, 54, 56, 13, p.r(), 28), 'light');
    p.shape(ring(80, 54, 40, 11, p.r(), 20), 'accent');
    for (let i = 0; i < 26; i++) {
      const a = p.r() * 6.28;
      const d = p.r.in(30, 66);
      p.at(80 + Math.cos(a) * d, 54 + Math.sin(a) * d * 0.85, 1, a, () =>
        p.shape([-p.r.in(3, 9), -2.5, p.r.in(3, 9), -1.2, 0, p.r.in(2, 6)], 'body', { edge: 0.6 }),
      );
    }
    p.shape('M58 124 L62 74 L70 80 L74 66 L82 78 L90 68 L96 82 L102 124 Z', 'body');
    return;
  }
  p.glow(80, 96, 80, 'accent', 1);
  for (const [n, h, tone] of [
    [6, 100, p.mode === 'print' ? 'dark' : 'body'],
    [5, 84, 'accent'],
    [4, 56, 'light'],
  ] as const)
    for (let i = 0; i < n; i++) {
      const x = 80 + (i - (n - 1) / 2) * (118 / n) + p.r.in(-6, 6);
      const tall = h * p.r.in(0.7, 1.1);
      const w = 70 / n;
      p.shape(
        `M${x - w} 124 C${x - w * 1.35} ${120 - tall * 0.35} ${x - w * 0.15} ${120 - tall * 0.42} ${x - w * 0.3} ${120 - tall} C${x + w * 0.5} ${120 - tall * 0.8} ${x + w * 0.2} ${120 - tall * 0.52} ${x + w * 0.62} ${120 - tall * 0.64} C${x + w * 1.2} ${120 - tall * 0.4} ${x + w * 1.15} ${120 - tall * 0.2} ${x + w} 124 Z`,
        tone,
        { edge: tone === 'light' ? 0 : 0.8, a: 0.92 },
      );
    }
  for (let i = -1; i < 9; i++) {
    const h = p.r.in(12, 34);
    p.shape([i * 19 + 2, 124, i * 19 + 2, 118 - h, i * 19 + 16, 118 - h + p.r.in(-4, 4), i * 19 + 16, 124], 'ink');
  }
};

/** Draws a dome with instruments. */
export const dome: Motif = (p) => {
  p.shape('M24 96 C24 40 136 40 136 96 Z', 'body');
  for (const k of [0.3, 0.66]) p.line((c) => c.ellipse(80, 96, 56 * k, 42, 0, Math.PI, Math.PI * 2), 0.9);
  p.line('M30 78 L130 78 M44 64 L116 64', 0.9);
  p.shape('M72 54 L100 14 L108 20 L86 58 Z', 'light');
  p.glow(106, 16, 30, 'accent', 0.9);
  p.shape('M-60 96 L220 96 L220 106 L-60 106 Z', 'dark');
  for (const x of [8, 140]) p.shape(bar(x, 70, 12, 26), 'body');
  for (let i = 0; i < 8; i++) p.shape(bar(34 + i * 12, 86, 6, 6), 'accent', { edge: 0 });
};

/** Draws a door ajar with light falling out. Option: `hatch` for a trapdoor in the floor. */
export const door: Motif = (p, opts) => {
  if (opts[0] === 'hatch') {
    p.shape('M80 82 L-20 -30 L180 -30 Z', 'accent', { edge: 0, a: 0.42 });
    p.shape('M40 70 L120 70 L142 104 L18 104 Z', 'light');
    p.shape('M50 74 L110 74 L124 98 L36 98 Z', 'ink');
    for (let i = 0; i < 4; i++)
      p.shape(
        [56 - i * 3, 76 + i * 6, 104 + i * 3, 76 + i * 6, 105 + i * 3, 79 + i * 6, 55 - i * 3, 79 + i * 6],
        'accent',
        { edge: 0.4 },
      );
    p.shape('M40 70 L120 70 L112 24 L48 24 Z', 'body');
    p.line('M54 32 L106 32 L112 62 L48 62 Z', 1);
    p.shape('O 80 40 4', 'accent');
    return;
  }
  p.shape('M46 8 L114 8 L114 116 L46 116 Z', 'dark');
  p.shape('M58 16 L106 16 L106 116 L58 116 Z', 'light', { edge: 0 });
  p.shape('M58 116 L106 116 L160 134 L20 134 Z', 'accent', { edge: 0, a: 0.7 });
  p.shape('M58 16 L88 26 L88 126 L58 116 Z', 'body');
  p.shape('O 82 74 3.4', 'accent');
  p.shape('M96 60 C101 60 102 67 98 69 C106 72 106 90 106 116 L92 116 C92 92 90 72 95 69 C92 66 92 60 96 60 Z', 'ink');
};

/** Draws a pawnshop's sign: three globes on a bracket over a shop window. */
export const pawnshop: Motif = (p) => {
  p.line('M20 10 L80 10 L80 22 M50 40 C50 22 110 22 110 40', 3, 'light');
  for (const [x, y] of pointsOf([50, 52, 110, 52, 80, 72])) {
    p.glow(x, y, 30, 'accent', 0.7);
    p.shape(`O ${x} ${y} 17`, 'accent');
    p.shape(`M${x - 10} ${y - 4} Q${x - 8} ${y - 12} ${x} ${y - 13} Q${x - 5} ${y - 8} ${x - 10} ${y - 4} Z`, 'light', {
      edge: 0,
    });
  }
  p.shape('M-60 98 L220 98 L220 124 L-60 124 Z', 'body');
  for (let i = 0; i < 12; i++)
    p.shape([-4 + i * 15, 98, 4 + i * 15, 98, 7 + i * 15, 108, -7 + i * 15, 108], i % 2 ? 'accent' : 'light', {
      edge: 0.3,
    });
};

/** Draws a billboard over roofs. Option: what it shows, `face`, `tablet` or `eye`. */
export const billboard: Motif = (p, opts) => {
  p.glow(80, 44, 70, 'accent', 0.6);
  p.line('M46 80 L46 124 M114 80 L114 124 M46 100 L114 100', 2.6, 'light');
  p.shape('M14 8 L146 8 L146 82 L14 82 Z', 'light');
  p.shape('M18 12 L142 12 L142 78 L18 78 Z', 'accent');
  p.inside('M18 12 L142 12 L142 78 L18 78 Z', () => {
    if (opts[0] === 'face') {
      p.shape(
        'M60 84 C56 70 44 62 46 44 C48 22 66 14 80 16 C96 18 104 30 102 44 L108 54 L102 57 L101 68 L90 70 L92 84 Z',
        'body',
      );
      p.line('M112 28 L134 28 M112 38 L130 38 M112 48 L134 48', 2.2, 'ink');
    } else if (opts[0] === 'tablet') {
      p.at(80, 46, 1, -0.14, () => {
        p.shape(bar(-22, -28, 44, 58), 'ink');
        p.shape(bar(-18, -24, 36, 46), 'light');
        for (let j = 0; j < 3; j++)
          for (let i = 0; i < 3; i++)
            p.shape(bar(-14 + i * 10, -20 + j * 12, 7, 8), (i + j) % 2 ? 'body' : 'accent', { edge: 0 });
      });
    } else {
      p.shape('M36 46 Q80 8 124 46 Q80 84 36 46 Z', 'light');
      p.shape('O 80 46 17', 'body');
      p.dot(80, 46, 8, 'ink');
    }
  });
  p.shape('M-60 112 L20 112 L20 104 L60 104 L60 114 L110 114 L110 106 L220 106 L220 130 L-60 130 Z', 'ink');
};

/** Draws containers. Options: `moon` (with a moon above), `mirror` (with reflections), `order` (a single marked crate). */
export const cargo: Motif = (p, opts) => {
  const box = (x: number, y: number, s: number, h: number): void => {
    block(p, x, y, s, h, 0);
    const [dx, dy] = [s * 0.866, s * 0.5];
    for (const t of [0.3, 0.66]) p.line([x - dx * (1 - t), y + dy * t, x - dx * (1 - t), y + dy * t - h], 0.9);
  };
  if (opts[0] === 'order') {
    p.glow(80, 50, 60, 'accent', 0.7);
    box(80, 78, 46, 44);
    p.shape([73, 98, 80, 101.5, 80, 57.5, 73, 54], 'accent', { edge: 0.5 });
    p.shape(ring(80, 30, 12, 5, 0.1, 5), 'light');
    return;
  }
  if (opts[0] === 'moon') {
    p.shape('O 118 26 22', 'light');
    p.shape('O 126 22 18', 'dark', { edge: 0, a: 0.6 });
  }
  for (const [x, y, s, h] of [
    [44, 70, 22, 20],
    [84, 58, 22, 20],
    [118, 84, 22, 20],
    [80, 94, 24, 24],
    [44, 50, 22, 20],
  ] as const)
    box(x, y, s, h);
  if (opts[0] === 'mirror')
    p.at(80, 122, 1, 0, () => {
      p.c.scale(1, -0.25);
      p.c.globalAlpha *= 0.4;
      box(44, 0, 22, 20);
      box(112, 0, 22, 20);
    });
};
