/** Draws the card faces: ranks with picture and trace points, joker, Hat, backs, and the secret asset cards. */
import {
  bar,
  circle,
  disc,
  fillBox,
  fillWith,
  ngon,
  oval,
  path,
  placed,
  pointsOf,
  roundBox,
  strokeWith,
} from '../../../../stage/art/strokes.ts';
import { linear } from '../../../../stage/art/gradient.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { Pen, type Palette } from '../../../../stage/art/pen.ts';
import { rngOf } from '../../../../stage/art/rng.ts';
import { centred } from '../../../../stage/art/text.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import { colours } from '../theme.ts';
import { MOTIFS } from './motifs.ts';
import { lights } from '../../../../stage/theme.ts';

/** The width of a card's face, in the units in which it is drawn. */
const W = 84;

/** The colours of a rank's card, indexed by the rank's trace points: from cool (none) to hot (most). */
const BY_TRACE: readonly Palette[] = [
  { hue: '#3fd6c0', second: '#d6fff4', deep: '#0b3d44', ink: '#061a20', paper: '#effffb' },
  { hue: '#4f9dff', second: '#bfe4ff', deep: '#10305e', ink: '#07142b', paper: '#eef6ff' },
  { hue: '#a287ff', second: '#ffd0f4', deep: '#2a1c66', ink: '#100a2b', paper: '#f4efff' },
  { hue: '#f26bb0', second: '#ffe0a8', deep: '#541240', ink: '#22071c', paper: '#fff0f7' },
  { hue: '#ff7a4d', second: '#ffe38a', deep: '#5c1d12', ink: '#260a08', paper: '#fff4ea' },
  { hue: '#ffd24d', second: '#ff8ad8', deep: '#4a3108', ink: '#1d1304', paper: '#fffbe8' },
];

const outline = (c: Ctx, by: number, h: number): void => roundBox(c, by, by, W - by * 2, h - by * 2, 7 - by * 0.6);

/** Scales the context to 84 units across and clips it to the card; returns the card's height in units. */
function begin(c: Ctx, size: Size): number {
  const s = size.w / W;
  const h = size.h / s;
  c.save();
  c.scale(s, s);
  outline(c, 0.4, h);
  c.clip();
  return h;
}

function edge(c: Ctx, h: number, colour: string): void {
  outline(c, 1.2, h);
  strokeWith(c, colour, 2.4);
  c.restore();
}

function backdrop(c: Ctx, h: number, p: Palette): void {
  fillBox(c, 0, 0, W, h, linear(c, [0, 0, W * 0.4, h], mix(p.deep, p.hue, 0.28), p.deep, p.ink));
  c.lineWidth = 0.6;
  c.strokeStyle = alpha(p.hue, 0.22);
  c.beginPath();
  for (let i = -6; i <= 6; i++) {
    c.moveTo(W / 2 + i * 4, h * 0.6);
    c.lineTo(W / 2 + i * 20, h);
  }
  for (let k = 0; k < 6; k++) {
    c.moveTo(0, h * 0.6 + 2 + k * k * 1.7);
    c.lineTo(W, h * 0.6 + 2 + k * k * 1.7);
  }
  c.stroke();
}

/** Draws a card's trace points as dots down the left edge, below the rank, where they stay visible in a fan. */
function dots(c: Ctx, n: number, x: number, y: number, r: number, colour: string): void {
  for (let i = 0; i < n; i++) disc(c, x, y + i * r * 2.7, r, colour);
}

/** Draws the column at a card's left edge: the rank and the dots of its trace points. `big`: larger, for narrow cards. */
function column(
  c: Ctx,
  h: number,
  p: Palette,
  trace: number,
  big: boolean,
  index: (x: number, y: number, px: number) => void,
): void {
  const w = big ? 44 : 27;
  const shade = linear(c, [0, 0, w * 1.3, 0], [0, alpha(p.ink, 0.92)], [0.7, alpha(p.ink, 0.72)], [1, alpha(p.ink, 0)]);
  fillBox(c, 0, 0, w * 1.3, h, shade);
  const px = big ? 40 : 27;
  index(big ? 24 : 15.5, big ? 24 : 19, px);
  dots(c, trace, big ? 13 : 12, big ? 56 : 42, big ? 4.4 : 3.2, p.hue);
}

function picture(c: Ctx, h: number, n: number, p: Palette, big: boolean): void {
  const scale = big ? 0.4 : 0.46;
  placed(c, big ? W * 0.62 : W * 0.58, big ? h * 0.66 : h * 0.56, 0, () => {
    c.scale(scale, scale);
    c.translate(-80, -60);
    const pen = new Pen(c, p, 'glass', rngOf(`rank ${n}`));
    pen.glow(80, 60, 84, 'body', 0.5);
    MOTIFS[n - 1]!(pen);
  });
}

/** Draws the joker's sign: an open shape, since a joker can stand for any rank. */
function star(c: Ctx, x: number, y: number, r: number, colour: string): void {
  c.lineCap = 'round';
  c.lineWidth = r * 0.34;
  c.strokeStyle = colour;
  c.beginPath();
  for (let i = 0; i < 3; i++) {
    const a = (i * Math.PI) / 3 + Math.PI / 6;
    c.moveTo(x - Math.cos(a) * r, y - Math.sin(a) * r);
    c.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  c.stroke();
}

/** Draws a fedora centred at (x, y); `r` is half its width. */
function fedora(c: Ctx, x: number, y: number, r: number, colour: string, band: string): void {
  placed(c, x, y, 0, () => {
    c.scale(r / 40, r / 40);
    oval(c, 0, 14, 40, 10);
    fillWith(c, colour);
    path(c, 'M-24 12 C-25 -8 -22 -24 -12 -24 Q-4 -24 0 -18 4 -24 12 -24 C22 -24 25 -8 24 12 Z');
    fillWith(c, colour);
    path(c, 'M-24.6 1 Q0 9 24.6 1 L24.4 10 Q0 18 -24.4 10 Z');
    fillWith(c, band);
  });
}

/** Draws the face of a plain card. `trace`: its trace points. */
export function drawRank(c: Ctx, rank: number, trace: number, size: Size, big: boolean): void {
  const p = BY_TRACE[trace]!;
  const h = begin(c, size);
  backdrop(c, h, p);
  picture(c, h, rank, p, big);
  column(c, h, p, trace, big, (x, y, px) =>
    centred(c, `${rank}`, x + (rank > 9 ? px * 0.1 : 0), y, 'display', rank > 9 ? px * 0.86 : px, p.paper),
  );
  edge(c, h, mix(p.hue, p.ink, 0.15));
}

export function drawJoker(c: Ctx, trace: number, size: Size, big: boolean): void {
  const p = BY_TRACE[trace]!;
  const h = begin(c, size);
  backdrop(c, h, p);
  for (let i = 0; i < 6; i++)
    fillBox(c, W * 0.3 + (i % 3) * 9, h * (0.1 + i * 0.15), W, 4, alpha(i % 2 ? p.second : p.hue, 0.16));
  picture(c, h, MOTIFS.length, p, big);
  column(c, h, p, trace, big, (x, y, px) => star(c, x, y, px * 0.36, p.paper));
  edge(c, h, p.hue);
}

/** Draws the Hat's card: light among dark cards, with the same picture on both sides. */
export function drawHat(c: Ctx, trace: number, size: Size, big: boolean): void {
  const h = begin(c, size);
  fillBox(c, 0, 0, W, h, linear(c, [0, 0, W, h], '#ffffff', colours.hat, '#a998dd'));
  c.strokeStyle = alpha('#6a4fd0', 0.3);
  c.lineWidth = 0.9;
  for (let r = 12; r < 90; r += 8) {
    circle(c, W / 2, h * 0.56, r);
    c.stroke();
  }
  const dark = colours.hatDeep;
  fedora(c, W * 0.54, h * 0.58, 30, dark, lights.line);
  // Two eyes under its brim.
  for (const x of [-8, 8]) {
    oval(c, W * 0.54 + x, h * 0.58 + 23, 5, 2.2);
    fillWith(c, lights.line);
  }
  const r = big ? 17 : 12;
  fedora(c, big ? 21 : 15, big ? 21 : 18, r, dark, lights.line);
  dots(c, trace, big ? 13 : 12, big ? 46 : 38, big ? 4.4 : 3.2, dark);
  edge(c, h, '#ffffff');
}

/** Draws the back of a card, a network that looks the same upside down. `asset`: the back of the secret asset cards. */
export function drawBack(c: Ctx, asset: boolean, size: Size): void {
  const h = begin(c, size);
  const [hue, deep, ink] = asset ? [lights.warm, '#4a2a10', '#170c05'] : ['#7d8cff', '#1b1f5a', '#080a1f'];
  fillBox(c, 0, 0, W, h, linear(c, [0, 0, W, h], deep, ink, deep));
  for (const turn of [0, Math.PI])
    placed(c, W / 2, h / 2, turn, () => {
      for (let i = 0; i < 7; i++) {
        const x = -42 + i * 12;
        const y = -h / 2 + 10 + ((i * 5) % 14);
        path(c, `M${x} ${-h / 2} L${x} ${y} ${x * 0.5} ${y + 16} ${x * 0.5} -22`);
        strokeWith(c, alpha(i % 2 ? lights.line : hue, 0.55), 1);
        disc(c, x * 0.5, -22, 1.7, hue);
      }
    });
  for (const [r, a] of pointsOf([19, 0.9, 14, 0.5])) {
    ngon(c, W / 2, h / 2, r, 6);
    fillWith(c, alpha(ink, 0.8));
    strokeWith(c, alpha(hue, a), 1.8);
  }
  if (asset) centred(c, '?', W / 2, h / 2, 'display', 20, '#ffe3b3');
  else disc(c, W / 2, h / 2, 5, alpha(lights.line, 0.9));
  edge(c, h, mix(hue, ink, 0.25));
}

/** The pictures of the six secret asset cards, each in a field of 160 × 120. */
const ASSETS: readonly ((p: Pen, c: Ctx) => void)[] = [
  (p, c) => {
    p.line((q) => q.arc(80, 60, 44, Math.PI * 0.3, Math.PI * 1.7), 6, 'accent');
    centred(c, '10', 80, 60, 'display', 46, p.p.paper);
  },
  (p) => {
    p.line([110, 14, 76, 72], 7, 'light');
    p.shape([58, 66, 92, 82, 74, 112, 30, 96]);
    for (let i = 0; i < 4; i++) p.line([50 + i * 9, 80 + i * 4, 40 + i * 10, 98 + i * 3], 2, 'ink');
  },
  (p, c) => {
    p.shape('O 50 60 26');
    p.line('M 78 60 L 128 60', 7, 'accent');
    p.shape([118, 42, 142, 60, 118, 78], 'accent');
    centred(c, '+5', 50, 60, 'display', 28, p.p.paper);
  },
  (p, c) => {
    p.line([80, 12, 80, 108], 4, 'accent');
    centred(c, '+', 46, 58, 'display', 60, p.p.paper);
    centred(c, '−', 114, 58, 'display', 60, p.p.hue);
  },
  (p) => {
    for (let i = 0; i < 6; i++)
      p.at(80, 60, 1, (i * Math.PI) / 3, () => {
        p.line([0, 0, 0, -48], 5, 'light');
        p.line('M -12 -42 L 0 -28 L 12 -42', 4, 'accent');
      });
  },
  (p) => {
    p.shape(bar(36, 14, 38, 94), 'dark');
    p.shape(bar(86, 14, 38, 94));
    p.dot(66, 62, 4, 'accent');
    p.dot(94, 62, 4, 'light');
    p.line('M 58 62 Q 80 40 102 62', 4, 'accent');
  },
];

/** Draws a secret asset card, 1 to 6. */
export function drawAsset(c: Ctx, n: number, size: Size): void {
  const p: Palette = { hue: lights.warm, second: '#ffe3b3', deep: '#4a2a10', ink: '#170c05', paper: '#fff6e0' };
  const h = begin(c, size);
  backdrop(c, h, p);
  placed(c, W / 2, h / 2, 0, () => {
    c.scale(0.48, 0.48);
    c.translate(-80, -60);
    const pen = new Pen(c, p, 'glass', rngOf(`asset ${n}`));
    pen.glow(80, 60, 90, 'body', 0.5);
    ASSETS[n - 1]!(pen, c);
  });
  edge(c, h, p.hue);
}
