/**
 * What stands on the stage, as plain data: the sprites, figures and captions that the scene draws. No Phaser and no DOM here, so that
 * tests can compare a table with the table that a view asks for.
 */

/** Where something is: its centre, size in CSS px, turn in radians, opacity, and its place in the pile (higher is nearer). */
export interface Pose {
  x: number;
  y: number;
  w: number;
  h: number;
  rot: number;
  /** 0 unseen to 1 */
  alpha: number;
  z: number;
}

/** A figure on a card: `kind` picks the token, `n` is what stands in it. */
export interface Badge {
  kind: string;
  n: number;
  /** the figure is better or worse than printed */
  tone?: 'up' | 'down';
}

export interface CardNode extends Pose {
  kind: 'card';
  /** atlas name of the picture: a code, or `back:<seat>` */
  face: string;
  /** lying across */
  across: boolean;
  /** face up for everybody; a face shown though it lies face down is veiled */
  up: boolean;
  /** 0 full light to 1 far back */
  shade: number;
  /** 1 flat on the table, 0 seen from its edge */
  flip: number;
  badges: Badge[];
}

/** One picture of the atlas of pieces, in one colour. */
export interface PieceNode extends Pose {
  kind: 'piece';
  piece: string;
  /** 0xrrggbb */
  tint: number;
  /** light instead of paint */
  add: boolean;
}

/** A figure in the atlas's digits; `h` is the height of the digits, `w` follows from the figure. */
export interface FigureNode extends Pose {
  kind: 'figure';
  value: number;
  /** written before and after the number, from `+-/×?` */
  before: string;
  after: string;
  align: 'start' | 'centre' | 'end';
  tint: number;
}

/** A line of HTML text over the canvas. */
export interface CaptionNode extends Pose {
  kind: 'caption';
  text: string;
  /** name of its class in the style sheet */
  look: string;
  /** 0 to 1: how far it is struck through */
  strike: number;
  /** 0 to 1: how much it glows */
  lit: number;
}

export type StageNode = CardNode | PieceNode | FigureNode | CaptionNode;

/** Everything on the stage by its name: `c:12` a card by handle, `fx:…` what only lives while a step plays. */
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

/** Names of what differs between two tables, each with the field, e.g. `c:12.x 10 ≠ 14`. Empty: they are the same picture. */
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
        typeof p === 'number' && typeof q === 'number' ? near(p, q) : JSON.stringify(p) === JSON.stringify(q);
      if (!same) found.push(`${key}.${field} ${JSON.stringify(p)} ≠ ${JSON.stringify(q)}`);
    }
  }
  return found;
}
