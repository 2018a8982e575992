/** Finds the position for a coach's speech bubble next to the thing it talks about. Pure, so that it can be tested without a page. */

/** A rectangle in CSS px from the top left of the window. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Side = 'right' | 'left' | 'below' | 'above';

/** A speech bubble's position in px: its top left, the side of the thing it is on, and how far along its edge its tail is. */
export interface Placed {
  left: number;
  top: number;
  side: Side;
  tail: number;
}

/** Least distances of a speech bubble, CSS px: from the thing it points at (where the tail is), and from the edge of the window. */
const TAIL = 16;
const MARGIN = 8;
/** Least distance of a speech bubble's tail from the bubble's corners, px. */
const CORNER = 18;

/** Area of the overlap of two rectangles, px². */
function common(a: Area, b: Area): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, Math.max(low, high)));

/**
 * Finds the position for a speech bubble that covers the least weight of what is in `keep`. It never covers the thing it points at
 * (`thing`) if there is space on any side. `room`: the part of the window it may be in.
 */
export function placeBubble(
  thing: Area,
  size: { w: number; h: number },
  room: Area,
  keep: readonly { area: Area; weight: number }[],
): Placed {
  const midX = (thing.left + thing.right) / 2;
  const midY = (thing.top + thing.bottom) / 2;
  const within = (left: number, top: number): [number, number] => [
    clamp(left, room.left + MARGIN, room.right - MARGIN - size.w),
    clamp(top, room.top + MARGIN, room.bottom - MARGIN - size.h),
  ];
  const at: Record<Side, [number, number][]> = { right: [], left: [], below: [], above: [] };
  for (const part of [0.5, 0.25, 0.75, 0.08, 0.92]) {
    const x = midX - size.w * part;
    const y = midY - size.h * part;
    at.right.push(within(thing.right + TAIL, y));
    at.left.push(within(thing.left - TAIL - size.w, y));
    at.below.push(within(x, thing.bottom + TAIL));
    at.above.push(within(x, thing.top - TAIL - size.h));
  }
  let best: Placed | null = null;
  let least = Infinity;
  for (const side of ['right', 'left', 'below', 'above'] as const)
    for (const [i, [left, top]] of at[side].entries()) {
      const box = { left, top, right: left + size.w, bottom: top + size.h };
      const bad =
        common(box, thing) * 1e6 + i + keep.reduce((sum, { area, weight }) => sum + common(box, area) * weight, 0);
      if (bad >= least) continue;
      least = bad;
      const along = side === 'right' || side === 'left' ? midY - top : midX - left;
      const length = side === 'right' || side === 'left' ? size.h : size.w;
      best = { left, top, side, tail: clamp(along, CORNER, length - CORNER) };
    }
  return best!;
}
