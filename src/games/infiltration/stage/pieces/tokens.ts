/** Draws all other pieces of the table: panels, tokens, dials, die, wounds. Pieces that get their colour later are white. */
import { circular, linear } from '../../../../stage/art/gradient.ts';
import { alpha } from '../../../../stage/art/colour.ts';
import {
  art,
  circle,
  disc,
  fillBox,
  fillWith,
  icon,
  path,
  pen,
  pointsOf,
  radial,
  roundBox,
  type Way,
} from '../../../../stage/art/strokes.ts';
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import { colours } from '../theme.ts';
import { FAMILIES, SIGNS } from './icons.ts';

/** Positions of the dots on each face of the die, on a grid of 3 × 3. */
const PIPS: readonly Way[] = [
  [],
  [1, 1],
  [0, 0, 2, 2],
  [0, 0, 1, 1, 2, 2],
  [0, 0, 2, 0, 0, 2, 2, 2],
  [0, 0, 2, 0, 1, 1, 0, 2, 2, 2],
  [0, 0, 2, 0, 0, 1, 2, 1, 0, 2, 2, 2],
];

const die = (n: number): PieceArt =>
  art(`die:${n}`, [72, 72], (ctx, s) => {
    const fill = linear(ctx, [0, 0, s, s], '#ff8d8d', '#d8323e', '#7c1020');
    roundBox(ctx, 3, 3, s - 6, s - 6, 14);
    fillWith(ctx, fill);
    pen(ctx, 2.4, '#ffc9c4');
    ctx.stroke();
    ctx.fillStyle = '#fff8ef';
    for (const [x, y] of pointsOf(PIPS[n]!)) disc(ctx, s * (0.26 + x * 0.24), s * (0.26 + y * 0.24), s * 0.085);
  });

function panel(name: string, draw: (ctx: Paint, w: number, h: number) => void): PieceArt {
  return art(name, [60, 60, 14], draw);
}

export const tokenArts: readonly PieceArt[] = [
  panel('panel', (ctx, w, h) => {
    roundBox(ctx, 1, 1, w - 2, h - 2, 7);
    fillWith(ctx, linear(ctx, [0, 0, 0, h], '#17233f', '#0a1020'));
  }),
  panel('panel-edge', (ctx, w, h) => {
    pen(ctx, 2);
    roundBox(ctx, 1.2, 1.2, w - 2.4, h - 2.4, 7);
    ctx.stroke();
  }),
  panel('panel-dash', (ctx, w, h) => {
    pen(ctx, 2.4);
    ctx.setLineDash([7, 5]);
    roundBox(ctx, 1.4, 1.4, w - 2.8, h - 2.8, 7);
    ctx.stroke();
  }),
  art('street', [120, 120, 20], (ctx, w, h) => {
    roundBox(ctx, 1, 1, w - 2, h - 2, 7);
    fillWith(ctx, linear(ctx, [0, 0, 0, h], '#0b1a22', '#123226'));
  }),
  art('lamp', [96, 120], (ctx, w, h) => {
    const light = [0.9, 0.3, 0].map((a) => alpha('#ffffff', a));
    fillBox(ctx, 2, 2, w - 4, h - 4, circular(ctx, [w / 2, 0, 4, w / 2, 0, h], ...light));
  }),
  art('fade-up', [40, 40], (ctx, w, h) => {
    const [clear, dim] = [alpha('#ffffff', 0), alpha('#ffffff', 0.85)];
    fillBox(ctx, -1, 0, w + 2, h, linear(ctx, [0, 0, 0, h], [0, clear], [0.45, dim], [1, '#fff']));
  }),
  art('glow-dark', [64, 40], (ctx, w, h) => radial(ctx, w, h, [0, 1], [0.5, 0.8], [1, 0])),
  art('chip', [40, 40], (ctx, s) => {
    disc(ctx, s / 2, s / 2, s * 0.47, '#fff');
    pen(ctx, 2.5, colours.ink0);
    ctx.stroke();
  }),
  art('token', [48, 48], (ctx, s) => {
    const fill = linear(ctx, [0, 0, s, s], [0, '#c5fff0'], [0.45, colours.token], [1, '#1c7f72']);
    disc(ctx, s / 2, s / 2, s * 0.46, fill);
    pen(ctx, s * 0.05, colours.ink0);
    ctx.stroke();
    pen(ctx, s * 0.07, '#0a3d3d');
    circle(ctx, s / 2, s / 2, s * 0.27);
    ctx.setLineDash([s * 0.2, s * 0.11]);
    ctx.stroke();
    ctx.setLineDash([]);
    disc(ctx, s / 2, s / 2, s * 0.1);
  }),
  art('sludge', [120, 30], (ctx, w, h) => {
    path(ctx, 'M0 1 C0.04 0.2 0.2 0.1 0.28 0.42 0.36 0.72 0.42 0.06 0.56 0.24 0.7 0.5 0.8 0 1 1 Z', w, h);
    fillWith(ctx, '#fff');
    ctx.fillStyle = 'rgba(6,10,20,0.55)';
    for (const [x, y, r] of [
      [0.2, 0.6, 4],
      [0.52, 0.62, 5],
      [0.78, 0.6, 3],
    ] as const)
      disc(ctx, w * x, h * y, r);
  }),
  art('bulkhead', [24, 80, 8], (ctx, w, h) => {
    roundBox(ctx, 1.5, 1.5, w - 3, h - 3, 4);
    fillWith(ctx, '#fff');
    pen(ctx, 3, colours.ink0);
    ctx.stroke();
    ctx.strokeStyle = alpha(colours.ink0, 0.7);
    for (let y = 14; y < h - 6; y += 12) {
      ctx.beginPath();
      ctx.moveTo(5, y);
      ctx.lineTo(w - 5, y - 6);
      ctx.stroke();
    }
  }),
  art('segment', [30, 12], (ctx, w, h) => (roundBox(ctx, 1, 1, w - 2, h - 2, 3), (ctx.fillStyle = '#fff'), ctx.fill())),
  // Points right from its middle.
  art('needle', [160, 15], (ctx, w, h) => {
    path(ctx, 'M0.5 0.2 L0.98 0.5 0.5 0.8 Z', w, h);
    fillWith(ctx, '#fff');
    disc(ctx, w / 2, h / 2, h * 0.46);
  }),
  art(
    'bar',
    [20, 60, 6],
    (ctx, w, h) => (roundBox(ctx, 0.5, 0.5, w - 1, h - 1, 3), (ctx.fillStyle = '#fff'), ctx.fill()),
  ),
  // A drop on a plaster, coloured so that it stands out on every pawn.
  art('wound', [40, 40], (ctx, s) => {
    disc(ctx, s / 2, s / 2, s * 0.47, '#fff4ee');
    pen(ctx, 2.4, colours.ink0);
    ctx.stroke();
    ctx.beginPath();
    ctx.moveTo(s * 0.5, s * 0.14);
    ctx.bezierCurveTo(s * 0.62, s * 0.36, s * 0.74, s * 0.48, s * 0.74, s * 0.6);
    ctx.arc(s * 0.5, s * 0.6, s * 0.24, 0, Math.PI);
    ctx.bezierCurveTo(s * 0.26, s * 0.48, s * 0.38, s * 0.36, s * 0.5, s * 0.14);
    fillWith(ctx, '#e0203a');
  }),
  // Coloured so that it stands out on every card.
  art('warning', [44, 44], (ctx, s) => {
    path(ctx, 'M0.5 0.06 L0.96 0.9 0.04 0.9 Z', s, s);
    fillWith(ctx, colours.gold);
    pen(ctx, 2.4, colours.ink0);
    ctx.stroke();
    fillBox(ctx, s * 0.45, s * 0.36, s * 0.1, s * 0.26, colours.ink0);
    ctx.fillRect(s * 0.45, s * 0.69, s * 0.1, s * 0.1);
  }),
  icon('bars', (ctx, s) => {
    for (const x of [0.14, 0.38, 0.62, 0.86]) {
      pen(ctx, s * 0.1, colours.ink0);
      ctx.beginPath();
      ctx.moveTo(s * x, s * 0.06);
      ctx.lineTo(s * x, s * 0.94);
      ctx.stroke();
      pen(ctx, s * 0.06);
      ctx.stroke();
    }
  }),
  ...[0, 1, 2, 3, 4, 5, 6].map(die),
  ...Object.entries(SIGNS).map(([name, draw]) => icon(name, (ctx, s) => draw(ctx, s, '#fff'), 48)),
  ...Object.entries(FAMILIES).map(([name, draw]) => icon(`family:${name}`, (ctx, s) => draw(ctx, s, '#fff'), 40)),
];
