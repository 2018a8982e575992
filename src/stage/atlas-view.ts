/** Turns the nodes of a table into quads to draw. Pure functions, so that they can be tested without a screen. */
import { lerp } from './geometry.ts';
import type { CardNode, NumberNode, PieceNode, StageModel, StageNode } from './model.ts';
import type { AtlasFrame } from './pieces.ts';

/** A rectangle filled with one frame of a texture. `x`, `y`: its centre, CSS px; `rot`: radians; `add`: blended additively, as light. */
export interface Quad {
  texture: string;
  frame: string;
  x: number;
  y: number;
  w: number;
  h: number;
  rot: number;
  alpha: number;
  tint: number;
  add: boolean;
}

/** Finds the picture of a card's face. */
export interface FaceSource {
  /**
   * @param face the value of `CardNode.face`: a code or `back:<seat>`
   * @param across whether the card is on its side
   * @param w displayed width, CSS px
   * @param low whether the card is on its side and drawn as a low strip
   */
  find(face: string, across: boolean, w: number, low: boolean): { texture: string; frame: string };
}

/** Colours of the badges on cards, 0xrrggbb. */
interface BadgeTints {
  figure: number;
  ink: number;
  up: number;
  down: number;
  mark: number;
}

export interface ViewOptions {
  /** positions of the pictures on the piece atlas, by name */
  pieces: ReadonlyMap<string, AtlasFrame>;
  /** pixels of the piece atlas per CSS px */
  density: number;
  faces: FaceSource;
  badges: BadgeTints;
  /** colours of the lights under cards, 0xrrggbb, by the card's key */
  lights: ReadonlyMap<string, number>;
  /** current strength of the lights under cards, 0 to 1 */
  glow: number;
  /** how far cards are lifted out of a hand, by key, 0 to 1 */
  lifts: ReadonlyMap<string, number>;
  /** key and centre of the card that follows the pointer; null if none */
  carried?: { key: string; x: number; y: number } | null;
  /** nodes to show in addition to those of the table, with their keys */
  extra: Iterable<readonly [string, StageNode]>;
}

const PIECES = 'pieces';
/** `z` of the card carried with the pointer: above everything else. */
const IN_HAND = 5000;
/** Width of a digit and of a slash, relative to the number's height. */
const DIGIT = 0.78;
const STROKE = 0.46;

const mixChannel = (a: number, b: number, t: number): number => Math.round(lerp(a, b, t));

/** Mixes two tints, 0xrrggbb; `t`: 0 (all `a`) to 1 (all `b`). */
function mixTint(a: number, b: number, t: number): number {
  return (
    (mixChannel((a >> 16) & 255, (b >> 16) & 255, t) << 16) |
    (mixChannel((a >> 8) & 255, (b >> 8) & 255, t) << 8) |
    mixChannel(a & 255, b & 255, t)
  );
}

function put(
  out: Quad[],
  frame: string,
  x: number,
  y: number,
  w: number,
  h: number,
  alpha: number,
  tint: number,
  rot = 0,
  add = false,
): void {
  out.push({ texture: PIECES, frame, x, y, w, h, rot, alpha, tint, add });
}

/** Draws a piece as nine quads, so that its corners keep their size when it is stretched. Only for unrotated pieces. */
function sliced(out: Quad[], node: PieceNode, frame: AtlasFrame, density: number): void {
  const corner = Math.min(frame.slice / density, node.w / 2, node.h / 2);
  const x = [corner, Math.max(0, node.w - corner * 2), corner];
  const y = [corner, Math.max(0, node.h - corner * 2), corner];
  let top = node.y - node.h / 2;
  for (let row = 0; row < 3; row++) {
    let left = node.x - node.w / 2;
    for (let column = 0; column < 3; column++) {
      const w = x[column]!;
      const h = y[row]!;
      if (w > 0.05 && h > 0.05)
        put(
          out,
          `${node.piece}#${row * 3 + column}`,
          left + w / 2,
          top + h / 2,
          w,
          h,
          node.alpha,
          node.tint,
          0,
          node.add,
        );
      left += w;
    }
    top += y[row]!;
  }
}

function pieceQuads(out: Quad[], node: PieceNode, options: ViewOptions): void {
  const frame = options.pieces.get(node.piece);
  if (frame === undefined) throw new Error(`the atlas has no picture ${node.piece}`);
  if (frame.slice > 0 && node.rot === 0) sliced(out, node, frame, options.density);
  else put(out, node.piece, node.x, node.y, node.w, node.h, node.alpha, node.tint, node.rot, node.add);
}

/** Returns the width of a number whose digits are `h` high, CSS px. */
function numberWidth(text: string, h: number): number {
  let w = 0;
  for (const sign of text) w += h * (sign === '/' ? STROKE : DIGIT);
  return w;
}

function digitQuads(
  out: Quad[],
  text: string,
  x: number,
  y: number,
  h: number,
  align: NumberNode['align'],
  alpha: number,
  tint: number,
): void {
  const wide = numberWidth(text, h);
  let left = align === 'start' ? x : align === 'end' ? x - wide : x - wide / 2;
  for (const sign of text) {
    const w = h * (sign === '/' ? STROKE : DIGIT);
    // A digit's picture has space around it: it is 44 high for a digit 29 high.
    put(out, `digit:${sign}`, left + w / 2, y, sign === '/' ? h * 0.69 : h * 0.965, h * 1.517, alpha, tint);
    left += w;
  }
}

/** Returns the text that a number node shows. */
function figureText(node: NumberNode): string {
  return `${node.before}${node.value}${node.after}`;
}

/** Whether a card is on its side and drawn as a low strip, which has a picture of its own. */
const isStrip = (card: CardNode): boolean => card.across && card.h < card.w * 0.42;

/** Draws a card's badges: strength and cost where they are printed, a mark at the top edge, counters as pills in between. */
function badgeQuads(out: Quad[], card: CardNode, options: ViewOptions): void {
  const { badges } = options;
  const turned = (x: number, y: number): [number, number] => {
    const cos = Math.cos(card.rot);
    const sin = Math.sin(card.rot);
    return [card.x + (x * cos - y * sin) * card.flip, card.y + x * sin + y * cos];
  };
  const pills = card.badges.filter(
    (badge) => badge.kind !== 'strength' && badge.kind !== 'cost' && badge.kind !== 'mark',
  );
  const strip = isStrip(card);
  const covered = card.covered ?? 0;
  const whole = strip
    ? card.h * 0.8
    : Math.max(17, Math.min(30, (card.across ? card.h * 0.42 : card.w * 0.34) * card.flip));
  // A pill is twice as wide as high. On a partly covered card it is no wider than the visible part.
  const pillH = covered > 0 ? Math.min(whole, Math.max(12, (card.w - covered) / 2)) : whole;
  // On a card that is on its side, the counters end before its strength, which must stay readable.
  const end = strip
    ? Math.min(card.w * 0.26, card.w * 0.385 - card.h * 0.37)
    : Math.min(card.w * 0.282 - card.h * 0.26, pillH * pills.length * 0.95);
  pills.forEach((badge, i) => {
    const [x, y] = card.across
      ? turned(end - pillH * (1 + (pills.length - 1 - i) * 1.9), strip ? 0 : card.h * 0.06)
      : turned(-covered / 2, card.h * 0.06 + (i - (pills.length - 1) / 2) * pillH * 1.08);
    const w = pillH * 2;
    put(out, `pill:${badge.kind}`, x, y, w, pillH, card.alpha, 0xffffff);
    digitQuads(out, `${badge.n}`, x + w * 0.22, y, pillH * 0.5, 'centre', card.alpha, badges.figure);
  });
  for (const badge of card.badges) {
    if (badge.kind === 'strength') {
      const size = strip ? card.h * 0.66 : card.across ? card.h * 0.44 : card.w * 0.27;
      const [x, y] = strip
        ? turned(card.w * 0.385, 0)
        : card.across
          ? turned(card.w * 0.282, card.h * 0.152)
          : turned(-card.w * 0.345, card.h * 0.387);
      put(
        out,
        'token:strength',
        x,
        y,
        size * 1.12,
        size * 1.24,
        card.alpha,
        badge.tone === 'down' ? badges.down : badges.up,
      );
      digitQuads(out, `${badge.n}`, x, y, size * 0.58, 'centre', card.alpha, badges.ink);
    } else if (badge.kind === 'cost') {
      // A strip has no space for its cost.
      if (strip) continue;
      const size = card.across ? card.h * 0.3 : card.w * 0.27;
      const [x, y] = card.across ? turned(-card.w * 0.327, -card.h * 0.291) : turned(-card.w * 0.345, -card.h * 0.396);
      const tint = badge.tone === 'down' ? badges.down : badges.up;
      put(out, 'token:cost', x, y, size, size, card.alpha, tint);
      digitQuads(out, `${badge.n}`, x, y, size * 0.62, 'centre', card.alpha, badges.ink);
    } else if (badge.kind === 'mark') {
      const [x, y] = turned(card.w * 0.36, -card.h * 0.3);
      put(out, 'token:mark', x, y, card.w * 0.3, card.w * 0.3, card.alpha, badges.mark);
    }
  }
}

function cardQuads(out: Quad[], key: string, card: CardNode, options: ViewOptions): void {
  if (card.alpha <= 0.01) return;
  const w = Math.max(0.5, card.w * card.flip);
  const light = options.lights.get(key);
  const air = 14;
  if (card.rot === 0) {
    const frame: PieceNode = {
      ...card,
      kind: 'piece',
      piece: 'shadow',
      w: w + 20,
      h: card.h + 20,
      y: card.y + 3,
      tint: 0xffffff,
      add: false,
      alpha: card.alpha * 0.8,
    };
    sliced(out, frame, options.pieces.get('shadow')!, options.density);
    if (light !== undefined)
      sliced(
        out,
        {
          ...frame,
          piece: 'halo',
          w: w + air * 2 - 3,
          h: card.h + air * 2 - 3,
          y: card.y,
          tint: light,
          alpha: card.alpha * options.glow,
        },
        options.pieces.get('halo')!,
        options.density,
      );
  } else {
    put(out, 'shadow', card.x, card.y + 3, w * 1.42, card.h * 1.3, card.alpha * 0.8, 0xffffff, card.rot);
    if (light !== undefined)
      put(out, 'halo', card.x, card.y, w * 1.36, card.h * 1.22, card.alpha * options.glow, light, card.rot);
  }
  const { texture, frame } = options.faces.find(card.face, card.across, card.w, isStrip(card));
  const tint = mixTint(0xffffff, 0x39435f, card.shade);
  out.push({ texture, frame, x: card.x, y: card.y, w, h: card.h, rot: card.rot, alpha: card.alpha, tint, add: false });
  if (!card.up && !card.face.startsWith('back:'))
    put(out, 'veil', card.x, card.y, w, card.h, card.alpha, 0xffffff, card.rot);
  badgeQuads(out, card, options);
}

/** Returns a node as it looks when lifted out of the hand by `by` (0 to 1): larger, higher, upright and in front of its neighbours. */
function lifted(node: StageNode, by: number): StageNode {
  if (by <= 0) return node;
  const grow = 1 + by * 0.16;
  const h = node.h * grow;
  return {
    ...node,
    w: node.w * grow,
    h,
    y: node.y - (h - node.h) / 2 - node.h * 0.06 * by,
    rot: node.rot * (1 - by),
    z: node.z + 40,
  };
}

/** Returns all quads of a table in drawing order, nearest last. Captions are HTML, so they are not included. */
export function quadsOf(model: StageModel, options: ViewOptions): Quad[] {
  const sorted: (readonly [string, StageNode])[] = [...model, ...options.extra].map(([key, node]) => [
    key,
    options.carried?.key === key
      ? { ...node, ...options.carried, w: node.w * 1.08, h: node.h * 1.08, rot: -0.035, z: IN_HAND }
      : lifted(node, options.lifts.get(key) ?? 0),
  ]);
  sorted.sort((a, b) => a[1].z - b[1].z);
  const out: Quad[] = [];
  for (const [key, node] of sorted) {
    if (node.kind === 'piece') {
      if (node.alpha > 0.004) pieceQuads(out, node, options);
    } else if (node.kind === 'card') cardQuads(out, key, node, options);
    else if (node.kind === 'figure' && node.alpha > 0.004)
      digitQuads(out, figureText(node), node.x, node.y, node.h, node.align, node.alpha, node.tint);
  }
  return out;
}
