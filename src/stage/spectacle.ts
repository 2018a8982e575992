/**
 * What a cutscene is made of: camera, light and particles, as clips. The camera and the particles are a node of the table
 * (`SpectacleNode`), so they end with the animation however it ends.
 */
import { type Point, type Rect, around, clamp, lerp } from './geometry.ts';
import type { SpectacleNode, Spray, StageModel } from './model.ts';
import { type Clip, bump, easeInOut, easeOut, effect, later, par } from './motion.ts';
import { SHARED_TINTS, TOP, piece } from './nodes.ts';

/** Chooses the form of cutscenes: one of the same kind as the last is short, so that none is played in full twice in a row. */
export class MomentForms {
  #last: string | null = null;

  /** Whether this moment is played in full; the call counts as its playing. */
  full(kind: string): boolean {
    const again = kind === this.#last;
    this.#last = kind;
    return !again;
  }
}

/** What a spectacle does with the table while it plays. What is left out stays as it is. */
export interface Spectacle {
  /** how near the camera comes; 1.1: everything a tenth larger; `eye`: the point that stays where it is, if not the focus (`inView`) */
  zoom?: number;
  eye?: Point;
  /** whether the camera begins near and draws back, in place of coming nearer */
  back?: boolean;
  /** when the blow falls, 0 to 1: the table shakes from then on, by at most `quake` CSS px */
  hit?: number;
  quake?: number;
  /** how dark it becomes around what the camera looks at, 0 to 1; the colour of the dark */
  dim?: number;
  dark?: number;
  /** how far the colours go, 0 to 1, and the share of the time that they take for it */
  grey?: number;
  fades?: number;
  sprays?: readonly Spray[];
}

const KEY = 'fx:spectacle';
/** The colour that the table is darkened to. */
const NIGHT = 0x0c1224;

/** Rises in the first `up` of the time, stays at 1, and falls in the last `down` of it. */
const held = (t: number, up: number, down: number): number => easeInOut(clamp(Math.min(t / up, (1 - t) / down), 0, 1));

/** A clip: camera, light and particles of a cutscene that the camera looks at from `focus`. */
export function spectacle(focus: Point, ms: number, how: Spectacle): Clip {
  const { zoom = 1, eye = focus, back = false, hit = 0.3, quake = 0 } = how;
  const { dim = 0, dark = NIGHT, grey = 0, fades = 0.35, sprays = [] } = how;
  const node: SpectacleNode = {
    kind: 'spectacle',
    x: focus.x,
    y: focus.y,
    w: 0,
    h: 0,
    rot: 0,
    alpha: 1,
    z: 0,
    at: 0,
    zoom: 1,
    eye,
    off: { x: 0, y: 0 },
    dim: 0,
    dark,
    grey: 0,
    sprays,
  };
  return effect(KEY, node, ms, (live, t) => {
    if (live.kind !== 'spectacle') return;
    const since = t < hit ? -1 : (t - hit) / (1 - hit);
    const shaking = since < 0 ? 0 : quake * (1 - since) ** 4;
    live.at = t * ms;
    live.zoom = 1 + (zoom - 1) * (back ? 1 - easeOut(t) : held(t, 0.3, 0.25));
    live.off = { x: Math.sin(t * ms * 0.083) * shaking, y: Math.cos(t * ms * 0.061) * shaking * 0.7 };
    live.dim = dim * held(t, 0.16, 0.22);
    live.grey = grey * held(t, fades, 0.12);
  });
}

/** The spectacle that is playing on a table; null if none is. */
export function spectacleOf(model: StageModel): SpectacleNode | null {
  const node = model.get(KEY);
  return node?.kind === 'spectacle' ? node : null;
}

/** Where the camera of a spectacle puts the table's points: `to = from * zoom + (x, y)`, CSS px. */
export function cameraOf({ eye, zoom, off }: SpectacleNode): { zoom: number; x: number; y: number } {
  return { zoom, x: eye.x * (1 - zoom) + off.x, y: eye.y * (1 - zoom) + off.y };
}

/**
 * Returns the point that the camera leaves in place so that what lies within some rectangles of `area` stays in the picture when it comes nearer:
 * their distances from the edges keep their proportion.
 */
export function inView(area: Rect, ...things: readonly Rect[]): Point {
  const along = (start: number, long: number, ends: readonly (readonly [from: number, to: number])[]): number => {
    const before = Math.max(0, Math.min(...ends.map(([from]) => from)) - start);
    const after = Math.max(0, start + long - Math.max(...ends.map(([, to]) => to)));
    return start + long * (before + after === 0 ? 0.5 : before / (before + after));
  };
  return {
    x: along(
      area.x,
      area.w,
      things.map(({ x, w }) => [x, x + w]),
    ),
    y: along(
      area.y,
      area.h,
      things.map(({ y, h }) => [y, y + h]),
    ),
  };
}

/** A clip: rays of light turn slowly behind a point, `reach` px long; `z`: their depth. */
export function rays(p: Point, ms: number, reach: number, tint: number, n = 11, z = TOP - 2): Clip {
  return par(
    ...Array.from({ length: n }, (_, i) => {
      const long = reach * (i % 2 === 0 ? 1 : 0.72);
      const thick = reach * (i % 3 === 0 ? 0.2 : 0.12);
      const node = { ...piece('ray', around(p, long, thick), z, tint), add: true };
      return effect(`fx:ray:${i}:${Math.round(p.x)}`, node, ms, (live, t) => {
        const a = (i / n) * Math.PI * 2 + t * 0.7 * (i % 2 === 0 ? 1 : 0.6);
        const grown = long * (0.35 + 0.65 * easeOut(Math.min(1, t * 2.5)));
        live.rot = a;
        live.w = grown;
        live.x = p.x + (Math.cos(a) * grown) / 2;
        live.y = p.y + (Math.sin(a) * grown) / 2;
        live.alpha = 0.55 * Math.min(1, t * 5, (1 - t) * 3);
      });
    }),
  );
}

/** A clip: the whole of a box lights up for a moment and fades. */
export function flash(box: Rect, ms: number, tint: number = SHARED_TINTS.white, max = 0.55): Clip {
  return effect(`fx:flash:${tint}`, { ...piece('px', box, TOP + 1, tint), add: true }, ms, (node, t) => {
    node.alpha = max * (1 - easeOut(t));
  });
}

/** A clip: rings run out from a point one after another. */
export function shockwaves(p: Point, ms: number, size: number, tint: number, n = 3): Clip {
  return par(
    ...Array.from({ length: n }, (_, i) =>
      later(
        (ms * 0.4 * i) / n,
        effect(`fx:wave:${i}`, { ...piece('ring', around(p, 1, 1), TOP - 1, tint), add: true }, ms * 0.6, (node, t) => {
          node.w = node.h = size * lerp(0.2, 1, easeOut(t));
          node.alpha = (1 - t) * 0.8;
        }),
      ),
    ),
  );
}

/** A clip: a box is darkened, so that what lies in front of it stands out. */
export function curtain(box: Rect, ms: number, max = 0.6): Clip {
  return effect('fx:curtain', piece('px', box, TOP - 6, NIGHT), ms, (node, t) => {
    node.alpha = max * held(t, 0.16, 0.2);
  });
}

/** A clip: light sweeps once across a box, from its start to its end. */
function sweepOver(box: Rect, ms: number, tint: number): Clip {
  const w = box.w * 0.3;
  const node = { ...piece('band', { ...box, w }, TOP + 1, tint), add: true };
  return effect('fx:sweep', node, ms, (live, t) => {
    live.x = lerp(box.x - w, box.x + box.w + w, easeInOut(t));
    live.alpha = 0.4 * bump(t);
  });
}

const spray = (n: number, at: number, tints: readonly number[], more: Partial<Spray> & Pick<Spray, 'from'>): Spray => ({
  piece: 'spark',
  tints,
  at,
  long: 0,
  n,
  life: 900,
  speed: [80, 320],
  angle: [0, 360],
  size: [30, 6],
  gravity: 0,
  ...more,
});

/** Particles that burst out of a rectangle in all directions, about `reach` px far. */
export const bursting = (from: Rect, at: number, n: number, reach: number, tints: readonly number[]): Spray =>
  spray(n, at, tints, { from, life: 1000, speed: [reach * 0.3, reach * 1.2], gravity: reach * 0.5 });

/** Particles that are drawn from a rectangle to a point. */
export const drawnTo = (
  from: Rect,
  toward: Point,
  at: number,
  long: number,
  n: number,
  tints: readonly number[],
): Spray => spray(n, at, tints, { from, toward, long, life: 620, size: [26, 10] });

/** Particles that rise slowly over the whole of a box, like embers. */
export const rising = (box: Rect, at: number, long: number, n: number, tints: readonly number[]): Spray =>
  spray(n, at, tints, {
    from: { ...box, y: box.y + box.h * 0.55, h: box.h * 0.45 },
    long,
    life: 1500,
    speed: [box.h * 0.1, box.h * 0.32],
    angle: [255, 285],
    size: [20, 6],
  });

/** Particles that sink slowly over the whole of a box, like ash. */
const sinking = (box: Rect, at: number, long: number, n: number, tints: readonly number[]): Spray =>
  spray(n, at, tints, {
    piece: 'px',
    from: { ...box, h: box.h * 0.4 },
    long,
    life: 1900,
    speed: [box.h * 0.05, box.h * 0.2],
    angle: [70, 110],
    size: [7, 3],
    gravity: box.h * 0.08,
  });

/** Splinters that fly apart from a rectangle and fall. */
export const splinters = (from: Rect, at: number, n: number, reach: number, tints: readonly number[]): Spray =>
  spray(n, at, tints, {
    piece: 'shard',
    from,
    life: 1100,
    speed: [reach * 0.4, reach * 1.5],
    angle: [190, 350],
    size: [20, 8],
    gravity: reach * 2.4,
  });

/** Confetti shot up from the lower corners of a box. */
const confetti = (box: Rect, at: number, n: number, tints: readonly number[]): Spray[] =>
  [0, 1].map((side) =>
    spray(Math.ceil(n / 2), at, tints, {
      piece: 'confetti',
      from: { x: box.x + box.w * (side === 0 ? 0.04 : 0.94), y: box.y + box.h * 0.96, w: box.w * 0.02, h: 4 },
      long: 260,
      life: 2100,
      speed: [box.h * 0.7, box.h * 1.55],
      angle: side === 0 ? [278, 318] : [222, 262],
      size: [13, 9],
      gravity: box.h * 1.15,
    }),
  );

/** What a side's victory does with the table. */
export const triumph = (box: Rect, ms: number, tints: readonly number[]): Spectacle => ({
  zoom: 1.12,
  back: true,
  dim: 0.5,
  hit: 0.14,
  quake: 4,
  sprays: [...confetti(box, ms * 0.14, 90, tints), rising(box, ms * 0.1, ms * 0.6, 40, tints)],
});

/** What a side's defeat does with the table. */
export const defeat = (box: Rect, ms: number): Spectacle => ({
  zoom: 1.06,
  dim: 0.7,
  grey: 0.85,
  fades: 0.6,
  hit: 0.16,
  quake: 7,
  dark: 0x080c18,
  sprays: [sinking(box, ms * 0.1, ms * 0.7, 130, [SHARED_TINTS.paperDim, SHARED_TINTS.paperFaint])],
});

/** Clips of the light of a victory: rays behind the banner, and a sweep over the table. */
export const triumphLight = (box: Rect, ms: number, tint: number): Clip[] => [
  later(ms * 0.08, rays({ x: box.x + box.w / 2, y: box.y + box.h / 2 }, ms * 0.86, box.h * 0.95, tint, 15)),
  later(ms * 0.5, sweepOver(box, ms * 0.4, tint)),
];

/** Clips of the light of a defeat: the winner's colour goes once over the table, and the dark closes in from above and below. */
export const defeatLight = (box: Rect, ms: number, tint: number): Clip[] => [
  later(ms * 0.16, sweepOver(box, ms * 0.4, tint)),
  ...[0, 1].flatMap((side) => {
    const night = piece('px', { ...box, h: 0 }, TOP - 4, NIGHT);
    const edge = { ...piece('px', { ...box, h: 0 }, TOP - 3, tint), add: true };
    const long = (t: number): number => box.h * 0.36 * easeInOut(clamp((t - 0.2) / 0.6, 0, 1));
    const fade = (t: number): number => Math.min(1, (1 - t) * 8);
    const at = (t: number, deep: number): number => box.y + (side === 0 ? long(t) - deep : box.h - long(t) + deep);
    return [
      effect(`fx:night:${side}`, night, ms, (node, t) => {
        node.h = long(t);
        node.y = at(t, long(t) / 2);
        node.alpha = 0.86 * fade(t);
      }),
      effect(`fx:night-edge:${side}`, edge, ms, (node, t) => {
        node.h = 2;
        node.y = at(t, 0);
        node.alpha = long(t) < 1 ? 0 : 0.8 * fade(t);
      }),
    ];
  }),
];
