/** Paths and strokes for drawing faces and the table's pieces. */
import type { Paint, PieceArt } from '../pieces.ts';
import { circular } from './gradient.ts';
import { type Trace, trace } from './trace.ts';
import type { Ctx } from './types.ts';

/** The points of a path in a unit square, as a flat list: the x and y of each in turn. */
export type Way = readonly number[];

/** Returns the points of a path as pairs of x and y. */
export const pointsOf = (way: Way): [x: number, y: number][] =>
  Array.from({ length: way.length / 2 }, (_, i) => [way[i * 2]!, way[i * 2 + 1]!]);

/** Traces a path through points in a unit square, scaled to `w` × `h`. */
export function way(ctx: Ctx, w: number, h: number, points: Way, close = false): void {
  ctx.beginPath();
  pointsOf(points).forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x * w, y * h) : ctx.lineTo(x * w, y * h)));
  if (close) ctx.closePath();
}

/** Makes an outline the current path, with its x multiplied by `w` and its y by `h`. */
export function path(ctx: Ctx, outline: Trace, w = 1, h = 1): void {
  ctx.beginPath();
  trace(ctx, outline, w, h);
}

/** The corners of a rectangle. */
export const bar = (x: number, y: number, w: number, h: number): number[] => [x, y, x + w, y, x + w, y + h, x, y + h];

/** Returns the corners of a regular polygon (a star if `inner` < `radius`); the first corner points up. */
export function ring(x: number, y: number, radius: number, n: number, turn = 0, inner = radius): number[] {
  const steps = inner === radius ? n : n * 2;
  return Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2 - Math.PI / 2 + turn;
    const q = i % 2 ? inner : radius;
    return [x + Math.cos(a) * q, y + Math.sin(a) * q];
  }).flat();
}

export function pen(ctx: Ctx, width: number, colour = '#fff'): void {
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = colour;
  ctx.fillStyle = colour;
}

/** Fills the current path with a colour or gradient. */
export function fillWith(ctx: Pick<Paint, 'fill' | 'fillStyle'>, style: string | CanvasGradient): void {
  ctx.fillStyle = style;
  ctx.fill();
}

/** Strokes the current path with a colour or gradient. */
export function strokeWith(ctx: Ctx, style: string | CanvasGradient, width: number): void {
  ctx.strokeStyle = style;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** Fills a rectangle with a colour or gradient. */
export function fillBox(ctx: Ctx, x: number, y: number, w: number, h: number, style: string | CanvasGradient): void {
  ctx.fillStyle = style;
  ctx.fillRect(x, y, w, h);
}

/** Runs `draw` with the origin moved to (x, y) and turned by `turn` radians. */
export function placed(ctx: Ctx, x: number, y: number, turn: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  if (turn) ctx.rotate(turn);
  draw();
  ctx.restore();
}

export function circle(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, r), 0, Math.PI * 2);
}

/** Fills a circle, in the current colour if `style` is left out. */
export function disc(
  ctx: Ctx,
  x: number,
  y: number,
  r: number,
  style: string | CanvasGradient = ctx.fillStyle as string,
): void {
  circle(ctx, x, y, r);
  fillWith(ctx, style);
}

/** Traces an ellipse. */
export function oval(ctx: Ctx, x: number, y: number, rx: number, ry: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
}

/** Traces a box with two opposite corners cut off. */
export function cutBox(ctx: Ctx, x: number, y: number, w: number, h: number, cut: number): void {
  const [r, b] = [x + w, y + h];
  path(ctx, [x + cut, y, r, y, r, b - cut, r - cut, b, x, b, x, y + cut]);
}

/** Traces a box with its four corners cut off. */
export function octagon(ctx: Ctx, x: number, y: number, w: number, h: number, cut: number): void {
  const [r, b] = [x + w, y + h];
  path(ctx, [x + cut, y, r - cut, y, r, y + cut, r, b - cut, r - cut, b, x + cut, b, x, b - cut, x, y + cut]);
}

/** Traces a box with round corners. */
export function roundBox(ctx: Ctx, x: number, y: number, w: number, h: number, r: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}

/** Traces a regular polygon with `n` corners; the first one points up. */
export const ngon = (ctx: Ctx, x: number, y: number, r: number, n: number, turn = 0): void =>
  path(ctx, ring(x, y, r, n, turn));

/** Fills the picture with white whose opacity changes from the centre outwards, as the gradient `stops` say. */
export function radial(
  ctx: Ctx,
  w: number,
  h: number,
  ...stops: readonly (readonly [at: number, alpha: number])[]
): void {
  const colours = stops.map(([at, alpha]) => [at, `rgba(255,255,255,${alpha})`] as const);
  fillBox(ctx, 0, 0, w, h, circular(ctx, [w / 2, h / 2, 0, w / 2, h / 2, Math.min(w, h) / 2], ...colours));
}

/** Describes a picture of the piece atlas with this width and height, CSS px; `slice`: the size of the corners that are not stretched. */
export const art = (
  name: string,
  [w, h, slice]: readonly [w: number, h: number, slice?: number],
  draw: PieceArt['draw'],
): PieceArt => ({ name, w, h, ...(slice === undefined ? {} : { slice }), draw });

/** Describes a square picture of the piece atlas with sides of `size` px. */
export const icon = (name: string, draw: (ctx: Paint, s: number) => void, size = 64): PieceArt =>
  art(name, [size, size], draw);

/** Strokes lines through points in a unit square, scaled to `s` px. */
export function lines(ctx: Ctx, s: number, width: number, ...ways: Way[]): void {
  pen(ctx, width);
  for (const points of ways) {
    way(ctx, s, s, points);
    ctx.stroke();
  }
}
