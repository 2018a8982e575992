/** Draws signs in a square of side `s`, in a given colour: for purposes of items, actions, states, and things in a room. */
import {
  circle,
  disc,
  fillBox,
  fillWith,
  lines as paths,
  ngon,
  path,
  pen,
  placed,
  pointsOf,
  roundBox,
  way,
} from '../../../../stage/art/strokes.ts';
import type { Paint } from '../../../../stage/pieces.ts';
import type { After } from '../../rules/def.ts';
import type { Family } from '../lookup.ts';
import { colours } from '../theme.ts';

type Icon = (ctx: Paint, s: number, colour: string) => void;

/** Strokes lines through points given in a unit square. */
function stroke(ctx: Paint, s: number, colour: string, width: number, ...ways: Parameters<typeof way>[3][]): void {
  pen(ctx, s * width, colour);
  for (const points of ways) {
    way(ctx, s, s, points);
    ctx.stroke();
  }
}
/** Fills an outline given by points in a unit square. */
function solid(ctx: Paint, s: number, colour: string, points: Parameters<typeof way>[3]): void {
  way(ctx, s, s, points, true);
  fillWith(ctx, colour);
}

export const FAMILIES: Readonly<Record<Family, Icon>> = {
  // a running shoe
  move(ctx, s, c) {
    solid(ctx, s, c, [0.08, 0.34, 0.34, 0.3, 0.46, 0.46, 0.74, 0.56, 0.94, 0.68, 0.94, 0.8, 0.08, 0.8]);
    stroke(ctx, s, c, 0.07, [0.02, 0.14, 0.24, 0.14], [0.1, 0.22, 0.4, 0.22]);
  },
  // a syringe
  worker(ctx, s, c) {
    stroke(
      ctx,
      s,
      c,
      0.09,
      [0.1, 0.9, 0.28, 0.72],
      [0.72, 0.12, 0.88, 0.28],
      [0.8, 0.2, 0.66, 0.34],
      [0.48, 0.24, 0.76, 0.52],
    );
    solid(ctx, s, c, [0.52, 0.3, 0.7, 0.48, 0.42, 0.76, 0.24, 0.58]);
  },
  // a key
  lock(ctx, s, c) {
    pen(ctx, s * 0.11, c);
    circle(ctx, s * 0.3, s * 0.34, s * 0.18);
    ctx.stroke();
    stroke(ctx, s, c, 0.11, [0.43, 0.47, 0.86, 0.9], [0.66, 0.7, 0.78, 0.58], [0.8, 0.84, 0.92, 0.72]);
  },
  // a disc with an arrow
  data(ctx, s, c) {
    stroke(
      ctx,
      s,
      c,
      0.1,
      [0.5, 0.1, 0.5, 0.6],
      [0.28, 0.42, 0.5, 0.64, 0.72, 0.42],
      [0.12, 0.66, 0.12, 0.88, 0.88, 0.88, 0.88, 0.66],
    );
  },
  // a trap
  hinder(ctx, s, c) {
    stroke(ctx, s, c, 0.08, [0.06, 0.72, 0.94, 0.72]);
    solid(
      ctx,
      s,
      c,
      [0.06, 0.66, 0.18, 0.24, 0.3, 0.66, 0.4, 0.24, 0.5, 0.66, 0.6, 0.24, 0.7, 0.66, 0.82, 0.24, 0.94, 0.66],
    );
    stroke(ctx, s, c, 0.08, [0.2, 0.86, 0.8, 0.86]);
  },
  // a cross
  heal(ctx, s, c) {
    pen(ctx, s * 0.06, c);
    roundBox(ctx, s * 0.1, s * 0.1, s * 0.8, s * 0.8, s * 0.16);
    ctx.stroke();
    fillBox(ctx, s * 0.41, s * 0.24, s * 0.18, s * 0.52, c);
    ctx.fillRect(s * 0.24, s * 0.41, s * 0.52, s * 0.18);
  },
  // a clock
  clock(ctx, s, c) {
    pen(ctx, s * 0.08, c);
    circle(ctx, s / 2, s / 2, s * 0.39);
    ctx.stroke();
    stroke(ctx, s, c, 0.09, [0.5, 0.26, 0.5, 0.52, 0.68, 0.62]);
  },
  // a box with a slot
  bank(ctx, s, c) {
    pen(ctx, s * 0.07, c);
    roundBox(ctx, s * 0.1, s * 0.3, s * 0.8, s * 0.56, s * 0.06);
    ctx.stroke();
    stroke(ctx, s, c, 0.08, [0.32, 0.46, 0.68, 0.46]);
    pen(ctx, s * 0.07, c);
    circle(ctx, s * 0.5, s * 0.2, s * 0.12);
    ctx.stroke();
  },
};

export const ACTIONS: Readonly<Record<string, Icon>> = {
  advance(ctx, s, c) {
    stroke(ctx, s, c, 0.13, [0.2, 0.14, 0.54, 0.5, 0.2, 0.86], [0.5, 0.14, 0.84, 0.5, 0.5, 0.86]);
  },
  retreat(ctx, s, c) {
    stroke(ctx, s, c, 0.13, [0.8, 0.14, 0.46, 0.5, 0.8, 0.86], [0.5, 0.14, 0.16, 0.5, 0.5, 0.86]);
  },
  interface: (ctx, s, c) => plug(ctx, s, c),
  download: (ctx, s, c) => FAMILIES.data(ctx, s, c),
  extract(ctx, s, c) {
    stroke(
      ctx,
      s,
      c,
      0.1,
      [0.5, 0.66, 0.5, 0.16],
      [0.28, 0.36, 0.5, 0.14, 0.72, 0.36],
      [0.12, 0.66, 0.12, 0.88, 0.88, 0.88, 0.88, 0.66],
    );
  },
};

/** Draws the sign of an interface token: a terminal with its prompt. */
function plug(ctx: Paint, s: number, c: string): void {
  pen(ctx, s * 0.075, c);
  roundBox(ctx, s * 0.1, s * 0.14, s * 0.8, s * 0.62, s * 0.08);
  ctx.stroke();
  stroke(ctx, s, c, 0.09, [0.26, 0.32, 0.4, 0.45, 0.26, 0.58], [0.5, 0.6, 0.7, 0.6], [0.32, 0.9, 0.68, 0.9]);
}

/** The signs that also stand on the table as pieces of their own. */
export const SIGNS: Readonly<Record<string, Icon>> = {
  interface: plug,
  // single use: the same with a 1 in it
  'interface-once'(ctx, s, c) {
    pen(ctx, s * 0.075, c);
    ctx.setLineDash([s * 0.13, s * 0.09]);
    roundBox(ctx, s * 0.1, s * 0.14, s * 0.8, s * 0.62, s * 0.08);
    ctx.stroke();
    ctx.setLineDash([]);
    stroke(ctx, s, c, 0.1, [0.4, 0.36, 0.52, 0.28, 0.52, 0.62], [0.32, 0.9, 0.68, 0.9]);
  },
  // a head in goggles over a white coat
  worker(ctx, s, c) {
    ctx.fillStyle = c;
    disc(ctx, s * 0.5, s * 0.28, s * 0.19);
    solid(ctx, s, c, [0.16, 0.94, 0.2, 0.62, 0.38, 0.52, 0.62, 0.52, 0.8, 0.62, 0.84, 0.94]);
    stroke(ctx, s, colours.ink0, 0.06, [0.5, 0.56, 0.5, 0.92]);
    fillBox(ctx, s * 0.34, s * 0.23, s * 0.32, s * 0.09, colours.ink0);
  },
  lock(ctx, s, c) {
    pen(ctx, s * 0.1, c);
    ctx.beginPath();
    ctx.arc(s * 0.5, s * 0.38, s * 0.2, Math.PI, 0);
    ctx.stroke();
    ctx.fillStyle = c;
    roundBox(ctx, s * 0.18, s * 0.42, s * 0.64, s * 0.48, s * 0.08);
    ctx.fill();
    ctx.fillStyle = colours.ink0;
    disc(ctx, s * 0.5, s * 0.61, s * 0.08);
    ctx.fillRect(s * 0.46, s * 0.62, s * 0.08, s * 0.18);
  },
  eye(ctx, s, c) {
    pen(ctx, s * 0.09, c);
    path(ctx, 'M0.06 0.5 Q0.5 0.06 0.94 0.5 0.5 0.94 0.06 0.5', s, s);
    ctx.stroke();
    disc(ctx, s * 0.5, s * 0.5, s * 0.14);
  },
  siren(ctx, s, c) {
    solid(ctx, s, c, [0.24, 0.76, 0.28, 0.4, 0.4, 0.26, 0.6, 0.26, 0.72, 0.4, 0.76, 0.76]);
    stroke(
      ctx,
      s,
      c,
      0.09,
      [0.12, 0.88, 0.88, 0.88],
      [0.5, 0.04, 0.5, 0.14],
      [0.08, 0.3, 0.17, 0.37],
      [0.92, 0.3, 0.83, 0.37],
    );
  },
  hand(ctx, s, c) {
    for (const [x, y, turn] of [
      [0.34, 0.54, -0.3],
      [0.62, 0.5, 0.22],
    ] as const)
      placed(ctx, x * s, y * s, turn, () => {
        pen(ctx, s * 0.08, c);
        roundBox(ctx, -s * 0.19, -s * 0.3, s * 0.38, s * 0.6, s * 0.06);
        ctx.stroke();
      });
  },
  worth: (ctx, s, c) => stroke(ctx, s, c, 0.12, [0.18, 0.36, 0.82, 0.36], [0.18, 0.64, 0.82, 0.64]),
  prototype(ctx, s, c) {
    ctx.fillStyle = c;
    ngon(ctx, s / 2, s / 2, s * 0.44, 6);
    ctx.fill();
    ctx.fillStyle = colours.ink0;
    ngon(ctx, s / 2, s / 2, s * 0.25, 6);
    ctx.fill();
    ctx.fillStyle = c;
    disc(ctx, s / 2, s / 2, s * 0.1);
  },
  file(ctx, s, c) {
    solid(ctx, s, c, [0.1, 0.2, 0.42, 0.2, 0.5, 0.3, 0.9, 0.3, 0.9, 0.84, 0.1, 0.84]);
    stroke(ctx, s, colours.ink0, 0.07, [0.26, 0.48, 0.74, 0.48], [0.26, 0.64, 0.6, 0.64]);
  },
  delay(ctx, s, c) {
    stroke(ctx, s, c, 0.08, [0.2, 0.1, 0.8, 0.1], [0.2, 0.9, 0.8, 0.9]);
    solid(ctx, s, c, [0.26, 0.14, 0.74, 0.14, 0.52, 0.5, 0.74, 0.86, 0.26, 0.86, 0.48, 0.5]);
  },
  brace(ctx, s, c) {
    solid(ctx, s, c, [0.5, 0.06, 0.88, 0.2, 0.84, 0.58, 0.5, 0.94, 0.16, 0.58, 0.12, 0.2]);
    stroke(ctx, s, colours.ink0, 0.1, [0.32, 0.48, 0.46, 0.62, 0.7, 0.34]);
  },
  unseen(ctx, s, c) {
    SIGNS['eye']!(ctx, s, c);
    stroke(ctx, s, c, 0.1, [0.14, 0.88, 0.86, 0.12]);
  },
  exit(ctx, s, c) {
    stroke(
      ctx,
      s,
      c,
      0.09,
      [0.56, 0.12, 0.14, 0.12, 0.14, 0.88, 0.56, 0.88],
      [0.36, 0.5, 0.9, 0.5],
      [0.7, 0.28, 0.92, 0.5, 0.7, 0.72],
    );
  },
  'die-sign'(ctx, s, c) {
    pen(ctx, s * 0.08, c);
    roundBox(ctx, s * 0.12, s * 0.12, s * 0.76, s * 0.76, s * 0.14);
    ctx.stroke();
    for (const [x, y] of pointsOf([0.34, 0.34, 0.66, 0.66, 0.5, 0.5])) disc(ctx, x * s, y * s, s * 0.08);
  },
  chevron(ctx, s, c) {
    pen(ctx, s * 0.16, colours.ink0);
    paths(ctx, s, s * 0.3, [0.3, 0.14, 0.7, 0.5, 0.3, 0.86]);
    stroke(ctx, s, c, 0.17, [0.3, 0.14, 0.7, 0.5, 0.3, 0.86]);
  },
};

/** Signs for where an item goes after use. */
export const AFTER: Readonly<Record<After, Icon>> = {
  // an arrow down onto a pile; back to the hand; a cross for out of the game; a pin for staying in the room
  discard: (ctx, s, c) =>
    stroke(ctx, s, c, 0.12, [0.5, 0.06, 0.5, 0.58], [0.26, 0.36, 0.5, 0.6, 0.74, 0.36], [0.1, 0.86, 0.9, 0.86]),
  hand(ctx, s, c) {
    pen(ctx, s * 0.12, c);
    ctx.beginPath();
    ctx.arc(s * 0.5, s * 0.52, s * 0.34, -Math.PI * 0.35, Math.PI * 1.1);
    ctx.stroke();
    stroke(ctx, s, c, 0.12, [0.66, 0.04, 0.68, 0.24, 0.46, 0.3]);
  },
  box: (ctx, s, c) => stroke(ctx, s, c, 0.14, [0.16, 0.16, 0.84, 0.84], [0.84, 0.16, 0.16, 0.84]),
  room(ctx, s, c) {
    pen(ctx, s * 0.12, c);
    circle(ctx, s * 0.5, s * 0.34, s * 0.24);
    ctx.stroke();
    stroke(ctx, s, c, 0.12, [0.5, 0.6, 0.5, 0.94]);
  },
};
