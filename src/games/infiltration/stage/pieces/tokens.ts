/** The other pieces of the table: panels, tokens, dials, die, wounds. Those to be tinted are white. */
import { alpha } from '../../../../stage/art/colour.ts';
import { circle, icon, pen, radial, roundBox } from '../../../../stage/art/strokes.ts';
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import { colours } from '../theme.ts';
import { FAMILIES, SIGNS } from './icons.ts';

/** The dots of each face of the die, in thirds. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

const die = (n: number): PieceArt => ({
  name: `die:${n}`,
  w: 72,
  h: 72,
  draw(ctx, s) {
    const fill = ctx.createLinearGradient(0, 0, s, s);
    fill.addColorStop(0, '#ff8d8d');
    fill.addColorStop(0.5, '#d8323e');
    fill.addColorStop(1, '#7c1020');
    roundBox(ctx, 3, 3, s - 6, s - 6, 14);
    ctx.fillStyle = fill;
    ctx.fill();
    pen(ctx, 2.4, '#ffc9c4');
    ctx.stroke();
    ctx.fillStyle = '#fff8ef';
    for (const [x, y] of PIPS[n]!) {
      circle(ctx, s * (0.26 + x * 0.24), s * (0.26 + y * 0.24), s * 0.085);
      ctx.fill();
    }
  },
});

function panel(name: string, draw: (ctx: Paint, w: number, h: number) => void): PieceArt {
  return { name, w: 60, h: 60, slice: 14, draw };
}

export const tokenArts: readonly PieceArt[] = [
  panel('panel', (ctx, w, h) => {
    const fill = ctx.createLinearGradient(0, 0, 0, h);
    fill.addColorStop(0, '#17233f');
    fill.addColorStop(1, '#0a1020');
    roundBox(ctx, 1, 1, w - 2, h - 2, 7);
    ctx.fillStyle = fill;
    ctx.fill();
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
  {
    name: 'street',
    w: 120,
    h: 120,
    slice: 20,
    draw(ctx, w, h) {
      const fill = ctx.createLinearGradient(0, 0, 0, h);
      fill.addColorStop(0, '#0b1a22');
      fill.addColorStop(1, '#123226');
      roundBox(ctx, 1, 1, w - 2, h - 2, 7);
      ctx.fillStyle = fill;
      ctx.fill();
    },
  },
  {
    name: 'lamp',
    w: 96,
    h: 120,
    draw(ctx, w, h) {
      const fill = ctx.createRadialGradient(w / 2, 0, 4, w / 2, 0, h);
      fill.addColorStop(0, 'rgba(255,255,255,0.9)');
      fill.addColorStop(0.5, 'rgba(255,255,255,0.3)');
      fill.addColorStop(1, 'rgba(255,255,255,0)');
      ctx.fillStyle = fill;
      ctx.fillRect(2, 2, w - 4, h - 4);
    },
  },
  {
    name: 'fade-up',
    w: 40,
    h: 40,
    draw(ctx, w, h) {
      const fill = ctx.createLinearGradient(0, 0, 0, h);
      fill.addColorStop(0, 'rgba(255,255,255,0)');
      fill.addColorStop(0.45, 'rgba(255,255,255,0.85)');
      fill.addColorStop(1, '#fff');
      ctx.fillStyle = fill;
      ctx.fillRect(-1, 0, w + 2, h);
    },
  },
  {
    name: 'glow-dark',
    w: 64,
    h: 40,
    draw: (ctx, w, h) =>
      radial(ctx, w, h, [
        [0, 1],
        [0.5, 0.8],
        [1, 0],
      ]),
  },
  {
    name: 'chip',
    w: 40,
    h: 40,
    draw(ctx, s) {
      circle(ctx, s / 2, s / 2, s * 0.47);
      ctx.fillStyle = '#fff';
      ctx.fill();
      pen(ctx, 2.5, colours.ink0);
      ctx.stroke();
    },
  },
  {
    name: 'token',
    w: 48,
    h: 48,
    draw(ctx, s) {
      const fill = ctx.createLinearGradient(0, 0, s, s);
      fill.addColorStop(0, '#c5fff0');
      fill.addColorStop(0.45, colours.token);
      fill.addColorStop(1, '#1c7f72');
      circle(ctx, s / 2, s / 2, s * 0.46);
      ctx.fillStyle = fill;
      ctx.fill();
      pen(ctx, s * 0.05, colours.ink0);
      ctx.stroke();
      pen(ctx, s * 0.07, '#0a3d3d');
      circle(ctx, s / 2, s / 2, s * 0.27);
      ctx.setLineDash([s * 0.2, s * 0.11]);
      ctx.stroke();
      ctx.setLineDash([]);
      circle(ctx, s / 2, s / 2, s * 0.1);
      ctx.fill();
    },
  },
  {
    name: 'sludge',
    w: 120,
    h: 30,
    draw(ctx, w, h) {
      ctx.beginPath();
      ctx.moveTo(0, h);
      ctx.bezierCurveTo(w * 0.04, h * 0.2, w * 0.2, h * 0.1, w * 0.28, h * 0.42);
      ctx.bezierCurveTo(w * 0.36, h * 0.72, w * 0.42, h * 0.06, w * 0.56, h * 0.24);
      ctx.bezierCurveTo(w * 0.7, h * 0.5, w * 0.8, 0, w, h);
      ctx.closePath();
      ctx.fillStyle = '#fff';
      ctx.fill();
      ctx.fillStyle = 'rgba(6,10,20,0.55)';
      for (const [x, y, r] of [
        [0.2, 0.6, 4],
        [0.52, 0.62, 5],
        [0.78, 0.6, 3],
      ] as const) {
        circle(ctx, w * x, h * y, r);
        ctx.fill();
      }
    },
  },
  {
    name: 'bulkhead',
    w: 24,
    h: 80,
    slice: 8,
    draw(ctx, w, h) {
      roundBox(ctx, 1.5, 1.5, w - 3, h - 3, 4);
      ctx.fillStyle = '#fff';
      ctx.fill();
      pen(ctx, 3, colours.ink0);
      ctx.stroke();
      ctx.strokeStyle = alpha(colours.ink0, 0.7);
      for (let y = 14; y < h - 6; y += 12) {
        ctx.beginPath();
        ctx.moveTo(5, y);
        ctx.lineTo(w - 5, y - 6);
        ctx.stroke();
      }
    },
  },
  {
    name: 'segment',
    w: 30,
    h: 12,
    draw: (ctx, w, h) => (roundBox(ctx, 1, 1, w - 2, h - 2, 3), (ctx.fillStyle = '#fff'), ctx.fill()),
  },
  {
    // Points right from its middle.
    name: 'needle',
    w: 160,
    h: 15,
    draw(ctx, w, h) {
      ctx.beginPath();
      ctx.moveTo(w * 0.5, h * 0.2);
      ctx.lineTo(w * 0.98, h * 0.5);
      ctx.lineTo(w * 0.5, h * 0.8);
      ctx.closePath();
      ctx.fillStyle = '#fff';
      ctx.fill();
      circle(ctx, w / 2, h / 2, h * 0.46);
      ctx.fill();
    },
  },
  {
    name: 'bar',
    w: 20,
    h: 60,
    slice: 6,
    draw: (ctx, w, h) => (roundBox(ctx, 0.5, 0.5, w - 1, h - 1, 3), (ctx.fillStyle = '#fff'), ctx.fill()),
  },
  {
    // A drop on a plaster, coloured so that it stands out on every pawn.
    name: 'wound',
    w: 40,
    h: 40,
    draw(ctx, s) {
      circle(ctx, s / 2, s / 2, s * 0.47);
      ctx.fillStyle = '#fff4ee';
      ctx.fill();
      pen(ctx, 2.4, colours.ink0);
      ctx.stroke();
      ctx.beginPath();
      ctx.moveTo(s * 0.5, s * 0.14);
      ctx.bezierCurveTo(s * 0.62, s * 0.36, s * 0.74, s * 0.48, s * 0.74, s * 0.6);
      ctx.arc(s * 0.5, s * 0.6, s * 0.24, 0, Math.PI);
      ctx.bezierCurveTo(s * 0.26, s * 0.48, s * 0.38, s * 0.36, s * 0.5, s * 0.14);
      ctx.fillStyle = '#e0203a';
      ctx.fill();
    },
  },
  {
    // Coloured so that it stands out on every card.
    name: 'warning',
    w: 44,
    h: 44,
    draw(ctx, s) {
      ctx.beginPath();
      ctx.moveTo(s * 0.5, s * 0.06);
      ctx.lineTo(s * 0.96, s * 0.9);
      ctx.lineTo(s * 0.04, s * 0.9);
      ctx.closePath();
      ctx.fillStyle = '#f4d35e';
      ctx.fill();
      pen(ctx, 2.4, colours.ink0);
      ctx.stroke();
      ctx.fillStyle = colours.ink0;
      ctx.fillRect(s * 0.45, s * 0.36, s * 0.1, s * 0.26);
      ctx.fillRect(s * 0.45, s * 0.69, s * 0.1, s * 0.1);
    },
  },
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
