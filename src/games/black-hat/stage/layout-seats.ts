/** Lays out the seats: the rivals' row at the far edge, the near seat's plate, and all hands. */
import { t } from '../../../i18n/index.ts';
import { type Rect, around, centre, rect, shrink, spread } from '../../../stage/geometry.ts';
import { caption, cardNode, numberNode, piece } from '../../../stage/nodes.ts';
import { handAnchor, rankAnchor } from '../anchors.ts';
import type { Seat } from '../rules/model.ts';
import { type Parts, Z, faceOf, handKey, nameOf } from './board.ts';
import { CARD_H, TINT, seatTint } from './theme.ts';

/** The seats other than the near one, clockwise from the near seat's left. */
const rivalsOf = ({ view, near }: Parts): number[] =>
  view.seats.slice(1).map((_, i) => (near + 1 + i) % view.seats.length);

export function laySeats(parts: Parts): void {
  const { view, plan, lookup } = parts;
  const rivals = rivalsOf(parts);
  // An open hand gets more room, since each of its cards must be readable.
  const weights = rivals.map((seat) => (lookup.sees(view, seat) ? 2.4 : 1));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const gap = plan.compact ? 4 : 8;
  let x = plan.rivals.x;
  rivals.forEach((seat, i) => {
    const w = ((plan.rivals.w - gap * (rivals.length - 1)) * weights[i]!) / sum;
    layRival(parts, seat, rect(x, plan.rivals.y, w, plan.rivals.h));
    x += w + gap;
  });
  layOwn(parts);
}

/** Lays out the frame of a seat's plate, which glows while the seat has to decide. */
function layFrame({ out, view }: Parts, seat: number, at: Rect): void {
  const name = nameOf(view, seat);
  const turn = view.decision?.seat === name;
  out.nodes.set(
    `plate:${name}`,
    piece('panel', shrink(at, -2), Z.plate, TINT.white, view.seats[seat]!.out ? 0.4 : 0.85),
  );
  out.nodes.set(`edge:${name}`, piece('panel-edge', shrink(at, -2), Z.plate + 1, seatTint(name), turn ? 1 : 0.38));
  if (turn) out.nodes.set(`turn:${name}`, piece('halo', shrink(at, -12), Z.plate - 1, seatTint(name), 0.55));
  out.spots.set(`${name} plate`, centre(at));
}

/** A plate narrower than this, CSS px, has no room for an icon beside each number. */
const NARROW = 96;

/** Lays out a rival: a line with sign, name and numbers, and the hand below that line. */
function layRival(parts: Parts, seat: number, at: Rect): void {
  const { out, view, lookup, plan } = parts;
  const { name, hand, total, out: gone, status } = view.seats[seat]!;
  layFrame(parts, seat, at);
  const line = rect(at.x, at.y, at.w, plan.plateH);
  const s = plan.plateH * 0.86;
  out.nodes.set(
    `seat:${name}`,
    piece(`seat:${name}`, around({ x: line.x + s * 0.6, y: centre(line).y }, s, s), Z.plate + 3),
  );
  const right = line.x + line.w - 4;
  // The rival's total. On a narrow plate it keeps its size and loses the icon.
  const narrow = at.w < NARROW;
  const digits = plan.plateH * (plan.compact ? 0.74 : 0.66);
  out.nodes.set(`n:${name}.total`, numberNode(total, right, centre(line).y, digits, Z.plate + 3, TINT.paper, 'end'));
  const wide = digits * 0.78 * `${total}`.length;
  const icon = digits * 1.1;
  if (!narrow) {
    const sign = { x: right - wide - icon * 0.6, y: centre(line).y };
    out.nodes.set(`icon:${name}.total`, piece('trace', around(sign, icon, icon), Z.plate + 3, TINT.gold));
  }
  out.spots.set(`${name} total`, { x: right - wide / 2, y: centre(line).y });
  const left = line.x + s * 1.2 + 2;
  let room = right - wide - (narrow ? 4 : icon * 1.2) - left;
  if (status !== null && room > digits * 3) {
    out.nodes.set(
      `icon:${name}.status`,
      piece('target', around({ x: left + room - digits * 2.3, y: centre(line).y }, icon, icon), Z.plate + 3, TINT.cool),
    );
    out.nodes.set(
      `n:${name}.status`,
      numberNode(status, left + room, centre(line).y, digits * 0.9, Z.plate + 3, TINT.cool, 'end'),
    );
    room -= digits * 3;
  }
  room -= layChips(parts, seat, left + room, centre(line).y, plan.plateH * 0.74, room);
  if (room > 44)
    out.nodes.set(
      `name:${name}`,
      caption(t(`side.${name}`), rect(left, line.y, room, line.h), 'seat', Z.plate + 3, gone ? 0.5 : 1),
    );
  const fan = rect(at.x + 3, at.y + plan.plateH, at.w - 6, at.h - plan.plateH - 2);
  out.spots.set(`${name} hand`, centre(fan));
  out.hits.set(handAnchor(name), at);
  out.zones.set(handAnchor(name), at);
  if (lookup.sees(view, seat)) {
    out.hits.set(handAnchor(name), line);
    layRanks(parts, seat, fan, Math.min(fan.h / CARD_H, plan.unit), Z.pile);
    return;
  }
  const digitsH = Math.min(fan.h * 0.5, 22);
  const countW = digitsH * 1.9;
  const w = Math.min(fan.h / CARD_H, (fan.w - countW) * 0.6);
  const row = spread(hand.length, w, fan.x, fan.w - countW, -w * 0.3);
  let i = 0;
  hand.forEach((card, n) => {
    const key = handKey(lookup, name, card, card === null ? i++ : 0);
    const box = rect(row.first + row.pitch * n, fan.y + (fan.h - w * CARD_H) / 2, w, w * CARD_H);
    out.nodes.set(key, cardNode(faceOf(lookup, card), box, Z.pile + n));
  });
  if (hand.length > 0)
    out.nodes.set(
      `n:${name}.hand`,
      numberNode(hand.length, fan.x + fan.w - 2, centre(fan).y, digitsH, Z.plate + 3, TINT.paperDim, 'end', '×'),
    );
}

/** Lays out those chips a seat has (trick winner, leader, dealer), ending at x = `right`. Returns the width used, at most `room`. */
function layChips({ out, view }: Parts, seat: number, right: number, y: number, largest: number, room: number): number {
  const chips: [string, string, number, boolean][] = [
    ['crown', 'crown', TINT.gold, view.winner === seat],
    ['leader', 'flag', TINT.paper, view.trick > 0 && view.leader === seat],
    ['dealer', 'dealer', TINT.paperDim, view.round > 0 && view.dealer === seat],
  ];
  const here = chips.filter(([, , , is]) => is);
  const size = Math.min(largest, room / Math.max(1, here.length) - 2);
  here.forEach(([key, name, tint], i) => {
    const x = right - (size + 2) * i - size;
    out.nodes.set(`chip:${key}`, piece(name, rect(x, y - size / 2, size, size), Z.mark, tint));
  });
  return here.length * (size + 2);
}

/** Lays out the cards of a visible hand as piles by rank, with their hit areas. */
function layRanks(parts: Parts, seat: number, room: Rect, w: number, z: number): void {
  const { out, view, lookup } = parts;
  const { name, hand } = view.seats[seat]!;
  const cards = hand.filter((card) => card !== null);
  const ranks = [...new Set(cards)];
  const counts = ranks.map((rank) => cards.filter((card) => card === rank).length);
  const h = w * CARD_H;
  const inner = w * 0.17;
  const gap = Math.max(3, w * 0.12);
  const widths = counts.map((n) => w + inner * (Math.min(n, 4) - 1));
  const natural = widths.reduce((sum, one) => sum + one, 0) + gap * (ranks.length - 1);
  // If the hand is too wide, the piles overlap.
  const offset = (i: number): number => widths.slice(0, i).reduce((sum, one) => sum + one + gap, 0);
  const lastW = widths.at(-1) ?? 0;
  const press = ranks.length < 2 ? 1 : Math.min(1, (room.w - lastW) / (natural - lastW));
  const used = press < 1 ? room.w : natural;
  const first = room.x + (room.w - used) / 2;
  const y = room.y + (room.h - h) / 2;
  let n = 0;
  ranks.forEach((rank, r) => {
    const x = first + offset(r) * press;
    const next = r + 1 < ranks.length ? first + offset(r + 1) * press : Number.POSITIVE_INFINITY;
    const width = Math.min(widths[r]!, Math.max(w, next - x - 2));
    const pitch = counts[r]! < 2 ? 0 : (width - w) / (counts[r]! - 1);
    for (let i = 0; i < counts[r]!; i++, n++)
      out.nodes.set(
        handKey(lookup, name, rank, i),
        cardNode(faceOf(lookup, rank), rect(x + pitch * i, y, w, h), z + n),
      );
    const hit = rect(x, y, Math.max(4, Math.min(width, next - x)), h);
    const key = rankAnchor(name, rank);
    out.hits.set(key, hit);
    out.zones.set(key, { ...rect(x, y, width, h), z: z - 1, light: 0 });
    if (counts[r]! < 2) return;
    const size = Math.max(13, Math.min(w * 0.34, h * 0.24, 24));
    const pill = rect(x + width - size * 1.5 - 1, y + h - size * 1.08, size * 1.5, size);
    out.nodes.set(`pill:${name}:${rank}`, piece('pill', pill, z + n, TINT.ink, 0.86));
    out.nodes.set(
      `n:${name}:${rank}`,
      numberNode(counts[r]!, centre(pill).x, centre(pill).y, size * 0.62, z + n, TINT.gold, 'centre', '×'),
    );
  });
}

/** Trace points of a hand; null if its cards are hidden. */
function traceOf({ view, lookup }: Parts, seat: number): number | null {
  const { hand } = view.seats[seat]!;
  return !lookup.sees(view, seat) ? null : hand.reduce((sum: number, card) => sum + lookup.trace(card!), 0);
}

/** Lays out the near seat: its plate, and its hand along the near edge. */
function layOwn(parts: Parts): void {
  const { out, view, plan, near } = parts;
  const { name, hand, total, status } = view.seats[near]!;
  const at = plan.plate;
  layFrame(parts, near, at);
  out.hits.set(handAnchor(name), at);
  out.zones.set(handAnchor(name), at);
  if (plan.upright) layOwnLine(parts, name, at);
  else layOwnPlate(parts, name, at);
  out.nodes.set(`n:${name}.total`, ownFeature(parts, name, total));
  if (status !== null) layStatus(parts, name, status);
  out.spots.set(`${name} hand`, centre(plan.hand));
  if (parts.lookup.sees(view, near)) return layRanks(parts, near, shrink(plan.hand, 1), plan.unit, Z.hand);
  // Some viewers (a spectator, say) cannot see the near hand: draw backs.
  const row = spread(hand.length, plan.unit, plan.hand.x, plan.hand.w, 4, 'centre');
  let i = 0;
  hand.forEach((card, n) => {
    const key = handKey(parts.lookup, name, card, card === null ? i++ : 0);
    const box = rect(row.first + row.pitch * n, plan.hand.y + 2, plan.unit, plan.unit * CARD_H);
    out.nodes.set(key, cardNode(faceOf(parts.lookup, card), box, Z.hand + n));
  });
}

/** The rectangles for the numbers on the near seat's plate. */
function ownPlaces(parts: Parts): { total: Rect; trace: Rect; status: Rect } {
  const { plate: at, upright } = parts.plan;
  if (upright) {
    const h = at.h * 0.72;
    const y = at.y + (at.h - h) / 2;
    return {
      total: rect(at.x + at.w - h * 3.4, y, h * 3.2, h),
      trace: rect(at.x + at.w - h * 7.2, y, h * 3.2, h),
      status: rect(at.x + at.w - h * 11, y, h * 3.2, h),
    };
  }
  const h = at.h * (parts.view.options.status ? 0.165 : 0.2);
  const w = at.w - 14;
  return {
    total: rect(at.x + 8, at.y + at.h * 0.34, w, at.h * 0.27),
    trace: rect(at.x + 7, at.y + at.h * 0.71, w * 0.55, h),
    status: rect(at.x + 7 + w * 0.58, at.y + at.h * 0.71, w * 0.42, h),
  };
}

function ownFeature(parts: Parts, name: Seat, total: number): ReturnType<typeof numberNode> {
  const { out } = parts;
  const { total: at, trace } = ownPlaces(parts);
  const put = (key: string, sign: string, box: Rect, tint: number): { x: number; y: number } => {
    out.nodes.set(key, piece(sign, rect(box.x, box.y, box.h, box.h), Z.plate + 3, tint));
    return { x: box.x + box.h * 1.12, y: centre(box).y };
  };
  const p = put(`icon:${name}.total`, 'trace', at, TINT.gold);
  out.spots.set(`${name} total`, { x: p.x + at.h * 0.5, y: p.y });
  const held = traceOf(parts, parts.near);
  if (held !== null && parts.view.seats[parts.near]!.hand.length > 0) {
    const q = put(`icon:${name}.trace`, 'hand', trace, TINT.paperDim);
    out.nodes.set(`n:${name}.trace`, numberNode(held, q.x, q.y, trace.h * 0.78, Z.plate + 3, TINT.paper, 'start', '+'));
  }
  return numberNode(total, p.x, p.y, at.h * 0.86, Z.plate + 3, TINT.paper, 'start');
}

function layStatus(parts: Parts, name: Seat, status: number): void {
  const { out } = parts;
  const { status: at } = ownPlaces(parts);
  out.nodes.set(`icon:${name}.status`, piece('target', rect(at.x, at.y, at.h, at.h), Z.plate + 3, TINT.cool));
  out.nodes.set(
    `n:${name}.status`,
    numberNode(status, at.x + at.h * 1.12, centre(at).y, at.h * 0.78, Z.plate + 3, TINT.cool, 'start'),
  );
}

function layOwnLine(parts: Parts, name: Seat, at: Rect): void {
  const { out } = parts;
  const s = at.h * 0.84;
  out.nodes.set(`seat:${name}`, piece(`seat:${name}`, rect(at.x + 3, at.y + (at.h - s) / 2, s, s), Z.plate + 3));
  const left = at.x + s + 8;
  const chips = layChips(parts, parts.near, left + s * 3.1, centre(at).y, s * 0.9, s * 3.1);
  const x = chips === 0 ? left : left + s * 3.1 + 4;
  out.nodes.set(`name:${name}`, caption(t(`side.${name}`), rect(x, at.y, 60, at.h), 'seat', Z.plate + 3));
}

function layOwnPlate(parts: Parts, name: Seat, at: Rect): void {
  const { out } = parts;
  const s = Math.min(at.h * 0.26, 34);
  out.nodes.set(`seat:${name}`, piece(`seat:${name}`, rect(at.x + 6, at.y + 5, s, s), Z.plate + 3));
  const chips = layChips(parts, parts.near, at.x + at.w - 6, at.y + 5 + s / 2, s * 0.9, at.w - s - 16);
  const room = at.w - s - 18 - chips;
  if (room > 40)
    out.nodes.set(
      `name:${name}`,
      caption(t(`side.${name}`), rect(at.x + s + 10, at.y + 5, room, s), 'seat', Z.plate + 3),
    );
}
