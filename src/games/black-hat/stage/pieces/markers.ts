/** The pieces of the table other than seats and spaces: panels, arrows, markers, the tracer, icons of numbers. */
import { linear } from '../../../../stage/art/gradient.ts';
import { alpha } from '../../../../stage/art/colour.ts';
import {
  art,
  circle,
  cutBox,
  disc,
  fillWith,
  icon,
  lines,
  oval,
  pen,
  placed,
  pointsOf,
  roundBox,
  way,
} from '../../../../stage/art/strokes.ts';
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import { colours } from '../theme.ts';

/** Draws an arrow pointing right: with its head if `whole`, else cut off at the edge of its tile or board. */
function arrow(name: string, whole: boolean): PieceArt {
  return art(name, [90, 34], (ctx, w, h) => {
    const points = whole
      ? [0.04, 0.36, 0.6, 0.36, 0.6, 0.06, 0.97, 0.5, 0.6, 0.94, 0.6, 0.64, 0.04, 0.64, 0.14, 0.5]
      : [0.04, 0.36, 0.46, 0.36, 0.4, 0.5, 0.48, 0.64, 0.04, 0.64, 0.14, 0.5];
    way(ctx, w, h, points, true);
    ctx.shadowColor = colours.ink0;
    ctx.shadowBlur = 4;
    pen(ctx, 6, colours.ink0);
    ctx.stroke();
    ctx.shadowBlur = 0;
    fillWith(ctx, '#fff');
  });
}

function marker(name: string, sign: string, hue: string): PieceArt {
  return art(name, [48, 48], (ctx, w) => {
    cutBox(ctx, 3, 3, w - 6, w - 6, 9);
    fillWith(ctx, colours.ink0);
    pen(ctx, 3.4, hue);
    ctx.stroke();
    ctx.font = '600 26px "Icebreak Display", sans-serif';
    ctx.textAlign = 'center';
    ctx.fillStyle = hue;
    ctx.fillText(sign, w / 2, w * 0.7);
  });
}

function panel(name: string, draw: (ctx: Paint, w: number, h: number) => void): PieceArt {
  return art(name, [60, 60, 16], draw);
}

export const markerArts: readonly PieceArt[] = [
  panel('panel', (ctx, w, h) => {
    cutBox(ctx, 1, 1, w - 2, h - 2, 9);
    fillWith(ctx, linear(ctx, [0, 0, 0, h], alpha(colours.ink2, 0.82), alpha(colours.ink0, 0.82)));
  }),
  panel('panel-edge', (ctx, w, h) => {
    pen(ctx, 2);
    cutBox(ctx, 1.5, 1.5, w - 3, h - 3, 9);
    ctx.stroke();
  }),
  panel('place', (ctx, w, h) => {
    roundBox(ctx, 1, 1, w - 2, h - 2, 12);
    fillWith(ctx, linear(ctx, [0, 0, 0, h], colours.ink3, colours.ink1));
  }),
  panel('place-edge', (ctx, w, h) => {
    pen(ctx, 2.4);
    roundBox(ctx, 1.5, 1.5, w - 3, h - 3, 11);
    ctx.stroke();
  }),
  panel('tile', (ctx, w, h) => {
    ctx.save();
    ctx.shadowColor = 'rgba(0,0,0,0.9)';
    ctx.shadowBlur = 5;
    roundBox(ctx, 4, 4, w - 8, h - 8, 9);
    fillWith(ctx, '#26345a');
    ctx.restore();
    pen(ctx, 2.2, '#c3d3f2');
    ctx.stroke();
  }),
  art('lane', [120, 60], (ctx, w, h) => {
    const [near, middle, far] = [0.55, 0.16, 0.34].map((a) => alpha('#ffffff', a));
    roundBox(ctx, 0, 0, w, h, 6);
    fillWith(ctx, linear(ctx, [0, 0, w, 0], [0, near!], [0.7, middle!], [1, far!]));
  }),
  arrow('arrow', true),
  arrow('arrow-half', false),
  marker('marker:up', '+1', colours.danger),
  marker('marker:down', '−1', colours.good),
  art('tracer', [72, 72], (ctx, s) => {
    // A reticle with an eye in it.
    disc(ctx, s / 2, s / 2, s * 0.44, '#2a060c');
    pen(ctx, s * 0.06, colours.danger);
    ctx.stroke();
    pen(ctx, s * 0.06, colours.danger);
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 2;
      ctx.beginPath();
      ctx.moveTo(s / 2 + Math.cos(a) * s * 0.3, s / 2 + Math.sin(a) * s * 0.3);
      ctx.lineTo(s / 2 + Math.cos(a) * s * 0.49, s / 2 + Math.sin(a) * s * 0.49);
      ctx.stroke();
    }
    oval(ctx, s / 2, s / 2, s * 0.29, s * 0.17);
    fillWith(ctx, '#ffd9cf');
    disc(ctx, s / 2, s / 2, s * 0.13, colours.danger);
    disc(ctx, s / 2, s / 2, s * 0.055, '#12040a');
  }),
  icon('track-step', (ctx, s) => {
    pen(ctx, s * 0.08);
    ctx.setLineDash([s * 0.14, s * 0.1]);
    circle(ctx, s / 2, s / 2, s * 0.38);
    ctx.stroke();
    ctx.setLineDash([]);
    disc(ctx, s / 2, s / 2, s * 0.1);
  }),
  icon('lock', (ctx, s) => {
    disc(ctx, s / 2, s / 2, s * 0.48, colours.ink0);
    pen(ctx, s * 0.09);
    ctx.beginPath();
    ctx.arc(s * 0.5, s * 0.42, s * 0.14, Math.PI, Math.PI * 2);
    ctx.stroke();
    roundBox(ctx, s * 0.28, s * 0.44, s * 0.44, s * 0.32, 4);
    ctx.fill();
  }),
  icon('pass', (ctx, s) => {
    pen(ctx, s * 0.08);
    circle(ctx, s / 2, s / 2, s * 0.38);
    ctx.stroke();
    lines(ctx, s, s * 0.08, [0.3, 0.5, 0.7, 0.5]);
  }),
  icon('trace', (ctx, s) => {
    // Arcs around a point, like a signal.
    circle(ctx, s * 0.5, s * 0.74, s * 0.09);
    pen(ctx, s * 0.09);
    ctx.fill();
    for (const r of [0.24, 0.42, 0.6]) {
      ctx.beginPath();
      ctx.arc(s * 0.5, s * 0.74, s * r, Math.PI * 1.2, Math.PI * 1.8);
      ctx.stroke();
    }
  }),
  icon('hand', (ctx, s) => {
    pen(ctx, s * 0.08);
    for (const [x, turn] of pointsOf([0.3, -0.35, 0.5, 0, 0.7, 0.35]))
      placed(ctx, x * s, s * 0.54, turn, () => {
        roundBox(ctx, -s * 0.13, -s * 0.3, s * 0.26, s * 0.56, 4);
        fillWith(ctx, colours.ink0);
        ctx.stroke();
      });
  }),
  icon('target', (ctx, s) => {
    pen(ctx, s * 0.08);
    for (const r of [0.4, 0.22]) {
      circle(ctx, s / 2, s / 2, s * r);
      ctx.stroke();
    }
    disc(ctx, s / 2, s / 2, s * 0.07);
  }),
  icon('sign:door', (ctx, s) => {
    pen(ctx, s * 0.08);
    way(ctx, s, s, [0.26, 0.9, 0.26, 0.12, 0.74, 0.12, 0.74, 0.9]);
    ctx.stroke();
    lines(ctx, s, s * 0.08, [0.12, 0.9, 0.88, 0.9]);
    disc(ctx, s * 0.62, s * 0.54, s * 0.06);
  }),
  icon('sign:globe', (ctx, s) => {
    pen(ctx, s * 0.07);
    circle(ctx, s / 2, s / 2, s * 0.38);
    ctx.stroke();
    oval(ctx, s / 2, s / 2, s * 0.16, s * 0.38);
    ctx.stroke();
    lines(ctx, s, s * 0.07, [0.12, 0.5, 0.88, 0.5]);
  }),
  icon('siren', (ctx, s) => {
    pen(ctx, s * 0.07);
    way(ctx, s, s, [0.24, 0.78, 0.3, 0.4, 0.5, 0.26, 0.7, 0.4, 0.76, 0.78], true);
    ctx.fill();
    lines(
      ctx,
      s,
      s * 0.08,
      [0.5, 0.06, 0.5, 0.16],
      [0.14, 0.2, 0.22, 0.3],
      [0.86, 0.2, 0.78, 0.3],
      [0.14, 0.88, 0.86, 0.88],
    );
  }),
];
