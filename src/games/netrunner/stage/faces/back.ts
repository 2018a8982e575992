import { fillBox, fillWith, ngon, path, placed, pointsOf, strokeWith } from '../../../../stage/art/strokes.ts';
import { circular, linear } from '../../../../stage/art/gradient.ts';
import { colours } from '../theme.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { outline } from './face.ts';
import type { Ctx, Size } from '../../../../stage/art/types.ts';
import type { Seat } from '../../rules/model.ts';

/** Width of the back in drawing units. */
const W = 84;

/** Draws the product's mark, a six-sided crystal of radius `r` around `x`, `y`; `crack`: colour of a line of light across it, or null. */
function crystalMark(
  c: Ctx,
  x: number,
  y: number,
  r: number,
  light: string,
  shade: string,
  crack: string | null,
): void {
  const at = (i: number, q: number): [number, number] => [
    x + Math.sin((i * Math.PI) / 3) * q,
    y - Math.cos((i * Math.PI) / 3) * q,
  ];
  for (let i = 0; i < 6; i++) {
    path(c, [...at(i, r), ...at(i + 1, r), ...at(i + 1, r * 0.46), ...at(i, r * 0.46)]);
    fillWith(c, mix(shade, light, [0.86, 0.5, 0.24, 0.16, 0.36, 0.66][i] ?? 0.5));
  }
  ngon(c, x, y, r * 0.46, 6);
  fillWith(c, mix(shade, light, 0.12));
  c.lineJoin = 'round';
  ngon(c, x, y, r, 6);
  strokeWith(c, light, r * 0.05);
  if (!crack) return;
  for (const [width, colour] of [
    [0.44, shade],
    [0.2, crack],
    [0.07, '#ffffff'],
  ] as const) {
    c.lineJoin = 'miter';
    placed(c, x, y, 0, () => {
      path(c, 'M0.62 -1.32 L0.02 -0.2 0.3 -0.04 -0.3 0.04 -0.02 0.2 -0.62 1.32', r, r);
      strokeWith(c, colour, r * width);
    });
  }
}

function corpBack(c: Ctx, h: number): void {
  fillBox(c, 0, 0, W, h, linear(c, [0, 0, W, h], '#4a2413', '#150c0a', '#4a2413'));
  const [x, y] = [W / 2, h / 2];
  // A tunnel of hexagons, each turned a little inside the one before.
  for (let k = 0; k < 15; k++) {
    const r = 92 * Math.pow(0.865, k);
    ngon(c, x, y, r, 6, k * 0.09);
    fillWith(c, alpha(k % 2 ? '#7a3216' : '#0d0706', 0.3));
    strokeWith(c, alpha(colours.corp, 0.42 + k * 0.038), 0.7);
  }
  fillBox(c, 0, 0, W, h, circular(c, [x, y, 2, x, y, 40], alpha('#ffd9a0', 0.55), alpha(colours.corp, 0)));
  crystalMark(c, x, y, 17, '#ffe3b3', '#3a2110', null);
  for (const [sx, sy] of pointsOf([1, 1, -1, -1])) {
    c.fillStyle = alpha(colours.corp, 0.9);
    for (let i = 0; i < 5; i++)
      c.fillRect(x + sx * (-31 + i * 4) - 1.1, y + sy * (-h / 2 + 9) - 1.1, 2.2, i % 2 ? 2.2 : 4.4 * sy);
  }
}

function runnerBack(c: Ctx, h: number): void {
  fillBox(c, 0, 0, W, h, linear(c, [0, 0, W, h], '#0b3350', '#081426', '#2d1450'));
  const [x, y] = [W / 2, h / 2];
  // Streams that part around the middle; the lower half is the upper one rotated.
  for (let k = -17; k <= 17; k++) {
    const t = (k + 17) / 34;
    const lift = k * 6.4;
    const push = 30 * Math.exp(-Math.abs(k) / 4.2) * (k < 0 ? -1 : 1);
    c.beginPath();
    c.moveTo(-6, y + lift - 22);
    c.bezierCurveTo(x - 22, y + lift - 26, x - 26, y + lift + push, x, y + lift * 0.9 + push);
    c.bezierCurveTo(x + 26, y + lift * 0.8 + push, x + 22, y + lift + 26, W + 6, y + lift + 22);
    strokeWith(c, alpha(mix(colours.runner, colours.magenta, t), k % 3 ? 0.45 : 0.85), k % 3 ? 0.6 : 1.3);
  }
  fillBox(c, 0, 0, W, h, circular(c, [x, y, 2, x, y, 38], alpha('#b8f4ff', 0.5), alpha(colours.magenta, 0)));
  crystalMark(c, x, y, 17, '#c9f6ff', '#0c2740', colours.magenta);
}

/**
 * Draws a side's card back over `size`; if that is wider than high, the card is on its side. The back looks the same upside down, so that
 * the way a facedown card is turned reveals nothing.
 */
export function drawBack(ctx: Ctx, seat: Seat, size: Size): void {
  const c = ctx;
  c.save();
  const lying = size.w > size.h;
  if (lying) {
    c.translate(size.w, 0);
    c.rotate(Math.PI / 2);
  }
  const s = (lying ? size.h : size.w) / W;
  const h = (lying ? size.w : size.h) / s;
  c.scale(s, s);
  outline(c, seat, 0, 0, W, h, seat === 'corp' ? 6 : 7);
  c.save();
  c.clip();
  if (seat === 'corp') corpBack(c, h);
  else runnerBack(c, h);
  c.restore();
  outline(c, seat, 3.4, 3.4, W - 6.8, h - 6.8, 4.4);
  strokeWith(c, alpha(seat === 'corp' ? '#ffe3b3' : '#c9f6ff', 0.6), 0.7);
  outline(c, seat, 0.6, 0.6, W - 1.2, h - 1.2, seat === 'corp' ? 5.7 : 6.5);
  strokeWith(c, seat === 'corp' ? '#b97c33' : '#2f9db8', 1.2);
  c.restore();
}
