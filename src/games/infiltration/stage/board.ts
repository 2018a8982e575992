/** The table as it is laid out: nodes, places that can be pointed at, points that effects fly from and to. */
import { type Point, type Rect, centre } from '../../../stage/geometry.ts';
import type { CardNode, StageModel } from '../../../stage/model.ts';
import { TOP } from '../../../stage/nodes.ts';
import type { Laid, Zone } from '../../../stage/table.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { GuardKind } from '../rules/words.ts';
import type { View } from '../rules/view.ts';
import type { Lookup } from './lookup.ts';
import type { TablePlan } from './plan.ts';

/** Depths (`z`) of the table's nodes, from back to front. */
export const Z = {
  floor: 0,
  light: 16,
  room: 20,
  scene: 40,
  sign: 80,
  plate: 100,
  pick: 200,
  guard: 230,
  pawn: 260,
  hand: 320,
  mark: 600,
  top: TOP,
};

export interface Layout extends Laid {
  plan: TablePlan;
  nodes: StageModel;
  zones: Map<string, Zone>;
  hits: Map<string, Rect>;
  theatre: Rect | null;
  /** points that effects start from or end at, by name: `room 3`, `quill plate`, `quill tokens`, … */
  spots: Map<string, Point>;
  view: View;
  /** index of the operative whose hand lies open at the near edge */
  shown: number;
}

/** What the parts of the layout work with. */
export interface Parts {
  out: Layout;
  plan: TablePlan;
  view: View;
  lookup: Lookup;
  near: Seat;
}

/** The name of a card's picture; `''` for a card that is not seen. */
export const faceOf = (card: Card): string => (card === '' ? 'back:card' : `card:${card}`);

export const pawnKey = (op: number): string => `pawn:${op}`;
export const guardKey = (kind: GuardKind): string => `guard:${kind}`;
export const sceneKey = (room: number): string => `scene:${room}`;

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
