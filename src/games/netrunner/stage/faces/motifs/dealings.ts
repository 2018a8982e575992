import type { Motif } from './motif.ts';
import { bar, pointsOf, ring } from '../../../../../stage/art/strokes.ts';

/** Draws two dice in the air. Options: `cards` or `hand` for a fan of cards instead. */
export const gamble: Motif = (p, opts) => {
  if (opts[0] === 'cards' || opts[0] === 'hand') {
    for (let i = -2; i <= 2; i++)
      p.at(80 + i * 15, 74 + Math.abs(i) * 4, 1, i * 0.24, () => {
        p.shape(bar(-17, -44, 34, 66), i === 1 ? 'accent' : 'body');
        p.line(bar(-13, -40, 26, 58), 0.9);
        p.shape(ring(0, -11, 9, i % 2 ? 4 : 6, 0, i % 2 ? 9 : 4), 'light', { edge: 0.4 });
      });
    return;
  }
  const die = (x: number, y: number, s: number, turn: number, pips: readonly (readonly [number, number])[]): void =>
    p.at(x, y, s, turn, () => {
      p.shape([0, -30, 27, -15, 0, 0, -27, -15], 'light');
      p.shape([-27, -15, 0, 0, 0, 32, -27, 17], 'body');
      p.shape([27, -15, 0, 0, 0, 32, 27, 17], 'dark');
      p.dot(0, -15, 4.4, 'ink');
      for (const [a, b] of pips) p.dot(-13.5 + a * 8, 9 + b * 9 + a * 4.4, 3, 'accent');
      for (const b of [-1, 1]) p.dot(13.5 + b * 6, 9 - b * 12, 3, 'accent');
    });
  die(56, 66, 1.12, -0.2, [
    [-1, -1],
    [0, 0],
    [1, 1],
  ]);
  die(112, 46, 0.9, 0.42, [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ]);
  p.line('M14 22 Q26 34 28 48 M26 12 Q38 22 40 34 M134 88 Q128 100 116 106', 1.6, 'light', 0.8);
};

/** Draws coins. Options: `stack`, `flow` (falling through a funnel), `chart`, `pair`. */
export const coins: Motif = (p, opts) => {
  const coin = (x: number, y: number, q: number, turn = 0): void => {
    p.shape(ring(x, y, q, 8, turn), 'accent');
    p.line(ring(x, y, q * 0.72, 8, turn), 1);
    p.line([x - q * 0.3, y + q * 0.34, x + q * 0.3, y - q * 0.34], q * 0.16, 'ink');
  };
  if (opts[0] === 'flow') {
    p.shape('M16 8 L144 8 L92 66 L92 92 L68 104 L68 66 Z', 'body');
    p.line('M16 8 L144 8', 2.4);
    for (let i = 0; i < 9; i++) coin(80 + Math.sin(i * 2.1) * (52 - i * 5), -2 + i * 7, 8.5 - i * 0.35, i);
    for (let i = 0; i < 3; i++) coin(80, 102 + i * 12, 6);
    return;
  }
  if (opts[0] === 'pair') {
    coin(34, 76, 22);
    coin(128, 56, 16);
    return;
  }
  if (opts[0] === 'chart') {
    for (let i = 0; i < 7; i++) {
      const h = 12 + i * i * 1.4 + p.r.in(0, 10);
      p.shape(
        [14 + i * 19, 112, 14 + i * 19, 112 - h, 28 + i * 19, 112 - h, 28 + i * 19, 112],
        i === 6 ? 'accent' : 'body',
      );
    }
    p.line('M10 92 L34 86 L54 90 L78 66 L98 70 L138 20', 2.6);
    p.shape([150, 10, 140, 30, 130, 16], 'light');
    coin(42, 38, 22);
    return;
  }
  for (const [x, n] of pointsOf([44, 5, 116, 3, 80, 8]))
    for (let i = 0; i < n; i++) {
      const y = 108 - i * 10;
      p.shape(
        (c) => {
          c.ellipse(x, y, 25, 8, 0, 0, Math.PI);
          c.ellipse(x, y - 8, 25, 8, 0, Math.PI, 0, true);
          c.closePath();
        },
        i % 2 ? 'body' : 'dark',
      );
      p.shape((c) => c.ellipse(x, y - 8, 25, 8, 0, 0, Math.PI * 2), i === n - 1 ? 'accent' : 'light', { edge: 0.7 });
    }
};

/** Draws a paper with a seal. Options: `order` (stamped across), `wanted`, `contract`, `mail`. */
export const paper: Motif = (p, opts) => {
  const kind = opts[0] ?? 'order';
  if (kind === 'mail') {
    p.at(80, 62, 1, -0.1, () => {
      p.shape(bar(-52, -32, 104, 68), 'light');
      p.shape([-52, -32, 52, -32, 0, 10], 'body');
      p.shape('O 0 8 12', 'accent');
      p.line('M-4 4 C-4 -2 5 -2 4 4 C4 8 0 8 0 12', 2, 'ink');
      p.dot(0, 15.5, 1.4, 'ink');
    });
    return;
  }
  if (kind === 'contract') p.at(98, 56, 1, 0.2, () => p.shape(bar(-34, -44, 68, 94), 'body'));
  p.at(78, 60, 1, -0.07, () => {
    p.shape('M-36 -48 L24 -48 L38 -34 L38 52 L-36 52 Z', 'light');
    p.shape('M24 -48 L24 -34 L38 -34 Z', 'body', { edge: 0.5 });
    if (kind === 'wanted') {
      p.shape('M-24 18 C-24 2 -10 -2 0 -2 C10 -2 24 2 24 18 Z', 'ink');
      p.shape('O 0 -14 11', 'ink');
      for (const y of [26, 33]) p.line([-24, y, 24, y], 2, 'dark');
      p.line([-24, -38, 12, -38], 4, 'dark');
    } else for (let i = 0; i < 8; i++) p.line([-28, -34 + i * 8, i % 3 === 2 ? 8 : 28, -34 + i * 8], 1.8, 'dark', 0.8);
    if (kind === 'order')
      p.at(4, 14, 1, -0.3, () => {
        p.line(bar(-32, -12, 64, 24), 3.2, 'accent');
        p.line('M-22 0 L-10 6 L22 -6', 3.6, 'accent');
      });
    else p.shape(ring(18, 36, 14, 12, 0.1, 11), 'accent');
  });
};

/** Draws a chess piece over a board. Options: `king`, `pawn`. */
export const chess: Motif = (p, opts) => {
  for (let j = 0; j < 3; j++)
    for (let i = -3; i < 9; i++)
      p.shape(
        [
          80 + (i - 3) * (20 + j * 8),
          92 + j * 10,
          80 + (i - 2) * (20 + j * 8),
          92 + j * 10,
          80 + (i - 2) * (28 + j * 8),
          102 + j * 10,
          80 + (i - 3) * (28 + j * 8),
          102 + j * 10,
        ],
        (i + j) % 2 ? 'light' : 'dark',
        { edge: 0, a: 0.6 },
      );
  if (opts[0] === 'pawn') {
    p.shape(
      'M80 22 C96 22 100 44 88 52 L92 58 C92 80 100 92 108 104 L52 104 C60 92 68 80 68 58 L72 52 C60 44 64 22 80 22 Z',
      'body',
    );
    return;
  }
  p.at(122, 92, 1, 1.5, () =>
    p.shape(
      'M0 -46 C9 -46 12 -34 5 -29 L7 -24 C7 -12 12 -4 16 4 L-16 4 C-12 -4 -7 -12 -7 -24 L-5 -29 C-12 -34 -9 -46 0 -46 Z',
      'accent',
    ),
  );
  p.shape('M77 4 L83 4 L83 11 L90 11 L90 17 L83 17 L83 25 L77 25 L77 17 L70 17 L70 11 L77 11 Z', 'accent');
  p.shape(
    'M80 24 C104 22 104 46 90 54 L92 62 C93 84 102 94 106 106 L54 106 C58 94 67 84 68 62 L70 54 C56 46 56 22 80 24 Z',
    'body',
  );
  p.shape('M62 56 L98 56 L96 64 L64 64 Z', 'light');
};

/** Draws a padlock. */
export const padlock: Motif = (p) => {
  p.line('M56 58 L56 38 C56 6 104 6 104 38 L104 58', 10, 'dark');
  p.line('M56 58 L56 38 C56 6 104 6 104 38 L104 58', 6, 'light');
  p.shape('M40 54 L120 54 L120 112 L40 112 Z', 'body');
  for (let i = 0; i < 4; i++) p.line([46, 64 + i * 12, 60, 64 + i * 12], 1.2);
  p.shape('M80 68 C90 68 91 80 85 84 L88 100 L72 100 L75 84 C69 80 70 68 80 68 Z', 'accent');
};

/** Draws a clock with five hands. Option: `bolt` for a lightning bolt over it. */
export const clock: Motif = (p, opts) => {
  p.shape('O 80 60 50', 'body');
  p.shape('O 80 60 41', 'light');
  for (let i = 0; i < 12; i++)
    p.at(80, 60, 1, (i / 12) * Math.PI * 2, () => p.line([0, -39, 0, i % 3 ? -35 : -31], i % 3 ? 1.6 : 3, 'dark'));
  for (let i = 0; i < 5; i++)
    p.at(80, 60, 1, 0.5 + i * 0.62, () =>
      p.shape([-2.2, 4, 2.2, 4, 0.8, -30 + i, -0.8, -30 + i], i === 4 ? 'accent' : 'dark', {
        a: 0.3 + i * 0.17,
        edge: i === 4 ? 0.6 : 0,
      }),
    );
  p.dot(80, 60, 4.4, 'ink');
  if (opts[0] === 'bolt') p.shape('M92 20 L66 64 L80 64 L70 100 L104 52 L88 52 Z', 'accent');
};

/** Draws an archive drawer with tapes in it. */
export const drawers: Motif = (p) => {
  for (let j = 0; j < 3; j++)
    for (let i = -2; i < 5; i++) {
      const [x, y] = [14 + i * 46, 6 + j * 38];
      if (i === 1 && j === 1) continue;
      p.shape(bar(x, y, 42, 34), 'dark', { edge: 0.7 });
      p.line([x + 14, y + 22, x + 28, y + 22], 2.2, 'accent');
      p.shape(bar(x + 11, y + 7, 20, 7), 'light', { edge: 0.3 });
    }
  p.glow(81, 58, 50, 'accent', 1);
  p.shape('M52 36 L110 36 L122 54 L40 54 Z', 'light');
  for (let i = 0; i < 7; i++)
    p.shape(
      [50 + i * 9, 22 - (i % 3) * 5, 57 + i * 9, 22 - (i % 3) * 5, 57 + i * 9, 52, 50 + i * 9, 52],
      i % 2 ? 'accent' : 'body',
      { edge: 0.6 },
    );
  p.shape('M36 52 L126 52 L126 90 L36 90 Z', 'body');
  p.line('M70 74 L92 74', 3, 'accent');
};

/** Draws a symbol. Options: `arrows` (a wheel of arrows), `switch`, `split` (an arrow that forks), `power` (an on/off sign). */
export const sign: Motif = (p, opts) => {
  if (opts[0] === 'power') {
    p.glow(80, 60, 70, 'accent', 0.9);
    p.line((c) => c.arc(80, 64, 38, -1, Math.PI + 1), 13, 'dark');
    p.line((c) => c.arc(80, 64, 38, -1, Math.PI + 1), 8, 'light');
    p.line('M80 10 L80 58', 13, 'dark');
    p.line('M80 10 L80 58', 8, 'accent');
    return;
  }
  if (opts[0] === 'switch') {
    p.shape(bar(50, 14, 60, 94), 'body');
    p.shape(bar(58, 22, 44, 78), 'dark');
    p.shape([62, 58, 98, 58, 102, 100, 58, 100], 'accent');
    p.shape([62, 58, 98, 58, 94, 48, 66, 48], 'light');
    p.glow(80, 34, 26, 'accent', 1);
    p.line('M80 26 L80 40', 3);
  } else if (opts[0] === 'split') {
    p.shape(
      'M80 116 L72 66 L34 34 L28 46 L18 10 L54 12 L45 22 L80 54 L115 22 L106 12 L142 10 L132 46 L126 34 L88 66 Z',
      'body',
    );
    p.glow(80, 58, 26, 'accent', 0.8);
  } else {
    for (let i = 0; i < 3; i++)
      p.at(80, 60, 1, (i / 3) * Math.PI * 2 + 0.3, () => {
        p.line((c) => c.arc(0, 0, 38, -1.3, 0.4), 10, 'dark');
        p.line((c) => c.arc(0, 0, 38, -1.3, 0.4), 6, i ? 'light' : 'accent');
        p.at(38 * Math.cos(0.4), 38 * Math.sin(0.4), 1, 0.4, () =>
          p.shape([-11, 0, 11, 0, 0, 17], i ? 'light' : 'accent'),
        );
      });
    p.shape(ring(80, 60, 13, 6), 'accent');
  }
};
