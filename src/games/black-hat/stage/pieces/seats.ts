/** Small pictures ("pieces") of each seat: its sign and two pawns, already coloured. Each seat has its own shape as well as its colour. */
import { linear } from '../../../../stage/art/gradient.ts';
import { mix } from '../../../../stage/art/colour.ts';
import {
  art,
  circle,
  disc,
  fillWith,
  lines,
  ngon,
  path,
  pen,
  placed,
  ring,
  roundBox,
} from '../../../../stage/art/strokes.ts';
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import type { Seat } from '../../rules/model.ts';
import { SEATS, colours, seatColours } from '../theme.ts';

/** Fills a seat's shape at (x, y), radius about `r`. The shapes match `hud/Sign.tsx`. */
function seatShape(ctx: Paint, seat: Seat, x: number, y: number, r: number): void {
  switch (seat) {
    case 'red':
      ngon(ctx, x, y + r * 0.14, r * 1.06, 3);
      break;
    case 'blue':
      circle(ctx, x, y, r * 0.86);
      break;
    case 'green':
      roundBox(ctx, x - r * 0.76, y - r * 0.76, r * 1.52, r * 1.52, r * 0.12);
      break;
    case 'amber':
      ngon(ctx, x, y, r * 1.06, 4);
      break;
    case 'violet':
      path(ctx, ring(x, y, r * 1.12, 5, 0, r * 0.48));
      break;
    case 'white':
      ngon(ctx, x, y, r, 6, Math.PI / 6);
      break;
    case 'robot':
      // A head with an antenna; the eyes are cut out below.
      roundBox(ctx, x - r * 0.8, y - r * 0.5, r * 1.6, r * 1.4, r * 0.1);
      ctx.fill();
      ctx.beginPath();
      ctx.rect(x - r * 0.11, y - r, r * 0.22, r * 0.6);
      break;
  }
  ctx.fill();
  if (seat !== 'robot') return;
  ctx.save();
  ctx.globalCompositeOperation = 'destination-out';
  for (const side of [-1, 1]) disc(ctx, x + side * r * 0.36, y + r * 0.12, r * 0.2);
  ctx.restore();
}

function sign(seat: Seat): PieceArt {
  return art(`seat:${seat}`, [48, 48], (ctx, w) => {
    const hue = seatColours[seat];
    roundBox(ctx, 2, 2, w - 4, w - 4, 13);
    fillWith(ctx, linear(ctx, [0, 0, 0, w], mix(hue, '#ffffff', 0.25), mix(hue, '#000000', 0.18)));
    pen(ctx, 2, mix(hue, '#ffffff', 0.5));
    ctx.stroke();
    ctx.fillStyle = colours.ink0;
    seatShape(ctx, seat, w / 2, w / 2, w * 0.26);
  });
}

function pawn(seat: Seat, n: number): PieceArt {
  return art(`pawn:${seat}:${n}`, [60, 73], (ctx, w, h) => {
    const hue = seatColours[seat];
    const body = (): void => {
      ctx.beginPath();
      ctx.moveTo(w * 0.14, h * 0.95);
      ctx.lineTo(w * 0.14, h * 0.82);
      ctx.bezierCurveTo(w * 0.16, h * 0.6, w * 0.33, h * 0.58, w * 0.36, h * 0.4);
      ctx.arc(w * 0.5, h * 0.24, w * 0.25, Math.PI * 0.72, Math.PI * 2.28);
      ctx.bezierCurveTo(w * 0.67, h * 0.58, w * 0.84, h * 0.6, w * 0.86, h * 0.82);
      ctx.lineTo(w * 0.86, h * 0.95);
      ctx.closePath();
    };
    ctx.save();
    ctx.shadowColor = 'rgba(0,0,0,0.8)';
    ctx.shadowBlur = 6;
    const fill = linear(ctx, [0, 0, w, h], mix(hue, '#ffffff', 0.35), hue, mix(hue, '#000000', 0.4));
    body();
    fillWith(ctx, fill);
    ctx.restore();
    body();
    pen(ctx, 2.6, colours.ink0);
    ctx.stroke();
    pen(ctx, 1.2, mix(hue, '#ffffff', 0.6));
    ctx.stroke();
    ctx.fillStyle = colours.ink0;
    seatShape(ctx, seat, w / 2, h * 0.26, w * 0.16);
    // One or two notches on the foot distinguish a seat's two pawns.
    for (let i = 0; i <= n; i++) disc(ctx, w / 2 + (i - n / 2) * w * 0.22, h * 0.8, w * 0.085);
  });
}

export const seatArts: readonly PieceArt[] = SEATS.flatMap((seat) => [sign(seat), pawn(seat, 0), pawn(seat, 1)]);

/** The pictures of the leader's flag, the dealer's chip and so on, drawn in white to be tinted. */
export const chipArts: readonly PieceArt[] = [
  art('crown', [40, 40], (ctx, s) => {
    pen(ctx, s * 0.05, '#fff');
    path(ctx, [0.1, 0.78, 0.06, 0.28, 0.32, 0.5, 0.5, 0.16, 0.68, 0.5, 0.94, 0.28, 0.9, 0.78], s, s);
    ctx.fill();
    ctx.fillRect(s * 0.1, s * 0.84, s * 0.8, s * 0.09);
  }),
  art('flag', [40, 40], (ctx, s) => {
    lines(ctx, s, s * 0.09, [0.24, 0.1, 0.24, 0.92]);
    path(ctx, [0.28, 0.12, 0.88, 0.3, 0.28, 0.52], s, s);
    ctx.fill();
  }),
  art('dealer', [40, 40], (ctx, s) => {
    pen(ctx, s * 0.07);
    for (const [x, y, turn] of [
      [0.36, 0.54, -0.35],
      [0.6, 0.5, 0.2],
    ] as const)
      placed(ctx, x * s, y * s, turn, () => {
        roundBox(ctx, -s * 0.18, -s * 0.28, s * 0.36, s * 0.56, 3);
        ctx.stroke();
      });
  }),
];
