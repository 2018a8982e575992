/** Paths and strokes for drawing the table's pieces. */
import type { Paint, PieceArt } from '../pieces.ts';

/** The points of a path in a unit square, as a flat list: the x and y of each in turn. */
export type Way = readonly number[];

/** Returns the points of a path as pairs of x and y. */
export const pointsOf = (way: Way): [x: number, y: number][] =>
  Array.from({ length: way.length / 2 }, (_, i) => [way[i * 2]!, way[i * 2 + 1]!]);

/** Traces a path through points in a unit square, scaled to `w` × `h`. */
export function way(ctx: Paint, w: number, h: number, points: Way, close = false): void {
  ctx.beginPath();
  pointsOf(points).forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x * w, y * h) : ctx.lineTo(x * w, y * h)));
  if (close) ctx.closePath();
}

export function pen(ctx: Paint, width: number, colour = '#fff'): void {
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

export function circle(ctx: Paint, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, r), 0, Math.PI * 2);
}

/** Traces a box with two opposite corners cut off. */
export function cutBox(ctx: Paint, x: number, y: number, w: number, h: number, cut: number): void {
  ctx.beginPath();
  ctx.moveTo(x + cut, y);
  ctx.lineTo(x + w, y);
  ctx.lineTo(x + w, y + h - cut);
  ctx.lineTo(x + w - cut, y + h);
  ctx.lineTo(x, y + h);
  ctx.lineTo(x, y + cut);
  ctx.closePath();
}

/** Traces a box with round corners. */
export function roundBox(ctx: Paint, x: number, y: number, w: number, h: number, r: number): void {
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, r);
}

/** Traces a regular polygon with `n` corners. */
export function ngon(ctx: Paint, x: number, y: number, r: number, n: number, turn = -Math.PI / 2): void {
  ctx.beginPath();
  for (let i = 0; i < n; i++) {
    const a = turn + (i / n) * Math.PI * 2;
    if (i === 0) ctx.moveTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
    else ctx.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
  }
  ctx.closePath();
}

/** Fills the picture with white whose opacity changes from the centre outwards, as the gradient `stops` say. */
export function radial(
  ctx: Paint,
  w: number,
  h: number,
  stops: readonly (readonly [at: number, alpha: number])[],
): void {
  const fill = ctx.createRadialGradient(w / 2, h / 2, 0, w / 2, h / 2, Math.min(w, h) / 2);
  for (const [at, alpha] of stops) fill.addColorStop(at, `rgba(255,255,255,${alpha})`);
  ctx.fillStyle = fill;
  ctx.fillRect(0, 0, w, h);
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
export function lines(ctx: Paint, s: number, width: number, ...ways: Way[]): void {
  pen(ctx, width);
  for (const points of ways) {
    way(ctx, s, s, points);
    ctx.stroke();
  }
}
