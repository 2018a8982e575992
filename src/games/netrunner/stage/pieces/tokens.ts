/**
 * Small pictures ("pieces") for credits, clicks, counters, tags and the like, and for zones. They differ in shape. Drawn in white, to be
 * tinted, except pills.
 */
import type { Paint, PieceArt } from '../../../../stage/pieces.ts';
import {
  art,
  circle,
  cutBox,
  disc,
  fillWith,
  icon as square,
  lines,
  pen,
  placed,
  roundBox,
  way,
} from '../../../../stage/art/strokes.ts';
import { counterMarks } from '../faces/counters.ts';
import { stamp } from '../faces/marks.ts';
import { colours } from '../theme.ts';

const SIZE = 44;

const icon = (name: string, draw: (ctx: Paint, s: number) => void): PieceArt => square(name, draw, SIZE);

/** For each piece that shows one of `counterMarks` as an icon: the name of the piece → the name of the mark. */
const COUNTED = {
  credit: 'credit',
  click: 'click',
  memory: 'memory',
  link: 'link',
  tag: 'tag',
  brain: 'brain',
  'bad-publicity': 'bad-publicity',
  'agenda-point': 'agenda',
  'token:advancement': 'advancement',
  'token:virus': 'virus',
  'token:power': 'power',
  'token:agenda': 'agenda',
} as const;

/** The pill-shaped label for counters on a card: a sign, then space for the number. Drawn in its final colour, so it is not tinted. */
function pill(kind: string, colour: string): PieceArt {
  return art(`pill:${kind}`, [56, 28], (ctx, w, h) => {
    roundBox(ctx, 1, 1, w - 2, h - 2, h / 2 - 1);
    fillWith(ctx, colours.ink0);
    pen(ctx, 1.8, colour);
    ctx.stroke();
    stamp(ctx, counterMarks[kind]!, h * 0.54, h / 2, h * 0.29, colour);
  });
}

export const tokens: PieceArt[] = [
  ...Object.entries(COUNTED).map(([name, mark]) =>
    icon(name, (ctx, s) => stamp(ctx, counterMarks[mark]!, s / 2, s / 2, s * 0.42, '#fff')),
  ),
  pill('advancement', '#ffd591'),
  pill('virus', '#9be36a'),
  pill('power', '#c9b8ff'),
  pill('credit', colours.credit),
  pill('agenda', '#ffb36b'),
  icon('click-spent', (ctx, s) => {
    pen(ctx, s * 0.07);
    circle(ctx, s / 2, s / 2, s * 0.4);
    ctx.stroke();
  }),
  icon('token:strength', (ctx, s) => {
    pen(ctx, s * 0.06);
    roundBox(ctx, s * 0.05, s * 0.05, s * 0.9, s * 0.9, s * 0.12);
    ctx.fill();
  }),
  icon('token:cost', (ctx, s) => {
    pen(ctx, s * 0.06);
    disc(ctx, s / 2, s / 2, s * 0.46);
  }),
  icon('token:mark', (ctx, s) => {
    pen(ctx, s * 0.1);
    circle(ctx, s / 2, s / 2, s * 0.28);
    ctx.stroke();
    lines(ctx, s, s * 0.1, [0.5, 0.06, 0.5, 0.3], [0.5, 0.7, 0.5, 0.94], [0.06, 0.5, 0.3, 0.5], [0.7, 0.5, 0.94, 0.5]);
  }),
  // Signs of the rig's rows.
  icon('row-program', (ctx, s) => lines(ctx, s, s * 0.09, [0.16, 0.3, 0.36, 0.5, 0.16, 0.7], [0.46, 0.72, 0.8, 0.72])),
  icon('row-hardware', (ctx, s) => {
    pen(ctx, s * 0.08);
    cutBox(ctx, s * 0.16, s * 0.22, s * 0.68, s * 0.46, s * 0.1);
    ctx.stroke();
    lines(ctx, s, s * 0.08, [0.34, 0.84, 0.66, 0.84]);
    disc(ctx, s * 0.5, s * 0.45, s * 0.08);
  }),
  icon('row-resource', (ctx, s) => {
    pen(ctx, s * 0.08);
    circle(ctx, s * 0.5, s * 0.34, s * 0.15);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(s * 0.5, s * 0.86, s * 0.3, Math.PI * 1.08, Math.PI * 1.92);
    ctx.stroke();
  }),
  // Emblems of piles and hands.
  icon('emblem-hq', (ctx, s) => {
    pen(ctx, s * 0.06);
    way(ctx, s, s, [0.24, 0.9, 0.24, 0.3, 0.5, 0.1, 0.76, 0.3, 0.76, 0.9]);
    ctx.stroke();
    for (const y of [0.42, 0.56, 0.7]) lines(ctx, s, s * 0.05, [0.36, y, 0.44, y], [0.56, y, 0.64, y]);
    lines(ctx, s, s * 0.06, [0.1, 0.9, 0.9, 0.9]);
  }),
  icon('emblem-rnd', (ctx, s) => {
    pen(ctx, s * 0.06);
    way(ctx, s, s, [0.4, 0.12, 0.4, 0.4, 0.18, 0.82, 0.24, 0.9, 0.76, 0.9, 0.82, 0.82, 0.6, 0.4, 0.6, 0.12]);
    ctx.stroke();
    lines(ctx, s, s * 0.06, [0.32, 0.12, 0.68, 0.12], [0.3, 0.66, 0.7, 0.66]);
  }),
  icon('emblem-archives', (ctx, s) => {
    pen(ctx, s * 0.06);
    for (const y of [0.14, 0.4, 0.66]) {
      cutBox(ctx, s * 0.18, s * y, s * 0.64, s * 0.22, s * 0.05);
      ctx.stroke();
      lines(ctx, s, s * 0.06, [0.42, y + 0.11, 0.58, y + 0.11]);
    }
  }),
  icon('emblem-stack', (ctx, s) => {
    pen(ctx, s * 0.06);
    for (const y of [0.34, 0.5, 0.66]) {
      way(ctx, s, s, [0.5, y - 0.2, 0.88, y, 0.5, y + 0.2, 0.12, y], true);
      ctx.stroke();
    }
  }),
  icon('emblem-heap', (ctx, s) => {
    pen(ctx, s * 0.06);
    for (const [x, y, turn] of [
      [0.36, 0.6, -0.5],
      [0.62, 0.58, 0.4],
      [0.5, 0.42, -0.1],
    ] as const)
      placed(ctx, x * s, y * s, turn, () => {
        roundBox(ctx, -s * 0.16, -s * 0.23, s * 0.32, s * 0.46, 3);
        ctx.stroke();
      });
  }),
  icon('plus', (ctx, s) => lines(ctx, s, s * 0.08, [0.5, 0.2, 0.5, 0.8], [0.2, 0.5, 0.8, 0.5])),
];
