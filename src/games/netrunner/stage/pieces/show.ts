/** Small pictures ("pieces") for runs, duels and psi games: markers, blocks, locks, hands, subroutines. Drawn in white, to be tinted. */
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import { art, circle, disc, icon, lines, ngon, pen, roundBox, way } from '../../../../stage/art/strokes.ts';
import { colours } from '../theme.ts';

function lock(ctx: Paint, s: number, open: boolean): void {
  pen(ctx, s * 0.08, colours.ink0);
  disc(ctx, s / 2, s / 2, s * 0.46);
  pen(ctx, s * 0.07);
  circle(ctx, s / 2, s / 2, s * 0.44);
  ctx.stroke();
  roundBox(ctx, s * 0.32, s * 0.47, s * 0.36, s * 0.26, 3);
  ctx.fill();
  ctx.beginPath();
  const lift = open ? s * 0.05 : 0;
  ctx.arc(s * (open ? 0.6 : 0.5), s * 0.42 - lift, s * 0.12, Math.PI, Math.PI * 2);
  ctx.stroke();
  if (!open) lines(ctx, s, s * 0.07, [0.38, 0.42, 0.38, 0.47], [0.62, 0.42, 0.62, 0.47]);
  else lines(ctx, s, s * 0.07, [0.48, 0.38, 0.48, 0.47]);
}

function hand(ctx: Paint, s: number, open: boolean): void {
  pen(ctx, s * 0.05);
  if (!open) {
    roundBox(ctx, s * 0.2, s * 0.34, s * 0.6, s * 0.44, s * 0.16);
    ctx.globalAlpha = 0.22;
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.stroke();
    for (const x of [0.35, 0.5, 0.65]) lines(ctx, s, s * 0.05, [x, 0.36, x, 0.56]);
    lines(ctx, s, s * 0.05, [0.24, 0.62, 0.52, 0.62, 0.56, 0.54]);
    return;
  }
  way(ctx, s, s, [0.16, 0.62, 0.3, 0.84, 0.72, 0.84, 0.84, 0.62]);
  ctx.stroke();
  lines(ctx, s, s * 0.05, [0.16, 0.62, 0.1, 0.5], [0.84, 0.62, 0.9, 0.5], [0.3, 0.66, 0.7, 0.66]);
}

export const show: PieceArt[] = [
  icon('marker', (ctx, s) => {
    pen(ctx, 2, '#07121f');
    disc(ctx, s / 2, s / 2, s * 0.4);
    pen(ctx, s * 0.07);
    circle(ctx, s / 2, s / 2, s * 0.4);
    ctx.stroke();
    disc(ctx, s * 0.5, s * 0.42, s * 0.12);
    ctx.beginPath();
    ctx.arc(s * 0.5, s * 0.78, s * 0.22, Math.PI * 1.1, Math.PI * 1.9);
    ctx.fill();
  }),
  icon(
    'stop',
    (ctx, s) => {
      pen(ctx, s * 0.16, colours.ink0);
      disc(ctx, s / 2, s / 2, s * 0.34);
      pen(ctx, s * 0.14);
      ctx.stroke();
    },
    24,
  ),
  icon(
    'stop-passed',
    (ctx, s) => {
      pen(ctx, 1);
      disc(ctx, s / 2, s / 2, s * 0.36);
    },
    24,
  ),
  icon(
    'stop-server',
    (ctx, s) => {
      pen(ctx, s * 0.14, colours.ink0);
      ngon(ctx, s / 2, s / 2, s * 0.42, 4);
      ctx.fill();
      pen(ctx, s * 0.14);
      ctx.stroke();
    },
    24,
  ),
  art(
    'block',
    [30, 24],
    (ctx, w, h) => (way(ctx, w, h, [0.16, 0, 1, 0, 0.84, 1, 0, 1], true), (ctx.fillStyle = '#fff'), ctx.fill()),
  ),
  art('block-empty', [30, 24], (ctx, w, h) => {
    pen(ctx, 1.6);
    way(ctx, w, h, [0.2, 0.06, 0.96, 0.06, 0.8, 0.94, 0.04, 0.94], true);
    ctx.stroke();
  }),
  icon('lock', (ctx, s) => lock(ctx, s, false)),
  icon('lock-open', (ctx, s) => lock(ctx, s, true)),
  art('no-breaker', [84, 117], (ctx, w, h) => {
    pen(ctx, 2);
    ctx.setLineDash([6, 5]);
    roundBox(ctx, 2, 2, w - 4, h - 4, 8);
    ctx.stroke();
    ctx.setLineDash([]);
    pen(ctx, 4);
    circle(ctx, w / 2, h / 2, w * 0.22);
    ctx.stroke();
    way(ctx, w, h, [0.35, 0.61, 0.65, 0.39]);
    ctx.stroke();
  }),
  icon('sub', (ctx, s) =>
    lines(ctx, s, s * 0.11, [0.2, 0.16, 0.2, 0.6, 0.78, 0.6], [0.58, 0.38, 0.8, 0.6, 0.58, 0.82]),
  ),
  icon('sub-broken', (ctx, s) =>
    lines(ctx, s, s * 0.11, [0.2, 0.16, 0.2, 0.6, 0.4, 0.6], [0.52, 0.4, 0.84, 0.8], [0.84, 0.4, 0.52, 0.8]),
  ),
  icon('rez', (ctx, s) => {
    pen(ctx, s * 0.08);
    ctx.beginPath();
    ctx.arc(s / 2, s * 0.54, s * 0.32, -Math.PI * 0.32, Math.PI * 1.32);
    ctx.stroke();
    lines(ctx, s, s * 0.09, [0.5, 0.12, 0.5, 0.5]);
  }),
  icon('hand-closed', (ctx, s) => hand(ctx, s, false), 96),
  icon('hand-open', (ctx, s) => hand(ctx, s, true), 96),
];
