/** Pictures of the board's places, already coloured: each kind of space has its own background shape and sign. */
import { circular, linear } from '../../../../stage/art/gradient.ts';
import { alpha, mix } from '../../../../stage/art/colour.ts';
import {
  art,
  circle,
  cutBox,
  disc,
  fillBox,
  fillWith,
  ngon,
  octagon,
  oval,
  path,
  pen,
  placed,
  pointsOf,
  ring,
  roundBox,
  type Way,
  way,
} from '../../../../stage/art/strokes.ts';
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import type { Kind } from '../../rules/board/faces.ts';
import { colours, kindColours } from '../theme.ts';

type Sign = (ctx: Paint, s: number) => void;

/** Strokes lines through points given in a unit square, in the current colour. */
function lines(ctx: Paint, s: number, width: number, ...ways: Way[]): void {
  ctx.lineWidth = width;
  for (const points of ways) {
    way(ctx, s, s, points);
    ctx.stroke();
  }
}

/** The signs of the kinds of space, drawn in a square of side `s` in the current colour. */
const SIGNS: Record<Exclude<Kind, 'start' | 'asset'>, Sign> = {
  host(ctx, s) {
    for (const y of [0.2, 0.46, 0.72]) {
      roundBox(ctx, s * 0.14, s * y, s * 0.72, s * 0.18, s * 0.04);
      ctx.stroke();
      disc(ctx, s * 0.27, s * (y + 0.09), s * 0.035);
    }
  },
  hash(ctx, s) {
    lines(
      ctx,
      s,
      s * 0.11,
      [0.4, 0.12, 0.3, 0.88],
      [0.7, 0.12, 0.6, 0.88],
      [0.14, 0.36, 0.9, 0.36],
      [0.1, 0.65, 0.86, 0.65],
    );
  },
  exploit(ctx, s) {
    // A beetle, for the bug in the program.
    oval(ctx, s * 0.5, s * 0.57, s * 0.2, s * 0.28);
    ctx.fill();
    disc(ctx, s * 0.5, s * 0.24, s * 0.11);
    lines(
      ctx,
      s,
      s * 0.075,
      [0.1, 0.34, 0.3, 0.46],
      [0.9, 0.34, 0.7, 0.46],
      [0.06, 0.6, 0.3, 0.6],
      [0.94, 0.6, 0.7, 0.6],
      [0.12, 0.9, 0.32, 0.74],
      [0.88, 0.9, 0.68, 0.74],
    );
  },
  randomizer(ctx, s) {
    roundBox(ctx, s * 0.14, s * 0.14, s * 0.72, s * 0.72, s * 0.14);
    ctx.stroke();
    for (const [x, y] of pointsOf([0.33, 0.33, 0.67, 0.33, 0.5, 0.5, 0.33, 0.67, 0.67, 0.67]))
      disc(ctx, x * s, y * s, s * 0.075);
  },
  honeypot(ctx, s) {
    for (const [x, y] of pointsOf([0.5, 0.28, 0.3, 0.64, 0.7, 0.64])) {
      ngon(ctx, x * s, y * s, s * 0.22, 6);
      ctx.stroke();
    }
    ngon(ctx, s * 0.5, s * 0.28, s * 0.12, 6);
    ctx.fill();
  },
  denial(ctx, s) {
    ngon(ctx, s / 2, s / 2, s * 0.4, 8, Math.PI / 8);
    ctx.stroke();
    ctx.fillRect(s * 0.26, s * 0.43, s * 0.48, s * 0.14);
  },
  alarm(ctx, s) {
    way(ctx, s, s, [0.2, 0.76, 0.28, 0.64, 0.3, 0.42, 0.5, 0.2, 0.7, 0.42, 0.72, 0.64, 0.8, 0.76], true);
    ctx.fill();
    disc(ctx, s * 0.5, s * 0.87, s * 0.07);
    lines(ctx, s, s * 0.07, [0.16, 0.18, 0.08, 0.34], [0.84, 0.18, 0.92, 0.34]);
  },
};

/** Traces the background shape of a kind of space: round if harmless, cut corners if it has a special, eight-sided if it holds pawns. */
function ground(ctx: Paint, kind: Kind, w: number, h: number, by: number): void {
  const at = [by, by, w - by * 2, h - by * 2] as const;
  if (kind === 'host') return roundBox(ctx, ...at, 12);
  if (kind === 'hash' || kind === 'exploit' || kind === 'randomizer') return cutBox(ctx, ...at, 15);
  octagon(ctx, ...at, 17);
}

const SIZE = 112;

function space(kind: keyof typeof SIGNS): PieceArt {
  return art(`space:${kind}`, [SIZE, SIZE], (ctx, w, h) => {
    const { hue, ground: deep } = kindColours[kind];
    const dim = mix(deep, colours.ink0, 0.6);
    ground(ctx, kind, w, h, 2);
    fillWith(ctx, linear(ctx, [0, 0, w * 0.6, h], [0, mix(deep, hue, 0.22)], [0.55, deep], [1, dim]));
    ctx.save();
    ctx.clip();
    // Circuit lines to the edges, and the sign again, large and faint.
    pen(ctx, 1.2, alpha(hue, 0.16));
    for (let i = 0; i < 5; i++) {
      path(ctx, `M0 ${24 + i * 18} L${26 + i * 6} ${24 + i * 18} ${44 + i * 6} ${6 + i * 18} ${w} ${6 + i * 18}`);
      ctx.stroke();
    }
    ctx.translate(w * 0.34, h * 0.36);
    pen(ctx, 4, alpha(hue, 0.12));
    SIGNS[kind](ctx, w * 0.7);
    ctx.restore();
    ground(ctx, kind, w, h, 2.5);
    pen(ctx, kind === 'host' ? 2.2 : 3, alpha(hue, kind === 'host' ? 0.62 : 0.95));
    ctx.stroke();
    placed(ctx, w * 0.13, h * 0.1, 0, () => {
      pen(ctx, 3, mix(hue, '#ffffff', 0.35));
      SIGNS[kind](ctx, w * 0.34);
    });
  });
}

function letter(zone: number): PieceArt {
  return art(`letter:${zone}`, [24, 24], (ctx, w, h) => {
    ctx.font = '600 20px "Icebreak Display", sans-serif';
    ctx.textAlign = 'center';
    ctx.fillStyle = '#fff';
    ctx.fillText('ABCDE'[zone]!, w / 2, h * 0.8);
  });
}

export const spaceArts: readonly PieceArt[] = [
  ...(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map(space),
  ...[0, 1, 2, 3, 4].map(letter),
  art('asset', [120, 440], (ctx, w, h) => {
    const { hue, ground: deep } = kindColours.asset;
    cutBox(ctx, 2.5, 2.5, w - 5, h - 5, 20);
    fillWith(ctx, linear(ctx, [0, 0, 0, h], mix(deep, hue, 0.3), deep, mix(deep, hue, 0.18)));
    ctx.save();
    ctx.clip();
    const stops = [[0, alpha('#ffe3b3', 0.75)] as const, [0.4, alpha(hue, 0.3)] as const, [1, alpha(hue, 0)] as const];
    fillBox(ctx, 0, 0, w, h, circular(ctx, [w / 2, h * 0.5, 2, w / 2, h * 0.5, w * 0.8], ...stops));
    // The vault: a crystal in rings.
    for (const r of [50, 41, 32]) {
      circle(ctx, w / 2, h * 0.5, r);
      pen(ctx, r === 41 ? 3 : 1.4, alpha('#ffe3b3', 0.7));
      ctx.setLineDash(r === 41 ? [9, 7] : []);
      ctx.stroke();
    }
    ctx.setLineDash([]);
    [0.9, 0.55, 0.3, 0.2, 0.42, 0.7].forEach((light, i) => {
      const at = (k: number, q: number): number[] => ring(w / 2, h * 0.5, q, 6, (k * Math.PI) / 3).slice(0, 2);
      path(ctx, [...at(i, 25), ...at(i + 1, 25), ...at(i + 1, 11), ...at(i, 11)]);
      fillWith(ctx, mix('#3a2110', '#ffe3b3', light));
    });
    ctx.restore();
    cutBox(ctx, 3, 3, w - 6, h - 6, 20);
    pen(ctx, 3.4, hue);
    ctx.stroke();
  }),
  art('jail', [SIZE, SIZE], (ctx, w, h) => {
    roundBox(ctx, 3, 3, w - 6, h - 6, 8);
    fillWith(ctx, '#12080c');
    pen(ctx, 3, '#a5606a');
    ctx.stroke();
    pen(ctx, 4, alpha('#a5606a', 0.55));
    for (const x of [0.22, 0.41, 0.6, 0.79]) {
      path(ctx, `M${w * x} 6 L${w * x} ${h - 6}`);
      ctx.stroke();
    }
  }),
];
