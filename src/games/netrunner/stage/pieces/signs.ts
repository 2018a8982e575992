/** Small pictures ("pieces") that stand for events: damage, prevention, leaving, stopping, swapping. Drawn in white, to be tinted. */
import type { PieceArt } from '../../../../stage/pieces.ts';
import { circle, disc, icon, lines, ngon, path, pen, ring, roundBox, way } from '../../../../stage/art/strokes.ts';

export const signs: PieceArt[] = [
  icon('damage-net', (ctx, s) => {
    pen(ctx, s * 0.06);
    for (const r of [0.14, 0.28, 0.42]) {
      ngon(ctx, s / 2, s / 2, s * r, 6);
      ctx.stroke();
    }
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2 - Math.PI / 2;
      lines(ctx, s, s * 0.05, [0.5, 0.5, 0.5 + Math.cos(a) * 0.42, 0.5 + Math.sin(a) * 0.42]);
    }
  }),
  icon('damage-meat', (ctx, s) => {
    pen(ctx, 2);
    path(ctx, ring(s / 2, s / 2, s * 0.46, 8, 0, s * 0.24));
    ctx.fill();
    ctx.globalCompositeOperation = 'destination-out';
    disc(ctx, s / 2, s / 2, s * 0.12);
  }),
  icon('damage-brain', (ctx, s) => {
    pen(ctx, s * 0.06);
    circle(ctx, s * 0.5, s * 0.46, s * 0.36);
    ctx.stroke();
    lines(ctx, s, s * 0.06, [0.36, 0.8, 0.36, 0.94, 0.64, 0.94, 0.64, 0.8]);
    lines(ctx, s, s * 0.07, [0.56, 0.16, 0.42, 0.42, 0.58, 0.48, 0.44, 0.74]);
  }),
  icon('shield', (ctx, s) => {
    way(ctx, s, s, [0.5, 0.06, 0.88, 0.2, 0.84, 0.58, 0.5, 0.94, 0.16, 0.58, 0.12, 0.2], true);
    pen(ctx, s * 0.06);
    ctx.globalAlpha = 0.35;
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.stroke();
    lines(ctx, s, s * 0.09, [0.34, 0.48, 0.46, 0.62, 0.68, 0.34]);
  }),
  icon('eye', (ctx, s) => {
    pen(ctx, s * 0.06);
    path(ctx, 'M0.06 0.5 Q0.5 0.08 0.94 0.5 0.5 0.92 0.06 0.5', s, s);
    ctx.stroke();
    disc(ctx, s / 2, s / 2, s * 0.15);
  }),
  icon('exit', (ctx, s) =>
    lines(
      ctx,
      s,
      s * 0.09,
      [0.5, 0.14, 0.16, 0.14, 0.16, 0.86, 0.5, 0.86],
      [0.4, 0.5, 0.88, 0.5],
      [0.68, 0.3, 0.88, 0.5, 0.68, 0.7],
    ),
  ),
  icon('stopped', (ctx, s) => {
    pen(ctx, s * 0.09);
    ngon(ctx, s / 2, s / 2, s * 0.42, 8, Math.PI / 8);
    ctx.stroke();
    lines(ctx, s, s * 0.11, [0.3, 0.5, 0.7, 0.5]);
  }),
  icon('swap', (ctx, s) =>
    lines(ctx, s, s * 0.08, [0.16, 0.36, 0.84, 0.36, 0.68, 0.2], [0.84, 0.64, 0.16, 0.64, 0.32, 0.8]),
  ),
  icon('back', (ctx, s) =>
    lines(ctx, s, s * 0.09, [0.8, 0.24, 0.8, 0.62, 0.2, 0.62], [0.4, 0.42, 0.2, 0.62, 0.4, 0.82]),
  ),
  icon('bypass', (ctx, s) => {
    pen(ctx, s * 0.08);
    path(ctx, 'M0.1 0.7 Q0.5 -0.1 0.86 0.66', s, s);
    ctx.stroke();
    lines(ctx, s, s * 0.08, [0.66, 0.6, 0.87, 0.7, 0.92, 0.46]);
    ctx.globalAlpha = 0.5;
    roundBox(ctx, s * 0.36, s * 0.58, s * 0.28, s * 0.26, 2);
    ctx.fill();
  }),
  icon('clock', (ctx, s) => {
    pen(ctx, s * 0.07);
    circle(ctx, s / 2, s / 2, s * 0.4);
    ctx.stroke();
    lines(ctx, s, s * 0.07, [0.5, 0.26, 0.5, 0.52, 0.66, 0.62]);
  }),
];
