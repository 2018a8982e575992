/**
 * Everything on the stage as plain data: the sprites, numbers and captions that the scene draws. No Phaser and no DOM here, so that tests
 * can compare a table with the table that a view asks for.
 */

import type { Point, Rect } from './geometry.ts';

/** Where something is: centre and size in CSS px, rotation in radians, opacity, and depth `z` (higher is nearer). */
export interface Pose {
  x: number;
  y: number;
  w: number;
  h: number;
  rot: number;
  /** opacity, 0 (invisible) to 1 */
  alpha: number;
  z: number;
}

/** A number on a card: `kind` picks the token behind it, `n` is the number. */
export interface Badge {
  kind: string;
  n: number;
  /** whether the number is better ('up') or worse ('down') for the card's owner than the printed one */
  tone?: 'up' | 'down';
}

export interface CardNode extends Pose {
  kind: 'card';
  /** name of the picture in the atlas: a code, or `back:<seat>` */
  face: string;
  /** whether the card is on its side instead of upright */
  across: boolean;
  /** whether the card is face up for everybody; if not, the face that the viewer sees is drawn with a veil (a back is not) */
  up: boolean;
  /** how much the card is darkened, 0 to 1 */
  shade: number;
  /** visible share of the card's width while it turns over: 1 flat on the table, 0 edge-on */
  flip: number;
  badges: Badge[];
  /** CSS px of the card's width that another card covers at the right; 0 if left out. Counters are put on the visible part. */
  covered?: number;
}

/** A node that shows a picture of the piece atlas, tinted with one colour. */
export interface PieceNode extends Pose {
  kind: 'piece';
  piece: string;
  /** 0xrrggbb */
  tint: number;
  /** whether the picture is added to what is below, as light, instead of painted over it */
  add: boolean;
  /** whether it hides the captions beneath it, as a card in front of everything does */
  covers?: true;
}

/**
 * A node that shows a number with the atlas's digits. `h` is the height of the digits; the width follows from the text, and `w` is not
 * used.
 */
export interface NumberNode extends Pose {
  kind: 'figure';
  value: number;
  /** text written before and after the number: digits and the signs `+-/×?` */
  before: string;
  after: string;
  align: 'start' | 'centre' | 'end';
  tint: number;
}

/** A node that shows a line of HTML text over the canvas. */
export interface CaptionNode extends Pose {
  kind: 'caption';
  text: string;
  /** name of the caption's class in the style sheet */
  look: string;
  /** share of the text that is struck through, from its start, 0 to 1 */
  strike: number;
  /** how much the caption glows, 0 to 1 */
  lit: number;
}

/** Particles that a cutscene sends out. Sizes in CSS px, times in ms, speeds in CSS px a second. */
export interface Spray {
  /** name of the particles' picture on the piece atlas */
  piece: string;
  /** each particle has one of these colours, 0xrrggbb */
  tints: readonly number[];
  /** the particles start anywhere in this rectangle */
  from: Rect;
  /** when the first starts after the moment's beginning, and for how long more follow; 0: all start at once */
  at: number;
  long: number;
  /** how many there are */
  n: number;
  /** how long the last of them is seen */
  life: number;
  speed: readonly [least: number, most: number];
  /** the directions they fly in, degrees: 0 to the right, 90 down */
  angle: readonly [from: number, to: number];
  /** their width at the start and at the end */
  size: readonly [start: number, end: number];
  /** how fast they are pulled down, px a second, each second */
  gravity: number;
  /** where they all fly, in place of `speed` and `angle` */
  toward?: Point;
}

/**
 * A node that shows nothing itself: the camera, the light and the particles of a cutscene, as they are at one time of it. `x`, `y`: what
 * the camera looks at.
 */
export interface SpectacleNode extends Pose {
  kind: 'spectacle';
  /** ms since the moment began */
  at: number;
  /** how near the camera is; 1: it shows the whole table; `eye`: the point that it leaves where it is */
  zoom: number;
  eye: Point;
  /** how far the camera is off because the table shakes, CSS px */
  off: Point;
  /** how much the table around `x`, `y` is darkened, 0 to 1, and the colour of the dark, 0xrrggbb */
  dim: number;
  dark: number;
  /** how much of the colours is gone, 0 to 1 */
  grey: number;
  /** the same list for the whole moment */
  sprays: readonly Spray[];
}

export type StageNode = CardNode | PieceNode | NumberNode | CaptionNode | SpectacleNode;

/** Everything on the stage by key: `c:12` for the card with handle 12, `fx:…` for an effect that exists only while a step plays. */
export type StageModel = Map<string, StageNode>;

export function copyNode<N extends StageNode>(node: N): N {
  return node.kind === 'card' ? { ...node, badges: node.badges.map((badge) => ({ ...badge })) } : { ...node };
}

export function copyModel(model: StageModel): StageModel {
  const copy: StageModel = new Map();
  for (const [key, node] of model) copy.set(key, copyNode(node));
  return copy;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** Returns the differences between two tables, one text per field, e.g. `c:12.x 10 ≠ 14`; [] if they give the same picture. */
export function differences(a: StageModel, b: StageModel): string[] {
  const found: string[] = [];
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const one = a.get(key) as Record<string, unknown> | undefined;
    const two = b.get(key) as Record<string, unknown> | undefined;
    if (one === undefined || two === undefined) {
      found.push(`${key} ${one === undefined ? 'missing' : 'too many'}`);
      continue;
    }
    for (const field of new Set([...Object.keys(one), ...Object.keys(two)])) {
      const p = one[field];
      const q = two[field];
      const same =
        p === q ||
        (typeof p === 'number' && typeof q === 'number' ? near(p, q) : JSON.stringify(p) === JSON.stringify(q));
      if (!same) found.push(`${key}.${field} ${JSON.stringify(p)} ≠ ${JSON.stringify(q)}`);
    }
  }
  return found;
}
