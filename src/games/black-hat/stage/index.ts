/** Black Hat's animated table. The app shell uses only what `stageGame` returns. */
import './captions.css';
import { shrink } from '../../../stage/geometry.ts';
import type { StageNode } from '../../../stage/model.ts';
import { piece } from '../../../stage/nodes.ts';
import type { Highlight } from '../../../stage/lights.ts';
import type { StageGame } from '../../../stage/table.ts';
import { pawnAnchor, placeAnchor } from '../anchors.ts';
import type { Seat } from '../rules/model.ts';
import type { BlackHatTypes } from '../game-types.ts';
import { HAT_KEY, type Layout, Z, nameOf } from './board.ts';
import type { Lookup } from './lookup.ts';
import { faceArt } from './faces/atlas.ts';
import { drawTable } from './faces/ground.ts';
import { waysOf } from './layout-board.ts';
import { type LayoutOptions, layout } from './layout.ts';
import { pieceArts } from './pieces/index.ts';
import { stepsOf } from './steps.ts';
import { TINT } from './theme.ts';

export { openPort } from '../../../stage/port.ts';

/** Describes Black Hat's drawn table to the shared stage. `near`: the seat at the near edge. */
export const stageGame = (near: Seat, lookup: Lookup): StageGame<BlackHatTypes, Layout, LayoutOptions> => ({
  pieces: pieceArts(),
  faces: faceArt(lookup),
  lights: { legal: TINT.cool, chosen: TINT.good, about: TINT.gold, ticked: TINT.good },
  z: { light: Z.plate - 2, tick: Z.mark + 6, lift: Z.hand },
  ground: drawTable,
  cardWidth: (w, h) => Math.round(Math.min(150, Math.max(46, Math.min(w / 8, (h * 0.22) / 1.4)))),
  given: { near, lookup },
  layout,
  steps: stepsOf,
  cardsOf: (name, nodes) => cardsOf(lookup, name, [...nodes.keys()]),
  marks: (table, targets, glow) => waysLit(table, lookup, targets, glow),
});

/**
 * Returns those of the node keys `keys` that belong to the cards of one rank in a hand. `name`: the anchor of these cards (`rankAnchor`).
 */
function cardsOf(lookup: Lookup, name: string, keys: readonly string[]): string[] {
  const [seat, hand, card] = name.split(' ');
  if (hand !== 'hand' || card === undefined) return [];
  if (card === 'hat') return keys.filter((key) => key === HAT_KEY);
  const start = `h:${seat}:${card === 'joker' ? lookup.joker : card}:`;
  return keys.filter((key) => key.startsWith(start));
}

/**
 * Makes the nodes that show the chosen pawn's paths to the places it can go to, with a frame around each place; none if no pawn is chosen.
 */
function waysLit(
  table: Layout,
  lookup: Lookup,
  targets: readonly Highlight[],
  glow: number,
): (readonly [string, StageNode])[] {
  const { view } = table;
  const seats = view.seats.map(({ name }) => name);
  const chosen = targets.find(({ kind }) => kind === 'chosen')?.key;
  const pawn = view.pawns.findIndex((_, i) => pawnAnchor(seats, i) === chosen);
  if (pawn < 0) return [];
  const lit = new Set(targets.map(({ key }) => key));
  const middle = (place: number): { x: number; y: number } => table.spots.get(`place:${place}`)!;
  const aims = [...table.places.keys()].filter((place) => lit.has(placeAnchor(place)));
  const ways = aims.map((place) => lookup.way(view, pawn, place).map(middle)).filter((way) => way.length > 0);
  return [
    ...waysOf(table.spots.get(`pawn:${pawn}`)!, ways, nameOf(view, pawn >> 1), glow),
    ...aims.map((place): [string, StageNode] => [
      `aim:${place}`,
      piece('panel-edge', shrink(table.places.get(place)!, 1), Z.light + 1, TINT.good, 0.5 + glow * 0.5),
    ]),
  ];
}
