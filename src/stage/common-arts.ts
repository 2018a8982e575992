/** Small pictures that every table has: lights, shadows, slots, signs and the parts of effects. White, so that they can be tinted. */
import { linear } from './art/gradient.ts';
import { art, circle, fillBox, fillWith, icon, lines, path, pen, radial, ring, roundBox, way } from './art/strokes.ts';
import type { PieceArt } from './pieces.ts';
import { colours } from './theme.ts';

function dashed(name: string, dash: number, alpha: number): PieceArt {
  return art(name, [84, 117], (ctx, w, h) => {
    pen(ctx, 1.5);
    ctx.globalAlpha = 0.08;
    roundBox(ctx, 2, 2, w - 4, h - 4, 7);
    ctx.fill();
    ctx.globalAlpha = alpha;
    ctx.setLineDash([dash, dash * 0.8]);
    ctx.stroke();
  });
}

function halo(name: string, w: number, h: number, r: number): PieceArt {
  return art(name, [w, h, 22], (ctx) => {
    for (let i = 0; i < 9; i++) {
      ctx.strokeStyle = `rgba(255,255,255,${0.05 + i * 0.035})`;
      ctx.lineWidth = (9 - i) * 2.2;
      roundBox(ctx, 14, 14, w - 28, h - 28, r);
      ctx.stroke();
    }
    ctx.strokeStyle = '#fff';
    ctx.lineWidth = 2.2;
    roundBox(ctx, 12.5, 12.5, w - 25, h - 25, r + 1);
    ctx.stroke();
  });
}

export const commonArts: readonly PieceArt[] = [
  art('px', [6, 6], (ctx, w, h) => ((ctx.fillStyle = '#fff'), ctx.fillRect(-1, -1, w + 2, h + 2))),
  dashed('slot', 6, 0.7),
  dashed('slot-play', 3, 0.8),
  art(
    'pill',
    [40, 24, 11],
    (ctx, w, h) => (roundBox(ctx, 0.5, 0.5, w - 1, h - 1, 11), (ctx.fillStyle = '#fff'), ctx.fill()),
  ),
  halo('halo', 90, 90, 8),
  art('shadow', [80, 80, 26], (ctx, w, h) => {
    ctx.shadowColor = 'rgba(0,0,0,0.85)';
    ctx.shadowBlur = 24;
    ctx.shadowOffsetX = 400;
    ctx.fillStyle = '#000';
    roundBox(ctx, 14 - 400, 14, w - 28, h - 28, 8);
    ctx.fill();
  }),
  art('veil', [84, 84], (ctx, w, h) => {
    ctx.beginPath();
    ctx.rect(0, 0, w, h);
    ctx.clip();
    fillBox(ctx, 0, 0, w, h, 'rgba(6,10,20,0.34)');
    pen(ctx, 1.6, 'rgba(6,10,20,0.5)');
    for (let x = -h; x < w + h; x += 9) {
      ctx.beginPath();
      ctx.moveTo(x, h);
      ctx.lineTo(x + h, 0);
      ctx.stroke();
    }
  }),
  art('glow', [96, 96], (ctx, w, h) => radial(ctx, w, h, [0, 0.9], [0.35, 0.4], [1, 0])),
  art('beam', [64, 16], (ctx, w, h) => {
    fillBox(ctx, 0, 0, w, h, linear(ctx, [0, 0, 0, h], 'rgba(255,255,255,0)', '#fff', 'rgba(255,255,255,0)'));
  }),
  art('ray', [160, 40], (ctx, w, h) => {
    ctx.beginPath();
    ctx.moveTo(0, h / 2);
    ctx.lineTo(w, 0);
    ctx.lineTo(w, h);
    ctx.closePath();
    ctx.fillStyle = linear(ctx, [0, 0, w, 0], 'rgba(255,255,255,0.75)', 'rgba(255,255,255,0.3)', 'rgba(255,255,255,0)');
    ctx.fill();
  }),
  art('shard', [30, 30], (ctx, w, h) => {
    way(ctx, w, h, [0.1, 0.35, 0.62, 0.06, 0.94, 0.6, 0.38, 0.94], true);
    fillWith(ctx, '#fff');
  }),
  art('confetti', [20, 12], (ctx, w, h) => {
    roundBox(ctx, 1, 1, w - 2, h - 2, 2);
    ctx.fillStyle = '#fff';
    ctx.fill();
  }),
  art('ring', [120, 120], (ctx, w, h) => {
    radial(ctx, w, h, [0, 0], [0.72, 0], [0.86, 0.9], [0.93, 0.9], [1, 0]);
  }),
  icon(
    'spark',
    (ctx, s) => {
      pen(ctx, 1);
      path(ctx, ring(s / 2, s / 2, s * 0.48, 4, 0, s * 0.07));
      ctx.fill();
    },
    32,
  ),
  art('slash', [120, 14], (ctx, w, h) => {
    way(ctx, w, h, [0, 0.5, 0.3, 0.16, 0.94, 0.3, 1, 0.5, 0.7, 0.84, 0.06, 0.7], true);
    fillWith(ctx, '#fff');
  }),
  icon('check', (ctx, s) => {
    pen(ctx, s * 0.08);
    circle(ctx, s / 2, s / 2, s * 0.42);
    ctx.stroke();
    lines(ctx, s, s * 0.1, [0.3, 0.52, 0.45, 0.67, 0.72, 0.36]);
  }),
  icon('cross', (ctx, s) => lines(ctx, s, s * 0.11, [0.26, 0.26, 0.74, 0.74], [0.74, 0.26, 0.26, 0.74])),
  art('band', [256, 40], (ctx, w, h) => {
    fillBox(
      ctx,
      0,
      0,
      w,
      h,
      linear(ctx, [0, 0, w, 0], [0, 'rgba(255,255,255,0)'], [0.3, '#fff'], [0.7, '#fff'], [1, 'rgba(255,255,255,0)']),
    );
  }),
  icon('ticked', (ctx, s) => {
    pen(ctx, s * 0.08, colours.ink0);
    roundBox(ctx, s * 0.08, s * 0.08, s * 0.84, s * 0.84, s * 0.16);
    ctx.fill();
    pen(ctx, s * 0.09);
    roundBox(ctx, s * 0.1, s * 0.1, s * 0.8, s * 0.8, s * 0.14);
    ctx.stroke();
    lines(ctx, s, s * 0.14, [0.28, 0.52, 0.44, 0.68, 0.74, 0.32]);
  }),
];
