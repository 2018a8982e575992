/**
 * Small pictures ("pieces") drawn under and around cards: panels, slots, lights, shadows. Those with `slice` keep their corners when
 * stretched.
 */
import { linear } from '../../../../stage/art/gradient.ts';
import type { PieceArt } from '../../../../stage/pieces.ts';
import { colours } from '../theme.ts';
import { art, circle, cutBox, fillBox, fillWith, pen, roundBox, strokeWith } from '../../../../stage/art/strokes.ts';

function plate(name: string, deep: string, cut: boolean): PieceArt {
  return art(name, [80, 80, 20], (ctx, w, h) => {
    const fill = linear(ctx, [0, 0, 0, h], deep, colours.ink0);
    ctx.globalAlpha = 0.86;
    ctx.fillStyle = fill;
    if (cut) cutBox(ctx, 1, 1, w - 2, h - 2, 12);
    else roundBox(ctx, 1, 1, w - 2, h - 2, 14);
    ctx.fill();
  });
}

function plateEdge(name: string, cut: boolean): PieceArt {
  return art(name, [80, 80, 20], (ctx, w, h) => {
    pen(ctx, 1.6);
    if (cut) cutBox(ctx, 1, 1, w - 2, h - 2, 12);
    else roundBox(ctx, 1, 1, w - 2, h - 2, 14);
    ctx.stroke();
  });
}

/** A server's column: a panel brightest at the server's end and fading towards the Runner. */
function column(name: string, fill: number, edge: number, baseTop: boolean): PieceArt {
  return art(name, [60, 90, 14], (ctx, w, h) => {
    cutBox(ctx, 1, 1, w - 2, h - 2, 8);
    fillWith(ctx, 'rgba(6,10,20,0.42)');
    fillWith(
      ctx,
      linear(ctx, [0, baseTop ? 0 : h, 0, baseTop ? h : 0], `rgba(255,255,255,${fill})`, 'rgba(255,255,255,0)'),
    );
    strokeWith(
      ctx,
      linear(
        ctx,
        [0, baseTop ? 0 : h, 0, baseTop ? h : 0],
        `rgba(255,255,255,${edge})`,
        `rgba(255,255,255,${edge * 0.25})`,
      ),
      1.3,
    );
    fillBox(ctx, 9, baseTop ? 1 : h - 3, w - 18, 2, `rgba(255,255,255,${Math.min(1, edge * 1.4)})`);
  });
}

export const panels: PieceArt[] = [
  column('column-top', 0.15, 0.42, true),
  column('column-bottom', 0.15, 0.42, false),
  column('column-focus-top', 0.3, 1, true),
  column('column-focus-bottom', 0.3, 1, false),
  art('column-new', [60, 60, 14], (ctx, w, h) => {
    pen(ctx, 1.2, 'rgba(255,255,255,0.75)');
    ctx.setLineDash([5, 6]);
    cutBox(ctx, 1, 1, w - 2, h - 2, 8);
    ctx.stroke();
  }),
  plate('plate-corp', colours.corpInk, true),
  plate('plate-runner', colours.runnerInk, false),
  plateEdge('plate-edge-corp', true),
  plateEdge('plate-edge-runner', false),
  art('theatre', [120, 120, 34], (ctx, w, h) => {
    const fill = linear(ctx, [0, 0, 0, h], colours.ink2, colours.ink0);
    ctx.shadowColor = 'rgba(0,0,0,0.75)';
    ctx.shadowBlur = 16;
    ctx.fillStyle = fill;
    cutBox(ctx, 9, 9, w - 18, h - 18, 14);
    ctx.fill();
    ctx.shadowBlur = 0;
    pen(ctx, 1.4, colours.lineStrong);
    ctx.stroke();
    pen(ctx, 3, colours.paperDim);
    ctx.beginPath();
    ctx.moveTo(9, 30);
    ctx.lineTo(9, 23);
    ctx.lineTo(23, 9);
    ctx.lineTo(30, 9);
    ctx.moveTo(w - 9, h - 30);
    ctx.lineTo(w - 9, h - 23);
    ctx.lineTo(w - 23, h - 9);
    ctx.lineTo(w - 30, h - 9);
    ctx.stroke();
  }),
  art('rig-floor', [60, 60, 18], (ctx, w, h) => {
    roundBox(ctx, 1, 1, w - 2, h - 2, 14);
    fillWith(ctx, 'rgba(6,10,20,0.5)');
    fillWith(ctx, 'rgba(255,255,255,0.045)');
    pen(ctx, 1.2, 'rgba(255,255,255,0.3)');
    ctx.stroke();
  }),
  art('score-floor', [40, 40, 10], (ctx, w, h) => {
    roundBox(ctx, 1, 1, w - 2, h - 2, 6);
    fillWith(ctx, 'rgba(255,255,255,0.07)');
    pen(ctx, 1, 'rgba(255,255,255,0.3)');
    ctx.stroke();
  }),
  art('lane', [512, 24], (ctx, w, h) => {
    const { runner, magenta, corp } = colours;
    const stops = [`${runner}00`, `${runner}88`, `${magenta}99`, `${corp}88`, `${corp}00`];
    fillBox(ctx, 0, h / 2 - 0.75, w, 1.5, linear(ctx, [0, 0, w, 0], ...stops));
    ctx.globalAlpha = 0.22;
    for (const thick of [4, 9, 16]) ctx.fillRect(0, (h - thick) / 2, w, thick);
  }),
  art('dot', [12, 12], (ctx, w, h) => (pen(ctx, 1), circle(ctx, w / 2, h / 2, w / 2 - 1), ctx.fill())),
  art('dot-empty', [12, 12], (ctx, w, h) => (pen(ctx, 1.6), circle(ctx, w / 2, h / 2, w / 2 - 1.6), ctx.stroke())),
];
