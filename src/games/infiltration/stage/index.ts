/** Infiltration's animated table. The app shell uses only what `stageGame` returns. */
import './captions.css';
import { around, shrink } from '../../../stage/geometry.ts';
import type { StageNode } from '../../../stage/model.ts';
import { piece } from '../../../stage/nodes.ts';
import type { Highlight } from '../../../stage/lights.ts';
import type { StageGame } from '../../../stage/table.ts';
import { guardAnchor, operativeAnchor } from '../anchors.ts';
import type { Seat } from '../rules/model.ts';
import type { InfiltrationTypes } from '../game-types.ts';
import { type Layout, Z, guardKey, pawnKey } from './board.ts';
import type { Lookup } from './lookup.ts';
import { faceArt } from './faces/atlas.ts';
import { drawTable } from './faces/ground.ts';
import { type LayoutOptions, layout } from './layout.ts';
import { pieceArts } from './pieces/index.ts';
import { stepsOf } from './steps.ts';
import { ALERT, CARD_H, TINT, alertOf } from './theme.ts';

export { openPort } from '../../../stage/port.ts';

/** The highlight colours, by the reason for the highlight. */
const LIGHTS: Readonly<Record<Highlight['kind'], number>> = {
  legal: TINT.cool,
  chosen: TINT.good,
  about: TINT.gold,
  ticked: TINT.good,
};

/** Returns what the shared stage needs to build and draw this game's table. `near` is the seat at the near edge. */
export const stageGame = (near: Seat, lookup: Lookup): StageGame<InfiltrationTypes, Layout, LayoutOptions> => ({
  pieces: pieceArts(),
  faces: faceArt(lookup),
  lights: LIGHTS,
  z: { light: Z.light, tick: Z.mark + 6, lift: Z.hand },
  ground: drawTable,
  cardWidth: (w, h) => Math.round(Math.min(180, Math.max(62, (h * 0.25) / CARD_H))),
  given: { near, lookup },
  layout,
  steps: stepsOf,
  marks: (table, targets, glow) => [...ringsOf(table, targets, glow), ...pulseOf(table, glow)],
});

/** Returns rings around highlighted pawns and guards, since a plain highlight would be hard to see among the rooms. */
function ringsOf(table: Layout, targets: readonly Highlight[], glow: number): (readonly [string, StageNode])[] {
  const { view, nodes } = table;
  return targets.flatMap(({ key, kind }) => {
    const op = view.ops.findIndex((_, i) => operativeAnchor(view, i) === key);
    const guard = view.guards.find((one) => guardAnchor(one.kind) === key);
    const node = nodes.get(op >= 0 ? pawnKey(op) : guard === undefined ? '' : guardKey(guard.kind));
    if (node === undefined) return [];
    const box = shrink(around(node, Math.max(node.w, 16), node.h), -11);
    return [[`ring:${key}`, piece('halo', box, node.z - 1, LIGHTS[kind], 0.55 + glow * 0.45)] as const];
  });
}

/** Returns a halo behind the proximity dial that pulses in time with the highlights, more strongly the higher the proximity. */
function pulseOf({ view, plan }: Layout, glow: number): (readonly [string, StageNode])[] {
  const alert = alertOf(view.proximity);
  if (alert === 0 || view.over !== null) return [];
  const box = shrink(plan.proximity, -12 - alert * 2);
  return [['pulse', piece('halo', box, Z.plate - 4, ALERT[alert]!, (0.16 + alert * 0.26) * glow)]];
}
