/** Furniture that several rooms share. A room's picture is 160 wide and 120 high; its floor begins at y = 92. */
import type { Pen } from '../../../../stage/art/pen.ts';
import { bar } from '../../../../stage/art/strokes.ts';

export type Motif = (p: Pen) => void;

/** Draws a desk with its legs. */
export function desk(p: Pen, x: number, y: number, w: number): void {
  p.shape(bar(x, y, w, 6), 'light');
  p.shape(bar(x + 4, y + 6, 5, 98 - y), 'dark');
  p.shape(bar(x + w - 9, y + 6, 5, 98 - y), 'dark');
}

/** Draws a screen on its foot, with lines of text. */
export function screen(p: Pen, x: number, y: number, w: number, h: number, rows = 3): void {
  p.shape(bar(x + w / 2 - 3, y + h, 6, 7), 'dark');
  p.shape(bar(x, y, w, h));
  p.shape(bar(x + 3, y + 3, w - 6, h - 6), 'ink', { edge: 0 });
  for (let i = 0; i < rows; i++) {
    const at = y + 8 + (i * (h - 12)) / Math.max(1, rows);
    p.line([x + 7, at, x + 7 + (w - 14) * (i % 2 ? 0.6 : 0.95), at], 2.4, i % 2 ? 'accent' : 'light', 0.9);
  }
}

/** Draws a cabinet with `n` drawers. */
export function cabinet(p: Pen, x: number, y: number, w: number, n: number): void {
  const h = 102 - y;
  p.shape(bar(x, y, w, h));
  for (let i = 0; i < n; i++) {
    const at = y + (h / n) * i;
    p.line([x + 2, at + h / n, x + w - 2, at + h / n], 1.4, 'ink');
    p.line([x + w * 0.36, at + h / n / 2, x + w * 0.64, at + h / n / 2], 2.6, 'accent');
  }
}

/** Draws a lift's frame and two doors. `open`: how far the doors stand open, 0 to 1. */
export function lift(p: Pen, x: number, y: number, w: number, open: number): void {
  p.shape(bar(x - 6, y - 6, w + 12, 108 - y), 'dark');
  p.shape(bar(x, y, w, 100 - y), 'ink');
  if (open > 0) p.glow(x + w / 2, y + (100 - y) / 2, w * 0.6, 'accent', 0.8);
  const half = (w / 2) * (1 - open);
  p.shape(bar(x, y, half, 100 - y));
  p.shape(bar(x + w - half, y, half, 100 - y));
}

/** Draws a flask with something in it. */
export function flask(p: Pen, x: number, y: number, s: number, tone: 'accent' | 'body' = 'accent'): void {
  p.at(x, y, s, 0, () => {
    p.shape([-5, -22, 5, -22, 5, -8, 17, 16, -17, 16, -5, -8], 'dark');
    p.shape([-9, 2, 9, 2, 16, 15, -16, 15], tone, { edge: 0 });
    p.line([-8, -22, 8, -22], 3, 'light');
    p.dot(-3, 8, 2, 'light');
    p.dot(5, 5, 1.6, 'light');
  });
}

/** Returns an SVG path: an open line through points, given as x, y pairs. */
export const open = (points: readonly number[]): string =>
  points.reduce((path, n, i) => `${path}${i === 0 ? 'M' : i === 2 ? ' L' : ''} ${n}`, '');
