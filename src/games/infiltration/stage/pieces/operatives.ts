/** Draws the operatives' pieces, already coloured: a sign and a pawn for each. Signs differ in shape, not only in colour. */
import { linear } from '../../../../stage/art/gradient.ts';
import { mix } from '../../../../stage/art/colour.ts';
import { art, disc, fillWith, oval, path, pen, placed, roundBox } from '../../../../stage/art/strokes.ts';
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import type { Seat } from '../../rules/model.ts';
import { colours, seatColours } from '../theme.ts';

/** The outlines of the signs, in a 24 × 24 box; the same as in hud/Sign.tsx. */
const SHAPES: Readonly<Record<Seat, string>> = {
  // a feather, a nut, two bars, a cross, a heart, a star
  quill: 'M20.5 3C12 4 6.5 8.5 4.5 16L3 21l2-.4c1-2.6 2.2-4.3 4-5.6h4.5c3.5-2.5 5.7-6.7 7-12z',
  ferro: 'M12 2.5 20 7v10l-8 4.5L4 17V7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  ash: 'M4 5h6v14H4zM14 5h6v14h-6z',
  ilse: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  mimi: 'M12 21C5 15.5 3 12 3 8.5A4.6 4.6 0 0 1 12 6a4.6 4.6 0 0 1 9 2.5C21 12 19 15.5 12 21z',
  orrin: 'M12 2.2 14.9 9h6.9l-5.6 4.4 2.1 7.4L12 16.4l-6.3 4.4 2.1-7.4L2.2 9h6.9z',
};
const SEATS = Object.keys(SHAPES) as Seat[];

/** Fills a sign at (x, y), radius about `r`, in the context's colour. */
function shape(ctx: Paint, seat: Seat, x: number, y: number, r: number): void {
  placed(ctx, x - r, y - r, 0, () => {
    ctx.scale(r / 12, r / 12);
    ctx.fill(new Path2D(SHAPES[seat]), 'evenodd');
  });
}

/** Draws the notches that tell the two operatives of a pair apart: one for `n` = 0, two for 1; none for -1. */
function notches(ctx: Paint, n: number, x: number, y: number, r: number): void {
  for (let i = 0; i <= n; i++) disc(ctx, x + (i - n / 2) * r * 2.8, y, r);
}

function sign(seat: Seat, n: number): PieceArt {
  return art(n < 0 ? `sign:${seat}` : `sign:${seat}:${n}`, [48, 48], (ctx, w) => {
    const hue = seatColours[seat];
    roundBox(ctx, 2, 2, w - 4, w - 4, 13);
    fillWith(ctx, linear(ctx, [0, 0, 0, w], mix(hue, '#ffffff', 0.28), mix(hue, '#000000', 0.2)));
    pen(ctx, 2, mix(hue, '#ffffff', 0.5));
    ctx.stroke();
    ctx.fillStyle = colours.ink0;
    shape(ctx, seat, w / 2, w * (n < 0 ? 0.5 : 0.44), w * (n < 0 ? 0.34 : 0.28));
    notches(ctx, n, w / 2, w * 0.84, w * 0.055);
  });
}

/** Traces a hooded figure in a coat, on a stand. */
function figure(ctx: Paint, w: number, h: number): void {
  path(
    ctx,
    'M0.1 0.97 C0.1 0.88 0.2 0.88 0.23 0.84 0.1 0.66 0.12 0.5 0.29 0.41 0.2 0.3 0.2 0.1 0.5 0.025 0.8 0.1 0.8 0.3 0.71 0.41 0.88 0.5 0.9 0.66 0.77 0.84 0.8 0.88 0.9 0.88 0.9 0.97 Z',
    w,
    h,
  );
}

function pawn(seat: Seat, n: number): PieceArt {
  return art(n < 0 ? `pawn:${seat}` : `pawn:${seat}:${n}`, [60, 91], (ctx, w, h) => {
    const hue = seatColours[seat];
    ctx.save();
    ctx.shadowColor = 'rgba(0,0,0,0.85)';
    ctx.shadowBlur = 6;
    const fill = linear(ctx, [0, 0, w, h], mix(hue, '#ffffff', 0.4), hue, mix(hue, '#000000', 0.45));
    figure(ctx, w, h);
    fillWith(ctx, fill);
    ctx.restore();
    figure(ctx, w, h);
    pen(ctx, 3.4, colours.ink0);
    ctx.stroke();
    pen(ctx, 1.4, mix(hue, '#ffffff', 0.65));
    ctx.stroke();
    // The darkness under the hood, with two eyes.
    oval(ctx, w / 2, h * 0.24, w * 0.18, h * 0.13);
    fillWith(ctx, colours.ink0);
    ctx.fillStyle = '#ffffff';
    for (const side of [-1, 1]) {
      oval(ctx, w * (0.5 + side * 0.075), h * 0.235, w * 0.042, h * 0.017);
      ctx.fill();
    }
    ctx.fillStyle = colours.ink0;
    shape(ctx, seat, w / 2, h * 0.62, w * 0.23);
    notches(ctx, n, w / 2, h * 0.9, w * 0.07);
  });
}

export const operativeArts: readonly PieceArt[] = SEATS.flatMap((seat) =>
  [-1, 0, 1].flatMap((n) => [sign(seat, n), pawn(seat, n)]),
);
