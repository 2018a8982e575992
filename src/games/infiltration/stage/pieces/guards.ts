/** Draws the guards as pieces of the table: each has its own silhouette. Also draws a guard's face-down card. */
import { alpha, mix } from '../../../../stage/art/colour.ts';
import { art, circle, disc, fillWith, path, pen, roundBox, way, type Way } from '../../../../stage/art/strokes.ts';
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import type { GuardKind } from '../../rules/words.ts';
import { colours, guardColours } from '../theme.ts';

const W = 72;
const H = 90;

/** Traces a closed outline through points given as fractions of the picture's size. */
const outline = (ctx: Paint, points: Way): void => way(ctx, W, H, points, true);

/** Fills the outline just traced with a dark colour and gives it a bright edge. */
function body(ctx: Paint, hue: string, fill: string): void {
  fillWith(ctx, fill);
  pen(ctx, 5, colours.ink0);
  ctx.stroke();
  pen(ctx, 2.4, hue);
  ctx.stroke();
}

const DRAW: Readonly<Record<GuardKind, (ctx: Paint, hue: string, fill: string) => void>> = {
  // A hovering machine with brushes and one eye.
  sweeper(ctx, hue, fill) {
    ctx.beginPath();
    ctx.arc(W * 0.5, H * 0.5, W * 0.34, Math.PI, 0);
    ctx.lineTo(W * 0.94, H * 0.66);
    ctx.lineTo(W * 0.82, H * 0.78);
    ctx.lineTo(W * 0.18, H * 0.78);
    ctx.lineTo(W * 0.06, H * 0.66);
    ctx.closePath();
    body(ctx, hue, fill);
    pen(ctx, 3, hue);
    for (let i = 0; i < 6; i++) {
      ctx.beginPath();
      ctx.moveTo(W * (0.22 + i * 0.112), H * 0.8);
      ctx.lineTo(W * (0.16 + i * 0.136), H * 0.95);
      ctx.stroke();
    }
    path(ctx, 'M0.5 0.3 L0.5 0.12', W, H);
    ctx.stroke();
    disc(ctx, W * 0.5, H * 0.1, 5);
    disc(ctx, W * 0.5, H * 0.52, W * 0.13);
    ctx.fillStyle = colours.ink0;
    disc(ctx, W * 0.5, H * 0.52, W * 0.055);
  },
  // In a peaked cap, walking, holding out a lamp.
  guard(ctx, hue, fill) {
    outline(ctx, [0, 0.36, 0, 0.68, 0.3, 0.5]);
    fillWith(ctx, alpha('#fff2b0', 0.5));
    outline(
      ctx,
      [
        0.42, 0.32, 0.74, 0.32, 0.84, 0.62, 0.74, 0.64, 0.86, 0.97, 0.7, 0.97, 0.58, 0.72, 0.46, 0.97, 0.3, 0.97, 0.42,
        0.62, 0.42, 0.54, 0.2, 0.53, 0.2, 0.45, 0.4, 0.43,
      ],
    );
    body(ctx, hue, fill);
    circle(ctx, W * 0.57, H * 0.2, W * 0.14);
    body(ctx, hue, fill);
    outline(ctx, [0.36, 0.16, 0.44, 0.05, 0.72, 0.05, 0.74, 0.15]);
    fillWith(ctx, hue);
  },
  // Slim, in a long coat, with a briefcase.
  auditor(ctx, hue, fill) {
    outline(
      ctx,
      [0.36, 0.31, 0.6, 0.31, 0.68, 0.56, 0.66, 0.97, 0.52, 0.97, 0.48, 0.7, 0.44, 0.97, 0.3, 0.97, 0.28, 0.56],
    );
    body(ctx, hue, fill);
    circle(ctx, W * 0.48, H * 0.17, W * 0.13);
    body(ctx, hue, fill);
    pen(ctx, 2.4, hue);
    for (const x of [0.43, 0.54]) {
      circle(ctx, W * x, H * 0.17, W * 0.042);
      ctx.stroke();
    }
    outline(ctx, [0.45, 0.32, 0.51, 0.32, 0.49, 0.56]);
    fillWith(ctx, hue);
    roundBox(ctx, W * 0.64, H * 0.6, W * 0.32, H * 0.2, 3);
    body(ctx, hue, fill);
  },
  // Broad, behind a shield.
  sergeant(ctx, hue, fill) {
    outline(
      ctx,
      [
        0.22, 0.32, 0.8, 0.32, 0.96, 0.5, 0.9, 0.68, 0.78, 0.66, 0.8, 0.97, 0.58, 0.97, 0.5, 0.76, 0.42, 0.97, 0.2,
        0.97,
      ],
    );
    body(ctx, hue, fill);
    circle(ctx, W * 0.52, H * 0.19, W * 0.14);
    body(ctx, hue, fill);
    outline(ctx, [0.34, 0.15, 0.4, 0.05, 0.72, 0.08, 0.74, 0.15]);
    fillWith(ctx, hue);
    outline(ctx, [0.06, 0.42, 0.46, 0.42, 0.46, 0.7, 0.26, 0.86, 0.06, 0.7]);
    body(ctx, hue, mix(fill, hue, 0.25));
    pen(ctx, 3.4, hue);
    for (const y of [0.52, 0.62]) {
      ctx.beginPath();
      ctx.moveTo(W * 0.14, H * y);
      ctx.lineTo(W * 0.26, H * (y + 0.07));
      ctx.lineTo(W * 0.38, H * y);
      ctx.stroke();
    }
  },
  // Masked, with a tank on the back and a hose.
  purger(ctx, hue, fill) {
    roundBox(ctx, W * 0.6, H * 0.28, W * 0.28, H * 0.42, 9);
    body(ctx, hue, mix(fill, hue, 0.3));
    outline(
      ctx,
      [0.3, 0.32, 0.64, 0.32, 0.7, 0.64, 0.7, 0.97, 0.54, 0.97, 0.48, 0.74, 0.42, 0.97, 0.26, 0.97, 0.28, 0.64],
    );
    body(ctx, hue, fill);
    circle(ctx, W * 0.46, H * 0.19, W * 0.16);
    body(ctx, hue, fill);
    disc(ctx, W * 0.38, H * 0.25, W * 0.075, hue);
    pen(ctx, 5, hue);
    path(ctx, 'M0.72 0.66 C0.6 0.86 0.3 0.5 0.06 0.66', W, H);
    ctx.stroke();
    for (const y of [0.58, 0.66, 0.74]) disc(ctx, W * 0.04, H * y, 2.6);
  },
};

/** The size of the picture that `drawGuard` draws, in drawing units. */
export const GUARD_SIZE = { w: W, h: H } as const;

export function drawGuard(ctx: Paint, kind: GuardKind): void {
  const hue = guardColours[kind];
  DRAW[kind](ctx, hue, mix('#1a0d14', hue, 0.16));
}

export const guardArts: readonly PieceArt[] = [
  ...(Object.keys(DRAW) as GuardKind[]).map((kind): PieceArt =>
    art(`guard:${kind}`, [W, H], (ctx) => drawGuard(ctx, kind)),
  ),
  art('guard-down', [W, H], (ctx, w, h) => {
    ctx.translate(w / 2, h * 0.66);
    ctx.rotate(-0.22);
    roundBox(ctx, -w * 0.34, -h * 0.3, w * 0.68, h * 0.56, 6);
    fillWith(ctx, 'rgba(255,255,255,0.28)');
    pen(ctx, 3, '#fff');
    ctx.setLineDash([7, 5]);
    ctx.stroke();
    ctx.setLineDash([]);
    pen(ctx, 5, '#fff');
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(-w * 0.13, -h * 0.13 * side);
      ctx.lineTo(w * 0.13, h * 0.09 * side);
      ctx.stroke();
    }
  }),
];
