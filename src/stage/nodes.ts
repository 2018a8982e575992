/** Makes the nodes of a table (model.ts) from rectangles and points. */
import { type Rect, centre } from './geometry.ts';
import type { CaptionNode, CardNode, NumberNode, PieceNode } from './model.ts';
import { colours, tintOf } from './theme.ts';

/** Depth (`z`) of nodes in front of everything, which are effects and cards shown for a moment. */
export const TOP = 2000;

/** The colours that all games share, as numbers, for tinting pieces. */
export const SHARED_TINTS = {
  white: 0xffffff,
  ink: tintOf(colours.ink0),
  panel: tintOf(colours.ink1),
  panelUp: tintOf(colours.ink3),
  line: tintOf(colours.line),
  lineStrong: tintOf(colours.lineStrong),
  paper: tintOf(colours.paper),
  paperDim: tintOf(colours.paperDim),
  paperFaint: tintOf(colours.paperFaint),
  danger: tintOf(colours.danger),
  good: tintOf(colours.good),
} as const;

export function cardNode(face: string, at: Rect, z: number, more: Partial<CardNode> = {}): CardNode {
  return {
    kind: 'card',
    ...centre(at),
    w: at.w,
    h: at.h,
    rot: 0,
    alpha: 1,
    z,
    face,
    across: false,
    up: true,
    shade: 0,
    flip: 1,
    badges: [],
    ...more,
  };
}

export function piece(name: string, at: Rect, z: number, tint: number = SHARED_TINTS.white, alpha = 1): PieceNode {
  return { kind: 'piece', ...centre(at), w: at.w, h: at.h, rot: 0, alpha, z, piece: name, tint, add: false };
}

/** Makes a node that shows a number, with digits `size` px high. `x`, `y`: its middle, or the edge it is aligned to. */
export function numberNode(
  value: number,
  x: number,
  y: number,
  size: number,
  z: number,
  tint: number = SHARED_TINTS.paper,
  align: NumberNode['align'] = 'centre',
  before = '',
  after = '',
): NumberNode {
  return { kind: 'figure', x, y, w: 0, h: size, rot: 0, alpha: 1, z, value, before, after, align, tint };
}

export function caption(text: string, at: Rect, look: string, z: number, alpha = 1): CaptionNode {
  return { kind: 'caption', ...centre(at), w: at.w, h: at.h, rot: 0, alpha, z, text, look, strike: 0, lit: 0 };
}
