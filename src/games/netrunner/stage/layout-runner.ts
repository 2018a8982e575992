/** Lays out the Runner's rig, stack and heap, the near seat's hand, and the grip as the Corp sees it. */
import { type Rect, centre, clamp, rect, spread } from '../../../stage/geometry.ts';
import type { Seat } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { Z, putBack, putCard, putCount } from './board.ts';
import { numberNode, piece } from '../../../stage/nodes.ts';
import type { ServerParts } from './layout-servers.ts';
import { CARD, FINGER } from './plan.ts';
import { TINT } from './tints.ts';

const ROWS = ['program', 'hardware', 'resource'] as const;
type Row = (typeof ROWS)[number];

function rowOf(card: CardView, parts: ServerParts): Row {
  const type = card.type ?? (card.code === null ? null : parts.lookup(card.code).type);
  return type === 'hardware' ? 'hardware' : type === 'resource' || type === null ? 'resource' : 'program';
}

/** Cards of the rig by row, in the order they were installed, without hosted ones. */
function rigRows(view: View, parts: ServerParts): Record<Row, CardView[]> {
  const rows: Record<Row, CardView[]> = { program: [], hardware: [], resource: [] };
  for (const card of view.runner.rig) if (card.host === null) rows[rowOf(card, parts)].push(card);
  return rows;
}

/** Lays out rig, stack and heap: programs in one row, hardware and resources share the other. */
export function layRig(parts: ServerParts): void {
  const { board, plan, view } = parts;
  const { rig, rigUnit: unit } = plan;
  board.zones.set('z:rig', rig);
  board.nodes.set('floor:rig', piece('rig-floor', rig, Z.floor, TINT.runner, 0.9));
  const rows = rigRows(view, parts);
  const h = CARD.h * unit;
  const tab = plan.compact ? 16 : 24;
  const [top, low] = plan.rigRows;
  const band = (i: 0 | 1): Rect =>
    i === 0
      ? rect(rig.x, rig.y + top, rig.w, Math.min(h, low - top - 1))
      : rect(rig.x, rig.y + low, rig.w, rig.h - low);
  if (layRigInOneRow(parts, rows)) return layPiles(parts);
  const gear = band(plan.near === 'runner' ? 1 : 0);
  const share = gearShare(rows.hardware.length, rows.resource.length);
  const places: Record<Row, Rect> = {
    program: band(plan.near === 'runner' ? 0 : 1),
    hardware: { ...gear, w: gear.w * share },
    resource: { ...gear, x: gear.x + gear.w * share, w: gear.w * (1 - share) },
  };
  for (const row of ROWS) {
    const at = places[row];
    board.zones.set(`z:rig ${row}`, at);
    const dim = rows[row].length > 0 ? 0.8 : 0.4;
    board.nodes.set(
      `row:${row}`,
      piece(`row-${row}`, rect(at.x + 3, at.y + Math.min(h, at.h) / 2 - tab / 2, tab, tab), Z.plate, TINT.runner, dim),
    );
    const first = (row === 'program') === (plan.near === 'runner');
    const cards = rect(at.x + tab + 8, at.y, at.w - tab - 12, h);
    layRow(parts, rows[row], cards, first ? 0 : 1, first ? Math.min(h, low - top - 1) : h);
  }
  layPiles(parts);
}

/** Lays out the rig's cards in a single row if that makes them larger than in two; returns whether it did. */
function layRigInOneRow(parts: ServerParts, rows: Record<Row, CardView[]>): boolean {
  const { board, plan } = parts;
  const { rig, rigUnit } = plan;
  const tab = plan.compact ? 16 : 24;
  const gap = 6;
  const pad = tab + 12;
  const n = ROWS.reduce((sum, row) => sum + rows[row].length, 0);
  // Leave space for an icon before each kind, and for one more card of each.
  const byWidth = (rig.w - pad * 3 - 8) / Math.max(4, n + 1) - gap;
  // The other side's cards are never larger than one's own hand.
  const most = plan.near === 'runner' ? rigUnit * 1.7 : Math.min(rigUnit * 1.7, plan.handUnit);
  const unit = Math.floor(Math.min(byWidth, (rig.h - 8) / CARD.h, most));
  if (unit < rigUnit * 1.12) return false;
  const h = unit * CARD.h;
  const free = rig.w - 8 - pad * 3 - n * (unit + gap);
  let x = rig.x + 4;
  for (const row of ROWS) {
    const w = pad + rows[row].length * (unit + gap) + free / 3;
    const at = rect(x, rig.y + (rig.h - h) / 2, w, h);
    board.zones.set(`z:rig ${row}`, at);
    const dim = rows[row].length > 0 ? 0.8 : 0.4;
    const icon = rect(x, at.y + h / 2 - tab / 2, tab, tab);
    board.nodes.set(`row:${row}`, piece(`row-${row}`, icon, Z.plate, TINT.runner, dim));
    layRow(parts, rows[row], rect(x + tab + 5, at.y, w - tab - 5, h), 0, h, unit);
    x += w;
  }
  return true;
}

/** The share, 0.25–0.75, that hardware gets of the row it shares with resources, for these numbers of cards. */
function gearShare(hardware: number, resources: number): number {
  return clamp((hardware + 0.6) / (hardware + resources + 1.2), 0.25, 0.75);
}

function layRow(
  parts: ServerParts,
  cards: CardView[],
  band: Rect,
  row: number,
  free: number,
  unit = parts.plan.rigUnit,
): void {
  const { board, lookup } = parts;
  const { first, pitch } = spread(cards.length, unit, band.x, band.w, 6);
  cards.forEach((card, i) => {
    const at = rect(first + i * pitch, band.y, unit, band.h);
    const last = i === cards.length - 1;
    const hit = rect(at.x, at.y, last ? at.w : Math.min(at.w, pitch - 1), Math.min(at.h, free));
    const covered = last ? 0 : unit - pitch;
    putCard(board, card, lookup, { at, z: Z.rig + row * 30 + i, hit, covered });
    layLoad(parts, card, at, Z.rig + row * 30 + i + 0.5);
  });
}

/** Lays out the cards hosted on a card of the rig. */
function layLoad(parts: ServerParts, host: CardView, box: Rect, z: number): void {
  const cards = host.hosted
    .map((h) => parts.view.runner.rig.find((card) => card.h === h))
    .filter((card) => card !== undefined);
  const w = box.w * 0.56;
  const { first, pitch } = spread(cards.length, w, box.x + 4, box.w - 8, -w * 0.4, 'end');
  cards.forEach((card, i) => {
    const at = rect(first + i * pitch, box.y + box.h * 0.42, w, w * CARD.h * 0.86);
    putCard(parts.board, card, parts.lookup, { at, z: z + i * 0.05 });
  });
}

function layPiles(parts: ServerParts): void {
  const { plan, view, board } = parts;
  const { piles, pileUnit: unit } = plan;
  const h = CARD.h * unit;
  const x = piles.x + piles.w - unit - 2;
  const own = plan.near === 'runner';
  const low = rect(x, piles.y + piles.h - h - 2, unit, h);
  const high = rect(x, Math.min(piles.y + 4, low.y - clamp(h * 0.5, FINGER, 30)), unit, h);
  const stack = own ? low : high;
  const heap = own ? high : low;
  layPile(parts, 'stack', stack, view.runner.deckSize);
  layPile(parts, 'heap', heap, view.runner.heap.length);
  board.hits.set('z:stack', own ? stack : rect(high.x, high.y, unit, Math.min(h, low.y - high.y - 1)));
  board.hits.set('z:heap', own ? rect(high.x, high.y, unit, Math.min(h, low.y - high.y - 1)) : heap);
  const n = view.runner.deckSize;
  const layers = n === 0 ? 0 : Math.min(4, 1 + Math.floor(n / 12));
  for (let i = 0; i < layers; i++)
    putBack(board, `pile:stack:${i}`, 'runner', {
      at: rect(stack.x - i * 1.5, stack.y - i * 2, unit, h),
      z: Z.pile + 10 + i,
    });
  view.runner.heap.forEach((card, i) => {
    const fromTop = view.runner.heap.length - 1 - i;
    const step = Math.min(3, fromTop);
    const at = rect(heap.x - step * 1.5, heap.y - step * 2, unit, h);
    putCard(board, card, parts.lookup, { at, z: Z.pile + i * 0.1, alpha: fromTop < 4 ? 1 : 0, hit: null });
  });
}

function layPile(parts: ServerParts, id: 'stack' | 'heap', box: Rect, n: number): void {
  const { board } = parts;
  board.zones.set(`z:${id}`, box);
  board.nodes.set(`slot:${id}`, piece('slot', box, Z.floor + 2, TINT.runner, 0.5));
  board.nodes.set(
    `emblem:${id}`,
    piece(
      `emblem-${id}`,
      rect(box.x + box.w * 0.2, box.y + box.h * 0.24, box.w * 0.6, box.w * 0.6),
      Z.floor + 3,
      TINT.runner,
      0.5,
    ),
  );
  putCount(board, id, n, box, { faceUp: id === 'heap' && n > 0 });
  board.spots.set(id, centre(box));
}

/** Lays out the near seat's hand as a fan along the lower edge. */
export function layOwnHand(parts: ServerParts): void {
  const { plan, view, board, lookup } = parts;
  const seat: Seat = plan.near;
  const zone = seat === 'corp' ? 'z:hq hand' : 'z:grip';
  const cards = seat === 'corp' ? view.corp.hand : view.runner.hand;
  const size = seat === 'corp' ? view.corp.handSize : view.runner.handSize;
  const { hand, handUnit } = plan;
  board.zones.set(zone, hand);
  board.spots.set(seat === 'corp' ? 'hq' : 'grip', centre(hand));
  const n = Math.max(cards.length, size);
  const h = CARD.h * handUnit;
  const { first, pitch } = spread(n, handUnit, hand.x, hand.w, 4, 'centre');
  const tilt = n < 2 || pitch >= handUnit ? 0 : Math.min(0.03, 0.16 / n);
  for (let i = 0; i < n; i++) {
    const off = i - (n - 1) / 2;
    const dip = n < 2 ? 0 : Math.abs(off / ((n - 1) / 2)) ** 2 * 0.05 * handUnit;
    const at = rect(first + i * pitch, hand.y + dip, handUnit, h);
    const place = { at, z: Z.hand + i, rot: off * tilt };
    const card = cards[i];
    const hit = rect(at.x, hand.y, i === n - 1 ? at.w : Math.min(at.w, pitch - 1), hand.h);
    if (card) putCard(board, card, lookup, { ...place, hit });
    else putBack(board, `x:${seat === 'corp' ? 'hq' : 'grip'}:${i}`, seat, place);
  }
}

/** Lays out the Runner's grip as the Corp sees it: backs in the Runner's plate, known cards face up. */
export function layOtherGrip(parts: ServerParts, box: Rect): void {
  const { view, board, lookup, plan } = parts;
  const n = view.runner.handSize;
  const known = view.runner.hand;
  board.zones.set('z:grip', box);
  board.hits.set('z:grip', box);
  board.spots.set('grip', centre(box));
  const h = box.h;
  const w = h / CARD.h;
  const room = box.w - (plan.compact ? 20 : 26);
  const { first, pitch } = spread(n, w, box.x, room, -w * 0.45);
  for (let i = 0; i < n; i++) {
    const place = { at: rect(first + i * pitch, box.y, w, h), z: Z.pile + i };
    const card = known[i];
    if (card) putCard(board, card, lookup, { ...place, hit: null });
    else putBack(board, `x:grip:${i}`, 'runner', place);
  }
  board.nodes.set(
    'n:grip',
    numberNode(n, box.x + box.w - 4, box.y + h / 2, clamp(h * 0.4, 11, 18), Z.plate + 3, TINT.paper, 'end'),
  );
}
