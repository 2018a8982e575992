/** Lays out the board: places, arrows, tiles, markers, pawns, the tracer with its track, the jail. */
import { t } from '../../../i18n/index.ts';
import { type Point, type Rect, around, centre, rect, shrink } from '../../../stage/geometry.ts';
import type { PieceNode } from '../../../stage/model.ts';
import { caption, cardNode, numberNode, piece } from '../../../stage/nodes.ts';
import { TRACER, TRACK, pawnAnchor, placeAnchor, zoneAnchor } from '../anchors.ts';
import type { Face } from '../rules/board/faces.ts';
import { type Parts, Z, nameOf, pawnKey } from './board.ts';
import { TRACK_W } from './plan.ts';
import { CARD_H, TINT, seatTint } from './theme.ts';

/** The share of its grid cell that a space fills. */
const FILL = 0.94;

/** The rectangles of all places, by place number. */
function placesOf({ plan, lookup }: Parts, tracer: boolean): Map<number, Rect> {
  const { board, cell } = plan;
  const { columns, rows, backDoor, publicServer, asset, jail, gone } = lookup.places;
  const left = board.x + (tracer ? cell.w * TRACK_W : 0);
  const found = new Map<number, Rect>();
  const air = (cell.w * (1 - FILL)) / 2;
  const box = (column: number, row: number, w: number, h: number): Rect =>
    shrink(rect(left + column * cell.w, board.y + row * cell.h, w * cell.w, h * cell.h), air);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) found.set(row * columns + column, box(column + 1, row, 1, 1));
  found.set(backDoor, box(0, 0, 1, 2));
  found.set(publicServer, box(0, 2, 1, 2));
  found.set(asset, box(columns + 1, 0, 1, rows));
  const pawns = box(columns + 1, rows - 1, 1, 1);
  found.set(gone, shrink(pawns, air));
  if (tracer) found.set(jail, rect(board.x + 1, board.y + cell.h * 2 + 2, cell.w * TRACK_W - 2, cell.h * 2 - 4));
  else found.set(jail, found.get(gone)!);
  return found;
}

/** Lays out the places and everything on them. */
export function layBoard(parts: Parts): void {
  const { out, plan, view } = parts;
  out.places = placesOf(parts, view.options.tracer);
  out.nodes.set('board', piece('panel', shrink(plan.board, -4), Z.floor, TINT.white, 0.9));
  layLanes(parts);
  for (const [place, at] of out.places) out.spots.set(`place:${place}`, centre(at));
  for (const place of spaces(parts)) laySpace(parts, place);
  layStarts(parts);
  layAsset(parts);
  view.tiles.forEach((face, zone) => layZone(parts, face, zone));
  for (const place of spaces(parts)) layArrows(parts, place);
  layStartArrows(parts);
  layMarkers(parts);
  if (view.options.tracer) layTracer(parts);
  layPawns(parts);
}

const spaces = ({ lookup }: Parts): number[] =>
  Array.from({ length: lookup.places.columns * lookup.places.rows }, (_, place) => place);

/** Lays out the two lanes of the board: a band of light behind the rows that each start leads into. */
function layLanes({ out, plan, lookup }: Parts): void {
  const first = out.places.get(0)!;
  const last = out.places.get(lookup.places.columns - 1)!;
  [TINT.cool, TINT.magenta].forEach((tint, lane) => {
    const y = plan.board.y + lane * 2 * plan.cell.h;
    const at = rect(first.x - 4, y + 1, last.x + last.w - first.x + 8, plan.cell.h * 2 - 2);
    out.nodes.set(`lane:${lane}`, piece('lane', at, Z.floor + 2, tint, 0.8));
  });
}

/** The name of a space's picture. Without the tracer, an alarm looks like a plain host. */
const pictureOf = ({ view }: Parts, face: Face): string =>
  `space:${face.kind === 'alarm' && !view.options.tracer ? 'host' : face.kind}`;

function laySpace(parts: Parts, place: number): void {
  const { out, view, lookup, plan } = parts;
  const at = out.places.get(place)!;
  const face = lookup.face(view, place);
  out.nodes.set(`space:${place}`, piece(pictureOf(parts, lookup.bare(place)), at, Z.space));
  out.hits.set(placeAnchor(place), at);
  out.zones.set(placeAnchor(place), { ...at, z: Z.light, light: 0.85 });
  // A space's column and row, as used in logs, lessons and notes; arrows never cover this corner.
  const name = rect(at.x + 4, at.y + at.h * 0.6, 24, 15);
  out.nodes.set(`name:${place}`, caption(placeAnchor(place), name, 'space', Z.value, 0.8));
  const value = lookup.value(view, place);
  const p = { x: at.x + at.w * (value < 0 ? 0.66 : 0.68), y: at.y + at.h * 0.26 };
  out.spots.set(`value:${place}`, p);
  out.nodes.set(
    `value:${place}`,
    valueNode(p, value, face.value, Math.min(plan.cell.h, plan.cell.w) * (value < 0 ? 0.27 : 0.31)),
  );
}

/** Lays out the value of a place. Lower is better, so a value below the printed one is shown as good. */
function valueNode(p: Point, value: number, printed: number, size: number): ReturnType<typeof numberNode> {
  const tint =
    value < printed
      ? TINT.good
      : value > printed
        ? TINT.danger
        : value < 0
          ? TINT.good
          : value >= 4
            ? 0xffb08a
            : TINT.paper;
  return numberNode(Math.abs(value), p.x, p.y, size, Z.value, tint, 'centre', value < 0 ? '-' : '');
}

function layStarts(parts: Parts): void {
  const { out, view, lookup, plan } = parts;
  for (const [place, lane, words] of [
    [lookup.places.backDoor, 0, 'stage.place.back-door'],
    [lookup.places.publicServer, 1, 'stage.place.public-server'],
  ] as const) {
    const at = out.places.get(place)!;
    const tint = lane === 0 ? TINT.cool : TINT.magenta;
    out.nodes.set(`space:${place}`, piece('place', at, Z.space, TINT.white));
    out.nodes.set(`edge:${place}`, piece('place-edge', at, Z.space + 1, tint, 0.8));
    out.nodes.set(
      `sign:${place}`,
      piece(lane === 0 ? 'sign:door' : 'sign:globe', centreSign(at, 0.2, plan.cell.w * 0.36), Z.space + 2, tint),
    );
    out.nodes.set(
      `value:${place}`,
      valueNode({ x: at.x + at.w * 0.72, y: at.y + at.h * 0.11 }, lookup.value(view, place), 3, plan.cell.h * 0.24),
    );
    if (!plan.compact)
      out.nodes.set(`name:${place}`, caption(t(words), rect(at.x, at.y + at.h - 20, at.w, 18), 'place', Z.value));
    out.hits.set(placeAnchor(place), at);
    out.zones.set(placeAnchor(place), { ...at, z: Z.light, light: 0.85 });
  }
}

const centreSign = (at: Rect, down: number, size: number): Rect =>
  around({ x: at.x + at.w * 0.34, y: at.y + at.h * down * 0.55 }, size, size);

function layAsset(parts: Parts): void {
  const { out, view, lookup, plan } = parts;
  const { asset, jail } = lookup.places;
  const at = out.places.get(asset)!;
  out.nodes.set('space:asset', piece('asset', at, Z.space));
  out.spots.set('asset', centre(at));
  if (!plan.compact)
    out.nodes.set(
      'name:asset',
      caption(t('stage.place.asset'), rect(at.x - 8, at.y + at.h - 22, at.w + 16, 20), 'place', Z.value),
    );
  out.hits.set(placeAnchor(asset), at);
  out.zones.set(placeAnchor(asset), { ...at, z: Z.light, light: 1 });
  if (view.options.secretAsset) {
    const w = Math.min(at.w * 0.74, (plan.cell.h * 0.95) / CARD_H);
    const face = view.asset > 0 && view.assetUp ? `asset:${view.asset}` : 'back:asset';
    const p = { x: centre(at).x, y: at.y + plan.cell.h * 0.58 };
    out.nodes.set('asset-card', cardNode(face, around(p, w, w * CARD_H), Z.pile));
  }
  if (!view.options.tracer) return;
  const cell = out.places.get(jail)!;
  out.nodes.set('jail', piece('jail', cell, Z.space));
  out.nodes.set(
    'value:jail',
    valueNode(
      { x: cell.x + cell.w * 0.5, y: cell.y + plan.cell.h * 0.2 },
      lookup.value(view, jail),
      5,
      plan.cell.h * 0.24,
    ),
  );
  out.hits.set(placeAnchor(jail), cell);
  out.zones.set(placeAnchor(jail), { ...cell, z: Z.light, light: 0.85 });
}

/** Lays out a zone of the board: its letter and, if one covers it, its tile. */
function layZone(parts: Parts, face: string | null, zone: number): void {
  const { out, lookup, plan, view } = parts;
  const cells = lookup.zone(zone);
  const [a, d] = [out.places.get(cells[0]!)!, out.places.get(cells[3]!)!];
  const whole = rect(a.x, a.y, d.x + d.w - a.x, d.y + d.h - a.y);
  out.spots.set(`zone:${zone}`, centre(whole));
  out.hits.set(zoneAnchor(zone), whole);
  out.zones.set(zoneAnchor(zone), { ...whole, z: Z.light, light: 0.9 });
  const size = Math.max(9, plan.cell.w * 0.17);
  out.nodes.set(
    `letter:${zone}`,
    piece(`letter:${zone}`, rect(a.x + 2, a.y + 1, size, size), Z.value, TINT.paperDim, 0.75),
  );
  if (face === null) return;
  out.nodes.set(`tile:${face}`, piece('tile', shrink(whole, -5), Z.tile));
  lookup.tile(face).forEach((one, i) => {
    const at = out.places.get(cells[i]!)!;
    out.nodes.set(`tile:${face}:${i}`, piece(pictureOf({ ...parts, view }, one), at, Z.tile + 1));
  });
}

const DIRECTION = { E: [0, 1], NE: [-1, 1], SE: [1, 1], N: [-1, 0], S: [1, 0] } as const;

/** Lays out the arrows out of a place, each centred on the edge or corner that it crosses. */
function layArrows(parts: Parts, place: number): void {
  const { out, view, lookup, plan } = parts;
  const { columns, rows, asset } = lookup.places;
  const at = out.places.get(place)!;
  const whole = lookup.arrows(view, place);
  const [row, column] = [Math.floor(place / columns), place % columns];
  const { w, h } = plan.cell;
  const middle = centre(at);
  for (const arrow of lookup.face(view, place).arrows) {
    const [down, right] = DIRECTION[arrow];
    const to = column + right === columns && arrow === 'E' ? asset : (row + down) * columns + column + right;
    if (to !== asset && (row + down < 0 || row + down >= rows || column + right >= columns)) continue;
    const turn = Math.atan2(down * h, right * w);
    const slant = down !== 0 && right !== 0;
    const p = { x: middle.x + (right * w) / 2, y: middle.y + (down * h) / 2 };
    out.nodes.set(`arrow:${place}:${arrow}`, arrowNode(p, turn, plan.cell, slant, whole.includes(to)));
  }
}

/** Makes the node of an arrow from one place to the next; an incomplete arrow is drawn only up to the edge. */
function arrowNode(p: Point, turn: number, cell: { w: number; h: number }, slant: boolean, whole: boolean): PieceNode {
  const size = Math.min(cell.w, cell.h);
  const long = size * (slant ? 0.62 : 0.36);
  const at = around(p, long, size * 0.2);
  const node = piece(
    whole ? 'arrow' : 'arrow-half',
    at,
    Z.arrow,
    whole ? TINT.gold : TINT.paperFaint,
    whole ? 0.95 : 0.55,
  );
  return { ...node, rot: turn };
}

/** Lays out the arrows out of the two starts: one into each row of the start's lane. */
function layStartArrows(parts: Parts): void {
  const { out, view, lookup, plan } = parts;
  for (const from of [lookup.places.backDoor, lookup.places.publicServer])
    for (const to of lookup.arrows(view, from)) {
      const at = out.places.get(to)!;
      const p = { x: at.x - (plan.cell.w * (1 - FILL)) / 2, y: at.y + at.h / 2 };
      out.nodes.set(`arrow:${from}:${to}`, arrowNode(p, 0, plan.cell, false, true));
    }
}

function layMarkers({ out, view, plan }: Parts): void {
  const on = new Map<number, number>();
  for (const { place, n } of view.markers) {
    const at = out.places.get(place)!;
    const i = on.get(place) ?? 0;
    on.set(place, i + 1);
    const size = Math.min(plan.cell.w, plan.cell.h) * 0.26;
    const p = { x: at.x + at.w - size * 0.62, y: at.y + at.h - size * (0.62 + i * 0.7) };
    out.spots.set(`marker:${place}`, p);
    out.nodes.set(
      `marker:${place}:${i}`,
      piece(n > 0 ? 'marker:up' : 'marker:down', around(p, size, size), Z.value + i),
    );
  }
}

/** Lays out the tracer's own track beside the Back Door, and the tracer, which is on that track or on the board. */
function layTracer({ out, view, lookup, plan }: Parts): void {
  const { board, cell } = plan;
  const at = rect(board.x + 1, board.y + 2, cell.w * TRACK_W - 2, cell.h * 2 - 4);
  out.nodes.set('track', piece('place', at, Z.space, TINT.white, 0.9));
  out.hits.set(TRACK, at);
  out.zones.set(TRACK, { ...at, z: Z.light });
  const size = Math.min(at.w * 0.8, at.h / (lookup.track + 1));
  const stepAt = (n: number): Point => ({
    x: at.x + at.w / 2,
    y: at.y + at.h - (at.h / (lookup.track + 0.4)) * (n - 0.3),
  });
  for (let n = 1; n <= lookup.track; n++)
    out.nodes.set(`track:${n}`, piece('track-step', around(stepAt(n), size, size), Z.space + 2, TINT.danger, 0.7));
  out.spots.set('track', stepAt(1));
  if (view.tracer === null) return;
  const { place, step } = view.tracer;
  const big = Math.min(cell.w, cell.h) * 0.5;
  const on = place < 0 ? null : out.places.get(place)!;
  const p = on === null ? stepAt(step) : { x: on.x + on.w / 2, y: on.y + on.h * 0.62 };
  const box = around(p, on === null ? size : big, on === null ? size : big);
  out.nodes.set('tracer', piece('tracer', box, Z.pawn + 8));
  out.spots.set('tracer', p);
  // The tracer's hit area lies above that of the track or space it is on.
  out.hits.set(TRACER, box);
  out.zones.set(TRACER, { ...box, z: Z.light });
}

/** The points where `n` pawns on one place are drawn. */
function standing(at: Rect, n: number, size: number, columns: number): Point[] {
  const rows = Math.ceil(n / columns);
  const pitchX = Math.min(size * 0.95, at.w / columns);
  const pitchY = Math.min(size * 1.12, at.h / rows);
  return Array.from({ length: n }, (_, i) => {
    const inRow = Math.min(columns, n - Math.floor(i / columns) * columns);
    return {
      x: at.x + at.w / 2 + ((i % columns) - (inRow - 1) / 2) * pitchX,
      y: at.y + at.h / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * pitchY,
    };
  });
}

function layPawns({ out, view, lookup, plan }: Parts): void {
  const { backDoor, publicServer, asset, jail, gone } = lookup.places;
  const seats = view.seats.map(({ name }) => name);
  const size = Math.min(plan.cell.w, plan.cell.h * 0.95) * 0.54;
  const on = new Map<number, number[]>();
  view.pawns.forEach((place, pawn) => on.set(place, [...(on.get(place) ?? []), pawn]));
  for (const [place, pawns] of on) {
    const box = out.places.get(place)!;
    const start = place === backDoor || place === publicServer;
    const room = start ? rect(box.x, box.y + box.h * 0.2, box.w, box.h * (plan.compact ? 0.8 : 0.66)) : null;
    const crowd = start || place === jail || place === gone || place === asset;
    const small = crowd
      ? Math.min(size, start ? room!.h / 3 / 1.05 : place === jail ? box.w * 0.9 : box.w * 0.46)
      : size;
    const points = start
      ? standing(room!, pawns.length, small, 2)
      : crowd
        ? standing(box, pawns.length, small, place === asset ? 2 : 3)
        : [{ x: box.x + box.w * 0.46, y: box.y + box.h * 0.66 }];
    pawns.forEach((pawn, i) => {
      const seat = pawn >> 1;
      const name = nameOf(view, seat);
      const at = around(points[i]!, small * 0.82, small);
      const out_ = view.seats[seat]!.out || place === gone;
      out.nodes.set(pawnKey(pawn), piece(`pawn:${name}:${pawn & 1}`, at, Z.pawn + i, TINT.white, out_ ? 0.55 : 1));
      if (view.stuck[pawn]!) {
        const lock = small * 0.42;
        out.nodes.set(
          `lock:${pawn}`,
          piece('lock', around({ x: at.x + at.w, y: at.y + at.h * 0.82 }, lock, lock), Z.pawn + 7, TINT.danger),
        );
      }
      out.spots.set(`pawn:${pawn}`, points[i]!);
      out.hits.set(pawnAnchor(seats, pawn), at);
      out.zones.set(pawnAnchor(seats, pawn), { ...shrink(at, 2), z: Z.light + 1, light: 1 });
    });
  }
}

/** Makes a beam of light along each leg of a pawn's possible paths, as nodes with keys. `glow`: brightness, 0 to 1. */
export function waysOf(
  from: Point,
  ways: readonly (readonly Point[])[],
  seat: Parameters<typeof seatTint>[0],
  glow: number,
): [string, PieceNode][] {
  return ways.flatMap((way, w) =>
    way.map((to, i): [string, PieceNode] => {
      const start = i === 0 ? from : way[i - 1]!;
      const long = Math.hypot(to.x - start.x, to.y - start.y);
      const middle = { x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 };
      const node = piece('beam', around(middle, long, 9), Z.way, seatTint(seat), 0.35 + glow * 0.45);
      return [`way:${w}:${i}`, { ...node, rot: Math.atan2(to.y - start.y, to.x - start.x), add: true }];
    }),
  );
}
