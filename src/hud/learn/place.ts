/**
 * Finds the place of a coach's bubble near the thing it talks about. Pure, so that it can be tested without a page. The bubble never covers
 * what must stay in sight; if there is no such place, there is none at all.
 */

/** A rectangle in CSS px from the top left of the window. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  w: number;
  h: number;
}

/** Something that the bubble may cover at a price for each of its pixels. */
export interface Soft {
  area: Area;
  weight: number;
}

type Side = 'right' | 'left' | 'below' | 'above';

/** A bubble's position in CSS px: its top left corner, and how it points at its thing. */
export interface Placed {
  left: number;
  top: number;
  /** beside the thing: the side it is on, and how far along its edge its tail is; null if it is farther off */
  tail: { side: Side; at: number } | null;
  /** farther off: the line from the bubble to the thing; null if it has a tail */
  line: { x1: number; y1: number; x2: number; y2: number } | null;
}

/** Least distances of a bubble, CSS px: from the thing it points at (where the tail is), from what it must not cover, from the window's edge. */
const TAIL = 16;
export const GAP = 6;
const MARGIN = 8;
/** Least distance of a bubble's tail from the bubble's corners, px. */
const CORNER = 18;
/** What a pixel of distance to the thing costs, as pixels of weight 1 covered. */
const FAR = 40;

/** Area of the overlap of two rectangles, px². */
function common(a: Area, b: Area): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, Math.max(low, high)));
const boxAt = (left: number, top: number, { w, h }: Size): Area => ({ left, top, right: left + w, bottom: top + h });
const grown = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
const within = (box: Area, room: Area): boolean =>
  box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
const middle = ({ left, top, right, bottom }: Area): { x: number; y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Returns the thing together with the things that it is part of, such as the menu around a button. */
function outermost(thing: Area, hard: readonly Area[]): Area {
  const around = hard.filter((area) => within(thing, grown(area, 1)));
  return [thing, ...around].reduce((a, b) => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }));
}

/** The places directly beside the thing, best first on each side. */
function beside(thing: Area, around: Area, size: Size, room: Area): { box: Area; side: Side }[] {
  const { x, y } = middle(thing);
  const found: { box: Area; side: Side }[] = [];
  for (const part of [0.5, 0.25, 0.75, 0.08, 0.92]) {
    const left = clamp(x - size.w * part, room.left, room.right - size.w);
    const top = clamp(y - size.h * part, room.top, room.bottom - size.h);
    found.push(
      { side: 'right', box: boxAt(around.right + TAIL, top, size) },
      { side: 'left', box: boxAt(around.left - TAIL - size.w, top, size) },
      { side: 'below', box: boxAt(left, around.bottom + TAIL, size) },
      { side: 'above', box: boxAt(left, around.top - TAIL - size.h, size) },
    );
  }
  return found;
}

/** The places anywhere in the room that touch its edge or something that must stay in sight: if any place is free, one of these is. */
function anywhere(size: Size, room: Area, hard: readonly Area[]): Area[] {
  const lefts = [room.left, room.right - size.w, ...hard.flatMap((a) => [a.right + GAP, a.left - GAP - size.w])];
  const tops = [room.top, room.bottom - size.h, ...hard.flatMap((a) => [a.bottom + GAP, a.top - GAP - size.h])];
  return lefts.flatMap((left) => tops.map((top) => boxAt(left, top, size)));
}

/** Returns the line from the edge of a bubble to the edge of its thing. */
function lineTo(box: Area, thing: Area): NonNullable<Placed['line']> {
  const to = middle(thing);
  const x1 = clamp(to.x, box.left + CORNER, box.right - CORNER);
  const y1 = clamp(to.y, box.top + CORNER, box.bottom - CORNER);
  const inX = to.x > box.left && to.x < box.right;
  const from = inX
    ? { x1, y1: to.y < box.top ? box.top : box.bottom }
    : { x1: to.x < box.left ? box.left : box.right, y1 };
  return { ...from, x2: clamp(from.x1, thing.left, thing.right), y2: clamp(from.y1, thing.top, thing.bottom) };
}

/**
 * Finds the place of a bubble of this size that points at `thing`: beside it if possible, else farther off with a line to it; there it
 * covers as little of `soft` as possible. Returns null if every place would cover the thing or something in `hard`. `window`: where the
 * bubble may be.
 */
export function placeBubble(
  thing: Area,
  size: Size,
  window: Area,
  hard: readonly Area[],
  soft: readonly Soft[],
): Placed | null {
  const room = grown(window, -MARGIN);
  const all = [thing, ...hard];
  const free = (box: Area): boolean => within(box, room) && all.every((area) => common(box, grown(area, GAP)) === 0);
  const covered = (box: Area): number => soft.reduce((sum, { area, weight }) => sum + common(box, area) * weight, 0);
  const around = outermost(thing, hard);
  let best: Placed | null = null;
  let least = Infinity;
  for (const [i, { box, side }] of beside(thing, around, size, room).entries()) {
    if (!free(box)) continue;
    const cost = covered(box) + i;
    if (cost >= least) continue;
    least = cost;
    const { x, y } = middle(thing);
    const level = side === 'right' || side === 'left';
    const at = level ? clamp(y - box.top, CORNER, size.h - CORNER) : clamp(x - box.left, CORNER, size.w - CORNER);
    best = { left: box.left, top: box.top, tail: { side, at }, line: null };
  }
  if (best !== null) return best;
  for (const box of anywhere(size, room, all)) {
    if (!free(box)) continue;
    const line = lineTo(box, thing);
    const cost = covered(box) + Math.hypot(line.x2 - line.x1, line.y2 - line.y1) * FAR;
    if (cost >= least) continue;
    least = cost;
    best = { left: box.left, top: box.top, tail: null, line };
  }
  return best;
}
