/** Types of the laid-out table: its nodes, its hit areas, and the points between which effects fly. Also the names of its card faces. */
import { TOP } from '../../../stage/nodes.ts';
import type { Laid } from '../../../stage/laid.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { GuardKind } from '../rules/words.ts';
import type { View } from '../rules/view.ts';
import type { Lookup } from './lookup.ts';
import type { TablePlan } from './plan.ts';

/** The depth (`z`) at which each kind of node is drawn, from back to front. */
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
  view: View;
  /** index of the operative whose hand is open at the near edge */
  shown: number;
}

/** What every layout function gets: the layout it adds to, the plan, the view, the rules and the seat at the near edge. */
export interface Parts {
  out: Layout;
  plan: TablePlan;
  view: View;
  lookup: Lookup;
  near: Seat;
}

/** Returns the name of a card's face in the atlas of pictures; the back for a hidden card (`''`). */
export const faceOf = (card: Card): string => (card === '' ? 'back:card' : `card:${card}`);

export const pawnKey = (op: number): string => `pawn:${op}`;
export const guardKey = (kind: GuardKind): string => `guard:${kind}`;
export const sceneKey = (room: number): string => `scene:${room}`;
