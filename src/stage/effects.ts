/** Effects for the animation of events: flying coins, beams, rings, slashes, notes. Each is a clip; none changes the table itself. */
import { type Point, type Rect, lerp } from './geometry.ts';
import type { CardNode, PieceNode, Pose } from './model.ts';
import { type Clip, bump, easeBack, easeIn, easeInOut, easeOut, effect, later, par, seq, touch } from './motion.ts';
import { SHARED_TINTS, TOP, caption, cardNode, numberNode, piece } from './nodes.ts';

let serial = 0;
/** Returns a new key for a node that exists only while an animation step plays. */
const fxKey = (what: string): string => `fx:${what}:${serial++}`;

let quiet = false;

/** Calls `make`, for reduced motion: the signs and amounts it makes do not move or grow, but only fade in and out. */
export function quietly<T>(make: () => T): T {
  quiet = true;
  try {
    return make();
  } finally {
    quiet = false;
  }
}

const at = (p: Point, w: number, h = w): Rect => ({ x: p.x - w / 2, y: p.y - h / 2, w, h });

function paint(name: string, p: Point, size: number, tint: number, add = false): PieceNode {
  return { ...piece(name, at(p, size), TOP, tint), add };
}

/** A clip: a picture flies from one point to another; `arc`: height of its curve, px. */
export function fly(name: string, from: Point, to: Point, ms: number, size: number, tint: number, arc = 30): Clip {
  return effect(fxKey('fly'), paint(name, from, size, tint), ms, (node, t) => {
    const e = easeInOut(t);
    node.x = lerp(from.x, to.x, e);
    node.y = lerp(from.y, to.y, e) - bump(t) * arc;
    node.alpha = t < 0.12 ? t / 0.12 : t > 0.9 ? (1 - t) / 0.1 : 1;
  });
}

/** A clip: up to six copies of a picture fly from one point to another, one after another, `ms` in all; `n`: the amount they stand for. */
export function stream(name: string, from: Point, to: Point, n: number, ms: number, size: number, tint: number): Clip {
  const shown = Math.min(6, Math.max(1, n));
  const each = ms * 0.62;
  const gap = shown < 2 ? 0 : (ms - each) / (shown - 1);
  return par(
    ...Array.from({ length: shown }, (_, i) => later(i * gap, fly(name, from, to, each, size, tint, 18 + (i % 3) * 9))),
  );
}

/** A clip: a line of light shoots from one point to another and fades. */
export function beam(from: Point, to: Point, ms: number, tint: number, thick = 10): Clip {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const node: PieceNode = {
    ...paint('beam', from, 1, tint, true),
    rot: Math.atan2(to.y - from.y, to.x - from.x),
    h: thick,
  };
  return effect(fxKey('beam'), node, ms, (live, t) => {
    const head = easeOut(Math.min(1, t * 1.8));
    const tail = easeIn(Math.max(0, t * 1.6 - 0.6));
    const middle = (head + tail) / 2;
    live.x = lerp(from.x, to.x, middle);
    live.y = lerp(from.y, to.y, middle);
    live.w = Math.max(1, long * (head - tail));
    live.alpha = 1 - t * 0.5;
  });
}

/** A clip: a ring grows around a point and fades. */
export function ring(p: Point, ms: number, size: number, tint: number): Clip {
  return effect(fxKey('ring'), paint('ring', p, size, tint, true), ms, (node, t) => {
    const e = easeOut(t);
    node.w = node.h = lerp(size * 0.3, size, e);
    node.alpha = (1 - t) * 0.9;
  });
}

/** A clip: a soft light swells and fades once, without flicker; `max`: its greatest opacity. */
export function glow(p: Point, ms: number, size: number, tint: number, max = 0.8): Clip {
  return effect(fxKey('glow'), { ...paint('glow', p, size, tint, true), z: TOP - 1 }, ms, (node, t) => {
    node.alpha = bump(t) * max;
    node.w = node.h = size * (0.8 + 0.3 * t);
  });
}

/** A clip: `n` sparks fly from a point in all directions. */
export function sparks(p: Point, ms: number, reach: number, tint: number, n = 8): Clip {
  return par(
    ...Array.from({ length: n }, (_, i) => {
      const a = (i / n) * Math.PI * 2 + (i % 2) * 0.3;
      const far = reach * (i % 3 === 0 ? 1 : 0.7);
      return effect(fxKey('spark'), paint('spark', p, reach * 0.3, tint, true), ms, (node, t) => {
        const e = easeOut(t);
        node.x = p.x + Math.cos(a) * far * e;
        node.y = p.y + Math.sin(a) * far * e;
        node.rot = a + t * 2;
        node.alpha = 1 - t;
        node.w = node.h = reach * 0.3 * (1 - t * 0.5);
      });
    }),
  );
}

/** A clip: a cut is drawn across a point, `long` px; `turn`: its angle in radians. */
export function slash(p: Point, ms: number, long: number, tint: number, turn = -0.6): Clip {
  return effect(
    fxKey('slash'),
    { ...paint('slash', p, long, tint), h: Math.max(4, long * 0.1), rot: turn },
    ms,
    (node, t) => {
      const e = easeOut(Math.min(1, t * 2.2));
      node.w = Math.max(1, long * 1.15 * e);
      node.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
    },
  );
}

/** A clip: a sign pops up, stays and fades. */
export function sign(name: string, p: Point, ms: number, size: number, tint: number): Clip {
  const still = quiet;
  return effect(fxKey('sign'), paint(name, p, size, tint), ms, (node, t) => {
    const grow = t < 0.25 && !still ? easeBack(t / 0.25) : 1;
    node.w = node.h = size * grow;
    node.alpha = t > 0.75 ? (1 - t) / 0.25 : Math.min(1, t / 0.1);
  });
}

/** A clip: a few words rise a little and stay to the end; `still`: they only fade in and out. */
export function note(text: string, p: Point, ms: number, still: boolean, look = 'note', w = 300, h = 30): Clip {
  return effect(fxKey('note'), caption(text, at(p, w, h), look, TOP + 10), ms, (node, t) => {
    if (!still) node.y = p.y + (1 - easeOut(Math.min(1, t * 4))) * 12;
    node.alpha = Math.min(1, t * 6, (1 - t) * 5);
  });
}

/** A clip: a number rises from a point, showing what was gained or lost; `before`: its sign. */
export function amount(n: number, p: Point, ms: number, size: number, tint: number, before: string): Clip {
  const still = quiet;
  return effect(fxKey('amount'), numberNode(n, p.x, p.y, size, TOP + 5, tint, 'centre', before), ms, (node, t) => {
    node.y = p.y - (still ? 1 : easeOut(t)) * size * 1.2;
    node.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
  });
}

/** Minimum height of a banner with two lines of text, CSS px. */
export const BANNER_BAND = 84;

/** Returns the height of a banner with two lines of text in the middle of a box. */
export const bandHeight = (box: Rect): number => Math.max(BANNER_BAND, Math.min(190, box.h * 0.24));

/** A clip: a dark banner across the table with large words, and a smaller line `below` them. */
export function banner(words: string, below: string, box: Rect, ms: number, tint: number, still: boolean): Clip {
  const y = box.y + box.h / 2;
  const x = box.x + box.w / 2;
  // Important banners have a second line.
  const high = below === '' ? 64 : bandHeight(box);
  const fade = (t: number): number => Math.min(1, t * 6, (1 - t) * 5);
  const band: PieceNode = {
    ...piece('band', { x: box.x, y: y - high / 2, w: box.w, h: high }, TOP + 2, SHARED_TINTS.ink),
    alpha: 0,
  };
  const edge = (dy: number): Clip =>
    effect(fxKey('edge'), piece('band', { x: box.x, y: y + dy - 1, w: box.w, h: 2 }, TOP + 3, tint), ms, (node, t) => {
      node.w = still ? box.w : box.w * easeOut(Math.min(1, t * 4));
      node.alpha = fade(t);
    });
  const line = (text: string, dy: number, look: string): Clip =>
    note(text, { x, y: y + dy }, ms, still, look, box.w, 44);
  return par(
    effect(fxKey('band'), band, ms, (node, t) => void (node.alpha = 0.88 * fade(t))),
    edge(-high / 2),
    edge(high / 2),
    line(words, below === '' ? 0 : -high * 0.15, below === '' ? 'big' : 'great'),
    ...(below === '' ? [] : [line(below, high * 0.27, 'title')]),
  );
}

/** The curve of a heart that beats three times, ever weaker, and stops, as on a monitor: points, x in shares of the width, y in shares of a beat's height. */
const HEART: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0.14, 0],
  [0.155, -0.35],
  [0.17, 0],
  [0.185, -1],
  [0.205, 0.8],
  [0.22, 0],
  [0.34, 0],
  [0.355, -0.6],
  [0.375, 0.5],
  [0.39, 0],
  [0.56, 0],
  [0.575, -0.3],
  [0.595, 0.2],
  [0.61, 0],
  [1, 0],
];

/**
 * A clip: a heart's curve, as on a monitor, runs across a box in the first three quarters of the time and goes flat; `still`: it is there at once.
 */
export function heartLine(box: Rect, ms: number, tint: number, still: boolean): Clip {
  const points = HEART.map(([x, y]): Point => ({ x: box.x + x * box.w, y: box.y + box.h / 2 + (y * box.h) / 2 }));
  return par(
    ...points.slice(1).map((to, i) => {
      const from = points[i]!;
      const long = Math.hypot(to.x - from.x, to.y - from.y);
      const [begins, ends] = [HEART[i]![0], HEART[i + 1]![0]];
      const node: PieceNode = {
        ...piece('px', at(from, long, 3), TOP + 4, tint),
        rot: Math.atan2(to.y - from.y, to.x - from.x),
      };
      return effect(fxKey('heart'), node, ms, (live, t) => {
        const done = still ? 1 : Math.min(1, Math.max(0, (t / 0.75 - begins) / (ends - begins)));
        live.x = lerp(from.x, to.x, done / 2);
        live.y = lerp(from.y, to.y, done / 2);
        live.w = Math.max(1, long * done + 2);
        live.alpha = done === 0 ? 0 : Math.min(1, (1 - t) * 5);
      });
    }),
  );
}

/** A clip: a node swells for a moment, by the share `by` of its size. */
export function pop(key: string, ms: number, by = 0.25): Clip {
  return touch(key, ms, (node, t) => {
    const scale = 1 + bump(t) * by;
    node.h *= scale;
    if (node.kind !== 'figure') node.w *= scale;
  });
}

/** A clip: a node trembles, less and less, by at most `by` px. */
export function shake(key: string, ms: number, by = 6): Clip {
  return touch(key, ms, (node, t) => void (node.x += Math.sin(t * 26) * by * (1 - t)));
}

/** A clip: a node is invisible while the clip plays. */
export function hide(key: string, ms: number): Clip {
  return touch(key, ms, (node) => void (node.alpha = 0));
}

/** Makes a card node with this face, in front of everything. */
export function cardAt(face: string, p: Pose | Rect, across = false): CardNode {
  return cardNode(face, p, TOP, 'z' in p ? { x: p.x, y: p.y, across } : { across });
}

/** A clip: a card flies to another place and disappears there, e.g. into a pile or out of the game. */
export function flyCard(from: CardNode, to: Pose, ms: number, spin = 0, arc = 30, fade = true): Clip {
  return effect(fxKey('card'), { ...from, z: TOP }, ms, (node, t) => {
    const e = easeInOut(t);
    node.x = lerp(from.x, to.x, e);
    node.y = lerp(from.y, to.y, e) - bump(t) * arc;
    node.w = lerp(from.w, to.w, e);
    node.h = lerp(from.h, to.h, e);
    node.rot = from.rot + spin * e;
    if (fade) node.alpha = t > 0.8 ? (1 - t) / 0.2 : 1;
  });
}

/** A clip: a card turns over in place, from one face to another. */
export function turnCard(node: CardNode, from: string, to: string, ms: number): Clip {
  return effect(fxKey('turn'), { ...node, face: from, z: TOP }, ms, (live, t) => {
    if (live.kind !== 'card') return;
    live.face = t < 0.5 ? from : to;
    live.flip = Math.abs(Math.cos(Math.PI * easeInOut(t)));
  });
}

/** A clip: a card is shown large in a rectangle; it fades in and out without moving. */
export function held(face: string, at: Rect, ms: number): Clip {
  return effect(fxKey('held'), cardAt(face, at), ms, (node, t) => void (node.alpha = Math.min(1, t * 8, (1 - t) * 8)));
}

/** A clip: a card comes forward to `via`, stays there for the share `stay` of the time, and moves on to `to`. */
export function present(face: string, from: CardNode, via: Rect, to: Pose, ms: number, stay = 0.4): Clip {
  const come = ((1 - stay) / 2) * ms;
  const big = cardAt(face, via);
  const arrive = effect(fxKey('come'), { ...from, z: TOP }, come, (node, t) => {
    const e = easeOut(t);
    node.x = lerp(from.x, big.x, e);
    node.y = lerp(from.y, big.y, e);
    node.w = lerp(from.w, big.w, e);
    node.h = lerp(from.h, big.h, e);
    node.rot = lerp(from.rot, 0, e);
    if (node.kind !== 'card' || from.face === face) return;
    node.face = t < 0.5 ? from.face : face;
    node.across = t < 0.5 && from.across;
    node.flip = Math.abs(Math.cos(Math.PI * t));
  });
  const rest = effect(fxKey('rest'), big, ms * stay, (node, t) => void (node.y -= bump(t) * 4));
  return seq(arrive, rest, flyCard(big, to, come, 0, 20, false));
}
