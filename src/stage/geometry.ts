/** Rectangles and points in CSS px from the top left of the stage, x to the right, y down. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Space kept free at each edge of the stage, because something is shown above it, CSS px. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export function rect(x: number, y: number, w: number, h: number): Rect {
  return { x, y, w, h };
}

/** Returns a rectangle made smaller by insets. Width and height never fall below 0. */
export function inset(r: Rect, by: Insets): Rect {
  return {
    x: r.x + by.left,
    y: r.y + by.top,
    w: Math.max(0, r.w - by.left - by.right),
    h: Math.max(0, r.h - by.top - by.bottom),
  };
}

export function shrink(r: Rect, by: number): Rect {
  return inset(r, { top: by, right: by, bottom: by, left: by });
}

export function centre(r: Rect): Point {
  return { x: r.x + r.w / 2, y: r.y + r.h / 2 };
}

/** Returns the rectangle of size `w` × `h` around a centre. */
export function around(p: Point, w: number, h: number): Rect {
  return { x: p.x - w / 2, y: p.y - h / 2, w, h };
}

/** Whether two rectangles share more than `slack` px in both directions. */
export function overlap(a: Rect, b: Rect, slack = 0.5): boolean {
  return (
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > slack &&
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > slack
  );
}

/** Whether the rectangle `inner` is inside `outer`, give or take `slack` px. */
export function within(inner: Rect, outer: Rect, slack = 0.5): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.w <= outer.x + outer.w + slack &&
    inner.y + inner.h <= outer.y + outer.h + slack
  );
}

export function clamp(n: number, low: number, high: number): number {
  return n < low ? low : n > high ? high : n;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/**
 * Spreads `n` things of `size` px along a line of `room` px from `start`: side by side with `gap` between them, or overlapping as much as
 * necessary. `align` places the whole row within the line.
 * @returns the start of the first thing, and the distance (pitch) from each start to the next
 */
export function spread(
  n: number,
  size: number,
  start: number,
  room: number,
  gap: number,
  align: 'start' | 'centre' | 'end' = 'start',
): { first: number; pitch: number } {
  const pitch = n < 2 ? 0 : Math.min(size + gap, Math.max(0, (room - size) / (n - 1)));
  const used = n < 1 ? 0 : size + pitch * (n - 1);
  const free = room - used;
  const first = align === 'start' ? start : align === 'centre' ? start + free / 2 : start + free;
  return { first, pitch };
}
