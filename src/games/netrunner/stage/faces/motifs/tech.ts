import type { Motif } from './motif.ts';
import { bar, ring } from '../../../../../stage/art/strokes.ts';

/** Draws a chip with its legs. Options: `mem` (memory cells), `feeder` (cables), `stack`, `route` (traces from the legs). */
export const chip: Motif = (p, opts) => {
  const kind = opts[0] ?? 'mem';
  for (let i = 0; i < 4; i++)
    p.at(80, 60, 1, (i * Math.PI) / 2, () => {
      for (let k = -3; k <= 3; k++) {
        p.shape(bar(k * 9 - 2.2, -52, 4.4, 16), 'light', { edge: 0.3 });
        if (kind === 'route') p.line([k * 9, -52, k * 9, -60, k * 15, -72], 1, 'accent');
      }
    });
  p.shape([40, 20, 112, 20, 120, 28, 120, 100, 40, 100], 'body');
  if (kind === 'feeder') {
    for (let i = 0; i < 3; i++)
      p.line(
        `M${62 + i * 18} 60 C${62 + i * 18} ${20 - i * 8} ${110 + i * 10} ${30 - i * 10} ${134 + i * 4} ${-6}`,
        4,
        i % 2 ? 'accent' : 'light',
        0.9,
      );
    for (let i = 0; i < 3; i++) p.shape(`O ${62 + i * 18} 62 8`, 'accent');
    p.line('M50 84 L110 84', 1.4);
  } else if (kind === 'mem') {
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 4; i++)
        p.shape(bar(49 + i * 16, 29 + j * 16, 13, 13), p.r() < 0.4 ? 'accent' : p.r() < 0.4 ? 'light' : 'dark', {
          edge: 0.6,
        });
  } else {
    p.shape(ring(80, 60, 28, 8, 0.39), 'dark');
    p.shape(ring(80, 60, 17, 8, 0.39), 'accent');
    p.glow(80, 60, 30, 'accent', 0.9);
  }
  p.dot(48, 92, 2.4, 'light');
};

/** Draws a console with its keys. Options: `wide`, `patch` (patched up), or instead of it `book` (an open book), `crown` (a headset). */
export const deck: Motif = (p, opts) => {
  const kind = opts[0] ?? 'wide';
  if (kind === 'book') {
    p.glow(80, 44, 50, 'accent', 0.6);
    p.mirror(() => {
      p.shape('M80 34 C66 22 42 20 22 26 L18 96 C42 90 64 92 80 104 Z', 'body');
      for (let i = 0; i < 6; i++)
        p.line(`M${32 + p.r.in(0, 4)} ${40 + i * 9} Q52 ${36 + i * 9} 72 ${46 + i * 9}`, 1, 'accent', 0.8);
    });
    p.line('M80 34 L80 104', 1.6);
    for (let i = 0; i < 7; i++)
      p.line(ring(80 + p.r.in(-30, 30), 20 + p.r.in(-12, 10), p.r.in(2, 5), p.r.int(3, 6), p.r() * 6), 1, 'accent');
    return;
  }
  if (kind === 'crown') {
    p.shape('M26 84 C24 30 136 30 134 84 L118 84 C116 50 44 50 42 84 Z', 'body');
    p.mirror(() => {
      p.shape('M22 74 L46 70 L50 108 L30 112 Z', 'dark');
      p.shape('O 37 90 8', 'accent');
      p.line('M46 90 Q64 100 66 116', 1.4, 'accent');
    });
    p.shape(ring(80, 40, 13, 6), 'accent');
    p.glow(80, 40, 36, 'accent', 0.9);
    for (let i = -2; i <= 2; i++) p.line([80 + i * 10, 26 - Math.abs(i) * -3, 80 + i * 17, 4 + Math.abs(i) * 5], 1.4);
    return;
  }
  p.shape('M40 18 L120 18 L128 60 L32 60 Z', 'body');
  p.shape('M47 24 L113 24 L119 54 L41 54 Z', 'accent', { a: 0.9 });
  for (let i = 0; i < 5; i++) p.line([50 - i, 30 + i * 5, 50 + p.r.in(16, 56), 30 + i * 5], 1.3, 'ink');
  p.shape('M32 64 L128 64 L150 108 L10 108 Z', 'body');
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 9; i++) {
      const y = 69 + j * 8.5;
      const half = 45 + j * 4.4;
      const w = (half * 2) / 9;
      const x = 80 - half + i * w;
      if (kind === 'patch' && p.r() < 0.25) continue;
      p.shape([x + 1, y, x + w - 1, y, x + w - 0.6, y + 6, x + 0.4, y + 6], p.r() < 0.16 ? 'accent' : 'light', {
        edge: 0.3,
      });
    }
  if (kind === 'patch')
    for (let i = 0; i < 5; i++) {
      const [x, y] = [p.r.in(30, 120), p.r.in(66, 98)];
      p.at(x, y, 1, p.r.in(-0.5, 0.5), () => {
        p.shape(bar(-10, -7, 20, 14), i % 2 ? 'accent' : 'dark');
        p.line([-10, -7, 10, 7], 0.8);
      });
    }
};

/** Draws an open toolbox with light coming out, or crossed hand tools. Options: `box`, `cross`, `screw`. */
export const tools: Motif = (p, opts) => {
  const spanner = (): void =>
    p.shape(
      'M-6 50 L-6 -14 C-20 -20 -20 -42 -8 -48 L-8 -30 L8 -30 L8 -48 C20 -42 20 -20 6 -14 L6 50 Q0 58 -6 50 Z',
      'light',
    );
  const driver = (): void => {
    p.shape('M-8 8 L8 8 L9 48 Q0 56 -9 48 Z', 'accent');
    p.shape('M-2.6 8 L-2.6 -38 L-5 -42 L-4 -54 L4 -54 L5 -42 L2.6 -38 L2.6 8 Z', 'light');
    p.line('M-3 14 L-3 46 M3 14 L3 46', 1, 'dark');
  };
  if (opts[0] === 'box') {
    p.shape('M80 66 L-10 -10 L60 -30 L100 -30 L170 -10 Z', 'accent', { edge: 0, a: 0.4 });
    p.at(58, 40, 0.8, -0.3, spanner);
    p.at(80, 34, 0.8, 0, () => p.shape(ring(0, 0, 17, 10, 0.2, 13), 'accent'));
    p.at(104, 40, 0.8, 0.32, driver);
    p.shape('M24 64 L136 64 L130 112 L30 112 Z', 'body');
    p.shape('M20 58 L140 58 L140 70 L20 70 Z', 'light');
    p.shape('M68 66 L92 66 L92 82 L68 82 Z', 'dark');
    p.line('M34 90 L126 90', 1);
    return;
  }
  if (opts[0] === 'screw') {
    p.at(64, 58, 1, -0.4, driver);
    p.at(104, 62, 1.5, 0.2, () => {
      p.shape(ring(0, 0, 22, 6), 'body');
      p.shape('O 0 0 12', 'dark');
      p.line('M-8 -8 L8 8 M-8 8 L8 -8', 3, 'accent');
    });
    return;
  }
  p.at(80, 58, 1, -0.75, spanner);
  p.at(80, 58, 1, 0.75, driver);
  p.shape(ring(80, 62, 15, 9, 0.2, 11.5), 'accent');
  p.dot(80, 62, 5, 'ink');
};

/** Draws gears in mesh. */
export const gears: Motif = (p) => {
  for (const [x, y, radius, n, tone] of [
    [62, 66, 36, 14, 'body'],
    [116, 40, 23, 9, 'accent'],
    [112, 94, 17, 8, 'light'],
  ] as const) {
    p.shape(ring(x, y, radius, n, p.r(), radius * 0.8), tone);
    p.shape(`O ${x} ${y} ${radius * 0.52}`, 'ink');
    for (let i = 0; i < 5; i++)
      p.at(x, y, 1, (i / 5) * Math.PI * 2, () => p.line([0, 0, 0, -radius * 0.6], radius * 0.12));
    p.shape(`O ${x} ${y} ${radius * 0.18}`, tone);
  }
};

/** Draws pipes running over each other, one of them lit. */
export const pipes: Motif = (p) => {
  const runs = [
    'M-60 30 L40 30 Q52 30 52 42 L52 130',
    'M-60 92 L96 92 Q108 92 108 80 L108 -20',
    'M220 56 L84 56 Q72 56 72 44 L72 -20',
    'M130 130 L130 34 Q130 22 142 22 L220 22',
  ];
  runs.forEach((run, i) => {
    p.line(run, 17, 'dark');
    p.line(run, 13, i === 2 ? 'accent' : 'body', p.mode === 'glass' ? 0.75 : 1);
    p.line(run, 2, 'light', 0.7);
  });
  for (const [x, y, turn] of [
    [24, 30, 0],
    [108, 44, 1.57],
    [112, 56, 0],
    [52, 96, 1.57],
    [70, 92, 0],
  ] as const)
    p.at(x, y, 1, turn, () => p.shape(bar(-4, -11, 8, 22), 'light'));
  p.glow(84, 54, 40, 'accent', 0.6);
};

/** Draws a many-faced solid. Option: `ghost` for outlines beside it. */
export const solid: Motif = (p, opts) => {
  const radius = 44;
  const outer = ring(80, 60, radius, 6, 0.12);
  const inner = ring(80, 60, radius * 0.56, 3, p.r.in(0, 0.6));
  const o = (i: number): [number, number] => [outer[(i * 2) % 12] ?? 0, outer[(i * 2 + 1) % 12] ?? 0];
  const n = (i: number): [number, number] => [inner[(i * 2) % 6] ?? 0, inner[(i * 2 + 1) % 6] ?? 0];
  if (opts[0] === 'ghost') for (const k of [-30, 30]) p.at(k, 0, 1, 0, () => p.line(outer, 0.8, 'accent', 0.6));
  for (let i = 0; i < 3; i++) {
    p.shape([...n(i), ...o(i * 2), ...o(i * 2 + 1)], 'body');
    p.shape([...n(i), ...o(i * 2 + 1), ...n(i + 1)], 'dark');
    p.shape([...n(i + 1), ...o(i * 2 + 1), ...o(i * 2 + 2)], i % 2 ? 'accent' : 'body');
  }
  p.shape(inner, 'light', { a: 0.8 });
  p.glow(80, 60, 40, 'accent', 0.5);
};

/** Draws a cluster of bubbles, one of them an eye. */
export const bubbles: Motif = (p) => {
  for (let i = 0; i < 20; i++) {
    const a = i * 2.4;
    const d = 50 - i * 2.1;
    p.shape(
      `O ${80 + Math.cos(a) * d} ${62 + Math.sin(a) * d * 0.86} ${8 + (i % 5) * 3.2}`,
      i % 3 ? 'body' : 'accent',
      { a: 0.88 },
    );
  }
  p.shape('O 80 60 19', 'light');
  p.shape('O 80 60 10', 'accent');
  p.dot(80, 60, 4.6, 'ink');
};

/** Draws a safe's dial. Option: `vault` for a vault's round door instead. */
export const dial: Motif = (p, opts) => {
  if (opts[0] === 'vault') {
    p.shape('O 80 60 54', 'dark');
    for (let i = 0; i < 12; i++)
      p.at(80, 60, 1, (i / 12) * Math.PI * 2, () => p.shape(bar(-5, -54, 10, 11), 'light', { edge: 0.4 }));
    p.shape('O 80 60 41', 'body');
    for (let i = 0; i < 5; i++)
      p.at(80, 60, 1, (i / 5) * Math.PI * 2 + 0.2, () => {
        p.shape(bar(-3, -34, 6, 34), 'light', { edge: 0.5 });
        p.shape('O 0 -34 5', 'accent');
      });
    p.shape('O 80 60 11', 'accent');
    return;
  }
  p.shape('O 80 60 50', 'body');
  for (let i = 0; i < 50; i++)
    p.at(80, 60, 1, (i / 50) * Math.PI * 2, () => p.line([0, -47, 0, i % 5 ? -43 : -39], i % 5 ? 0.8 : 1.8));
  p.shape('O 80 60 31', 'dark');
  p.at(80, 60, 1, p.r.in(0.4, 2.6), () => {
    p.shape('M-4 -28 L4 -28 L6 22 L-6 22 Z', 'light');
    p.shape([-4, -37, 4, -37, 0, -29], 'accent');
  });
  p.shape('O 80 60 11', 'accent');
};
