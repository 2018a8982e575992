/** Where things are on the screen, and arrows between them as SVG paths. */
import type { Anchor } from '../../core/anchor.ts';
import type { Rect } from '../contract/ports.ts';
import type { TableUi } from '../contract/table-ui.ts';

const boxOf = ({ left, top, width, height }: DOMRect): Rect => ({ x: left, y: top, w: width, h: height });

/** The smallest rectangle that contains the given ones; null if none are given. */
function around(boxes: readonly Rect[]): Rect | null {
  const first = boxes[0];
  if (first === undefined) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    x: left,
    y: top,
    w: Math.max(...boxes.map(({ x, w }) => x + w)) - left,
    h: Math.max(...boxes.map(({ y, h }) => y + h)) - top,
  };
}

/** An anchor's rectangle in the window, CSS px; null if it is not on the screen. `table`: contains the table's buttons. */
export function lieOf(anchor: Anchor, table: ParentNode, zones: TableUi['zones']): Rect | null {
  const found = (selector: string): Rect[] =>
    [...table.querySelectorAll(selector)].map((one) => boxOf(one.getBoundingClientRect())).filter(({ w }) => w > 0);
  const button = (key: Anchor): Rect | null => found(`[data-key="${CSS.escape(String(key))}"]`)[0] ?? null;
  const zone = Object.hasOwn(zones, anchor) ? zones[anchor] : undefined;
  if (zone === undefined) return button(anchor);
  return around(found(zone.selector)) ?? (zone.instead === null ? null : button(zone.instead));
}

interface Point {
  x: number;
  y: number;
}
const middle = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The point where the line from a box's centre to a point leaves the box. */
function edge(box: Rect, to: Point): Point {
  const from = middle(box);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : box.w / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : box.h / 2 / Math.abs(dy),
    1,
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}

/** Length and half the width of an arrow's head, CSS px. */
const HEAD = 15;
const HALF = 8;
/** An arrow shorter than this would hardly have a shaft, CSS px. */
const SHORT = 24;

const n = (value: number): string => value.toFixed(1);

/** The point halfway between two points. */
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * An arrow from one box to another as SVG paths: a curved line and a head. Between neighbours it starts in the middle of the first and ends
 * inside the second. Null if the boxes overlap.
 */
export function arrowPath(from: Rect, to: Rect): { line: string; head: string } | null {
  let a = edge(from, middle(to));
  let b = edge(to, middle(from));
  if (Math.hypot(b.x - a.x, b.y - a.y) < SHORT) {
    a = middle(from);
    b = between(b, middle(to));
  }
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < HEAD) return null;
  // Curved a little upwards, where the table is emptier.
  const bend = Math.min(46, length * 0.16) * (dx >= 0 ? -1 : 1);
  const c = { x: (a.x + b.x) / 2 - (dy / length) * bend, y: (a.y + b.y) / 2 + (dx / length) * bend };
  const [ex, ey] = [b.x - c.x, b.y - c.y];
  const end = Math.hypot(ex, ey);
  const [ux, uy] = [ex / end, ey / end];
  const neck = { x: b.x - ux * HEAD, y: b.y - uy * HEAD };
  return {
    line: `M${n(a.x)} ${n(a.y)}Q${n(c.x)} ${n(c.y)} ${n(neck.x)} ${n(neck.y)}`,
    head: `M${n(b.x)} ${n(b.y)}L${n(neck.x - uy * HALF)} ${n(neck.y + ux * HALF)}L${n(neck.x + uy * HALF)} ${n(neck.y - ux * HALF)}Z`,
  };
}
