/** Lays out the whole table for a view and a size: where everything is and what can be pointed at. Pure: no Phaser, no DOM, no clock. */
import { overlap, centre } from '../../../stage/geometry.ts';
import { type Laid, type LayoutOptions as Options, emptyBoard, leaveOut } from '../../../stage/laid.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import { type CardLookup, Z, putCard } from './board.ts';
import { piece } from '../../../stage/nodes.ts';
import { layPlate } from './layout-plates.ts';
import { layOwnHand, layRig } from './layout-runner.ts';
import { type ServerParts, layServers } from './layout-servers.ts';
import { layTheatre } from './layout-theatre.ts';
import { type TablePlan, planFor } from './plan.ts';
import { TINT } from './tints.ts';
import { PARTS } from './untaught.ts';

export interface Layout extends Laid {
  plan: TablePlan;
}

export type LayoutOptions = Options<Seat, CardLookup>;

/** Calculates where everything on the table is for a view: rectangles of cards, zones and things to point at. */
export function layout(view: View, options: LayoutOptions): Layout {
  const plan = planFor(view, options.size, options.near);
  const board = emptyBoard();
  const parts: ServerParts = { board, plan, view, lookup: options.lookup };
  board.nodes.set('lane', piece('lane', plan.lane, Z.floor, TINT.white, 0.8));
  board.spots.set('lane', centre(plan.lane));
  board.spots.set('bank', { x: plan.area.x + plan.area.w / 2, y: plan.lane.y + plan.lane.h / 2 });
  layServers(parts);
  layRig(parts);
  layPlate(parts, 'corp');
  layPlate(parts, 'runner');
  layOwnHand(parts);
  layPlay(parts);
  const below = board.hits;
  board.hits = new Map();
  layTheatre(parts, below.get(options.keeps ?? '') ?? null);
  // What is under the theatre cannot be pointed at.
  for (const [key, at] of below)
    if (!board.hits.has(key) && (board.theatre === null || !overlap(at, board.theatre))) board.hits.set(key, at);
  leaveOut(board, PARTS, options.hides ?? []);
  return { plan, ...board };
}

/** Adds to the layout the place where cards are shown while they are being played, and these cards. */
function layPlay(parts: ServerParts): void {
  const { board, plan, view, lookup } = parts;
  board.zones.set('z:play', plan.playSpot);
  board.nodes.set('slot:play', piece('slot-play', plan.playSpot, Z.floor + 1, TINT.line, 0.6));
  view.play.forEach((card, i) => {
    const { x, y, w, h } = plan.playSpot;
    const step = Math.min(14, h * 0.1) * i;
    putCard(board, card, lookup, {
      at: { x, y: y + step, w, h: h - step },
      z: Z.play + i,
      hit: i === view.play.length - 1 ? undefined : { x, y, w, h: 12 },
    });
  });
}
