/** The pictures of the ranks: hacker's tools, from pocket-sized to towering over a city. Each in a field of 160 × 120. */
import type { Pen } from '../../../../stage/art/pen.ts';
import { bar, pointsOf, ring } from '../../../../stage/art/strokes.ts';

type Motif = (p: Pen) => void;

/** A memory stick. */
const stick: Motif = (p) =>
  p.at(80, 62, 1, -0.6, () => {
    p.shape(bar(-34, -15, 46, 30));
    p.shape(bar(12, -10, 24, 20), 'light');
    p.shape(bar(18, -6, 6, 4), 'ink', { edge: 0 });
    p.shape(bar(18, 3, 6, 4), 'ink', { edge: 0 });
    p.line(bar(-24, -6, 20, 12), 1.4, 'light', 0.7);
    p.dot(-14, 0, 3, 'accent');
  });

/** Draws a key whose bit is a bar code. */
const key: Motif = (p) =>
  p.at(80, 60, 1, 0.5, () => {
    p.shape('O -26 0 21');
    p.shape('O -26 0 10', 'ink');
    p.shape(bar(-6, -5, 52, 10), 'body');
    for (const [x, h] of pointsOf([22, 12, 30, 18, 38, 9])) p.shape(bar(x, 5, 5, h), 'accent');
  });

/** Draws a pocket phone with a signal. */
const phone: Motif = (p) => {
  p.shape(
    'M 58 16 L 102 16 Q 108 16 108 22 L 108 100 Q 108 106 102 106 L 58 106 Q 52 106 52 100 L 52 22 Q 52 16 58 16 Z',
  );
  p.shape(bar(58, 26, 44, 64), 'ink');
  for (const [i, w] of [30, 22, 34, 16].entries())
    p.line([64, 36 + i * 12, 64 + w, 36 + i * 12], 3, i % 2 ? 'accent' : 'light', 0.9);
  p.dot(80, 98, 4, 'light');
};

/** Draws a laptop with a prompt on its screen. */
const laptop: Motif = (p) => {
  p.shape(bar(44, 22, 72, 56));
  p.shape(bar(50, 28, 60, 44), 'ink');
  p.line('M 58 40 L 68 49 L 58 58', 3.4, 'accent');
  p.line([74, 60, 94, 60], 3.4, 'light');
  p.shape([34, 82, 126, 82, 136, 98, 24, 98], 'dark');
  p.line([66, 91, 94, 91], 2, 'light', 0.6);
};

/** Draws a chip with its legs. */
const chip: Motif = (p) => {
  for (let i = 0; i < 5; i++) {
    p.shape(bar(54 + i * 12, 16, 5, 88), 'light');
    p.shape(bar(36, 34 + i * 12, 88, 5), 'light');
  }
  p.shape(bar(46, 26, 68, 68));
  p.shape(bar(62, 42, 36, 36), 'dark');
  p.shape(ring(80, 60, 11, 6), 'accent');
};

/** Draws a router sending a signal. */
const router: Motif = (p) => {
  p.shape([34, 76, 126, 76, 134, 102, 26, 102]);
  for (const x of [48, 112]) {
    p.shape([x - 3, 76, x - 2, 34, x + 2, 34, x + 3, 76], 'light');
    for (const r of [9, 17]) p.line((c) => c.arc(x, 32, r, Math.PI * 1.2, Math.PI * 1.8), 2.4, 'accent', 0.9);
  }
  for (let i = 0; i < 4; i++) p.dot(62 + i * 12, 90, 3.2, i % 2 ? 'accent' : 'light');
};

/** Draws a camera on its arm. */
const camera: Motif = (p) => {
  p.shape(bar(22, 24, 18, 68), 'dark');
  p.shape([40, 50, 62, 42, 62, 54, 40, 64], 'dark');
  p.at(88, 52, 1, 0.22, () => {
    p.shape(bar(-36, -20, 72, 38));
    p.shape([36, -15, 48, -20, 48, 18, 36, 13], 'dark');
    p.shape('O 4 0 13', 'ink');
    p.shape('O 4 0 7', 'accent');
    p.dot(-24, -10, 3, 'light');
  });
  p.line([134, 60, 146, 66], 2, 'light', 0.6);
  p.line([128, 76, 138, 86], 2, 'light', 0.6);
};

/** Draws the door of a vault. */
const vault: Motif = (p) => {
  p.shape('O 80 60 46', 'dark');
  p.shape('O 80 60 38');
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    p.dot(80 + Math.cos(a) * 42, 60 + Math.sin(a) * 42, 2.6, 'light');
  }
  p.shape('O 80 60 20', 'ink');
  for (let i = 0; i < 3; i++) p.at(80, 60, 1, (i * Math.PI) / 3, () => p.shape(bar(-26, -2.6, 52, 5.2), 'light'));
  p.shape('O 80 60 8', 'accent');
};

/** A drone. */
const drone: Motif = (p) => {
  p.line([46, 40, 114, 78], 5, 'body');
  p.line([114, 40, 46, 78], 5, 'body');
  for (const [x, y] of pointsOf([42, 36, 118, 36, 42, 80, 118, 80])) {
    p.line((c) => c.ellipse(x, y, 22, 8, 0, 0, Math.PI * 2), 2, 'light', 0.9);
    p.dot(x, y, 4, 'accent');
  }
  p.shape([62, 48, 98, 48, 104, 60, 98, 74, 62, 74, 56, 60]);
  p.shape('O 80 61 9', 'ink');
  p.shape('O 80 61 5', 'accent');
};

/** Draws a satellite over the curve of the world. */
const satellite: Motif = (p) => {
  p.line((c) => c.arc(80, 214, 122, Math.PI * 1.15, Math.PI * 1.85), 3, 'accent', 0.9);
  p.at(80, 48, 1, -0.4, () => {
    p.shape(bar(-14, -16, 28, 32));
    for (const side of [-1, 1]) {
      p.shape(bar(side > 0 ? 18 : -58, -13, 40, 26), 'dark');
      for (let i = 1; i < 4; i++) p.line([side * (18 + i * 10), -13, side * (18 + i * 10), 13], 1.4, 'light', 0.7);
    }
    p.shape('O 0 0 6', 'accent');
    p.line([0, 16, 0, 28], 2.4, 'light');
    p.line((c) => c.arc(0, 36, 10, Math.PI * 1.1, Math.PI * 1.9), 3, 'light');
  });
};

/** Draws an office tower with one lit window. */
const tower: Motif = (p) => {
  p.shape([30, 112, 30, 62, 52, 56, 52, 112], 'dark');
  p.shape([108, 112, 108, 50, 132, 58, 132, 112], 'dark');
  p.shape([56, 112, 56, 26, 80, 10, 104, 26, 104, 112]);
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 3; x++)
      p.shape(bar(62 + x * 13, 34 + y * 12.5, 8, 6), x === 1 && y === 2 ? 'light' : 'ink', { edge: 0 });
  p.line([80, 10, 80, 2], 2.4, 'accent');
};

/** Draws a botnet: many machines controlled by one. */
const swarm: Motif = (p) => {
  const at = (i: number): [number, number] => [
    80 + Math.cos((i * Math.PI) / 4) * 46,
    60 + Math.sin((i * Math.PI) / 4) * 44,
  ];
  for (let i = 0; i < 8; i++) {
    p.line([80, 60, ...at(i)], 2, 'light', 0.6);
    p.line([...at(i), ...at(i + 1)], 1.6, 'accent', 0.7);
  }
  for (let i = 0; i < 8; i++) p.shape(ring(...at(i), 9, 6), i % 2 ? 'dark' : 'body');
  p.shape(ring(80, 60, 20, 6));
  p.shape('O 80 60 8', 'accent');
};

/** The all-seeing eye. */
const eye: Motif = (p) => {
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    p.line(
      [80 + Math.cos(a) * 50, 58 + Math.sin(a) * 40, 80 + Math.cos(a) * 62, 58 + Math.sin(a) * 50],
      3,
      'accent',
      0.8,
    );
  }
  p.shape('M 24 58 Q 80 4 136 58 Q 80 112 24 58 Z');
  p.shape('O 80 58 25', 'ink');
  p.shape('O 80 58 18', 'accent');
  p.shape('O 80 58 8', 'ink');
  p.dot(73, 51, 4, 'light');
};

/** Draws the joker's mask, half of it glitched out of line. */
const mask: Motif = (p) => {
  p.shape('M 30 34 Q 80 14 130 34 Q 132 78 106 88 Q 88 88 80 70 Q 72 88 54 88 Q 28 78 30 34 Z');
  p.shape('M 44 48 Q 58 38 70 52 Q 58 62 44 48 Z', 'ink');
  p.shape('M 116 48 Q 102 38 90 52 Q 102 62 116 48 Z', 'ink');
  for (const [x, y, w] of [
    [22, 42, 26],
    [98, 60, 40],
    [34, 74, 22],
  ] as const)
    p.shape(bar(x, y, w, 5), 'accent', { edge: 0, a: 0.9 });
  p.shape(ring(80, 28, 8, 5, 0, 3.4), 'light');
};

/** The pictures by rank, from 1; the joker's is last. */
export const MOTIFS: readonly Motif[] = [
  stick,
  key,
  phone,
  laptop,
  chip,
  router,
  camera,
  vault,
  drone,
  satellite,
  tower,
  swarm,
  eye,
  mask,
];
