/** Where the parts of the table go for a given size and number of operatives, in CSS px. */
import { type Rect, clamp, inset, rect } from '../../../stage/geometry.ts';
import { type Room, isCompact } from '../../../stage/laid.ts';
import { CARD_H } from './theme.ts';

export interface TablePlan {
  /** the usable part of the stage */
  area: Rect;
  compact: boolean;
  /** portrait: the dials are in one row, and the way out and the secret room are below the building */
  upright: boolean;
  gap: number;
  /** `unit`: a size in proportion to the hand's height; `cardW`: width of a card in the hand at the near edge */
  unit: number;
  cardW: number;
  /** the box of each room: along the way in, then the secret room */
  rooms: readonly Rect[];
  outside: Rect;
  /** the box of the whole building, over which large things are shown */
  building: Rect;
  proximity: Rect;
  alarm: Rect;
  die: Rect;
  /** pool, deck, discards */
  piles: readonly [pool: Rect, deck: Rect, discards: Rect];
  /** plates of the operatives, the near seat's own first */
  plates: readonly Rect[];
  hand: Rect;
}

/** What a plan depends on, besides the size of the table. */
export interface Needs {
  /** number of operatives, and how many of them belong to the near seat */
  ops: number;
  own: number;
  /** rooms per floor */
  floor: number;
}

export function planFor(size: Room['size'], needs: Needs): TablePlan {
  const all = inset(rect(0, 0, size.w, size.h), size.insets);
  const compact = isCompact(all.w, all.h);
  const gap = compact ? 4 : 8;
  const area = inset(all, { top: gap / 2, right: gap, bottom: gap / 2, left: gap });
  return area.w < area.h * 1.2 ? upright(area, compact, gap, needs) : wide(area, compact, gap, needs);
}

/** Splits a box into `n` boxes side by side. */
function split(at: Rect, n: number, gap: number): Rect[] {
  const w = (at.w - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => rect(at.x + (w + gap) * i, at.y, w, at.h));
}

/** Returns the boxes of the rooms: on the lower floor inwards from left to right, then on the upper one from right to left. */
function storeys(at: Rect, floor: number, gap: number, between: number): Rect[] {
  const h = (at.h - between) / 2;
  return [
    ...split(rect(at.x, at.y + h + between, at.w, h), floor, gap),
    ...split(rect(at.x, at.y, at.w, h), floor, gap).reverse(),
  ];
}

/** Splits a box into two, one above the other. */
function halves(at: Rect, gap: number): Rect[] {
  const h = (at.h - gap) / 2;
  return [rect(at.x, at.y, at.w, h), rect(at.x, at.y + h + gap, at.w, h)];
}

function wide(area: Rect, compact: boolean, gap: number, { ops, own, floor }: Needs): TablePlan {
  const topH = Math.round(clamp(area.h * 0.155, 54, 156));
  const handH = Math.round(clamp(area.h * 0.25, 70, 250));
  const dialsW = clamp(area.w * 0.34, 214, 480);
  const top = rect(area.x, area.y, area.w, topH);
  const dials = rect(top.x + top.w - dialsW, top.y, dialsW, topH);
  const middleY = top.y + topH + gap;
  const bottomY = area.y + area.h - handH;
  const middle = rect(area.x, middleY, area.w, bottomY - gap - middleY);
  const between = compact ? 5 : 12;
  const inner = compact ? 4 : 9;
  const columns = floor + 1;
  // The way out and the secret room are apart from the building, on its left.
  const apart = inner * 2;
  const w = (middle.w - apart - inner * (columns - 2)) / columns;
  const rows = storeys(rect(middle.x + w + apart, middle.y, middle.w - w - apart, middle.h), floor, inner, between);
  const rowH = rows[0]!.h;
  const ownW = clamp(area.w * 0.19, 104, 270);
  const pilesW = clamp(area.w * 0.075, 44, 110);
  const pileH = (handH - gap) / 3;
  const pile = (i: number): Rect => rect(area.x + area.w - pilesW, bottomY + (pileH + gap / 2) * i, pilesW, pileH);
  const rivals = ops - own;
  const others = split(rect(top.x, top.y, top.w - dialsW - gap, topH), Math.max(3, rivals), gap);
  const mine = rect(area.x, bottomY, ownW, handH);
  // The near seat's second operative goes among the others if two plates do not fit one above the other.
  const twins = own > 1 && handH < 100;
  const [prox, alarm, die] = [dialsW * 0.38, dialsW * 0.4, dialsW * 0.22];
  return {
    area,
    compact,
    upright: false,
    gap,
    unit: handH * 0.5,
    cardW: (handH - 6) / CARD_H,
    rooms: [...rows, rect(middle.x, middle.y, w, rowH)],
    outside: rect(middle.x, middle.y + rowH + between, w, rowH),
    building: middle,
    proximity: rect(dials.x, dials.y, prox - gap, topH),
    alarm: rect(dials.x + prox, dials.y, alarm - gap, topH),
    die: rect(dials.x + prox + alarm, dials.y, die, topH),
    piles: [pile(0), pile(1), pile(2)],
    plates: [
      ...(own < 2 ? [mine] : twins ? [mine, others.at(-1)!] : halves(mine, gap / 2)),
      ...others.slice(0, rivals),
    ],
    hand: rect(area.x + ownW + gap, bottomY, area.w - ownW - pilesW - gap * 2, handH),
  };
}

function upright(area: Rect, compact: boolean, gap: number, { ops, floor }: Needs): TablePlan {
  const dialH = Math.round(clamp(area.h * 0.115, 46, 84));
  const plateH = Math.round(clamp(area.h * 0.12, 48, 92));
  const stripH = Math.round(clamp(area.h * 0.105, 44, 90));
  const most = (area.w / floor) * 1.9;
  const rest = area.h - dialH - plateH - stripH - gap * 4;
  const between = compact ? 5 : 10;
  const buildingH = Math.min(rest * 0.66, most * 2 + between);
  const handH = Math.min(rest - buildingH, 190);
  const dials = rect(area.x, area.y, area.w, dialH);
  const plates = rect(area.x, dials.y + dialH + gap, area.w, plateH);
  const building = rect(area.x, plates.y + plateH + gap, area.w, buildingH);
  const strip = rect(area.x, building.y + buildingH + gap, area.w, stripH);
  const hand = rect(area.x, area.y + area.h - handH, area.w, handH);
  const pileW = Math.max(44, dials.w * 0.115);
  const left = dials.w - pileW * 3 - gap * 2;
  const [prox, alarm] = [left * 0.4, left * 0.39];
  const pile = (i: number): Rect => rect(dials.x + dials.w - pileW * (3 - i), dials.y, pileW, dialH);
  const outW = strip.w * 0.54;
  return {
    area,
    compact,
    upright: true,
    gap,
    unit: handH * 0.6,
    cardW: Math.min(handH / CARD_H, area.w / 5.6),
    rooms: [
      ...storeys(building, floor, compact ? 3 : 7, between),
      rect(strip.x + outW + gap * 2, strip.y, strip.w - outW - gap * 2, stripH),
    ],
    outside: rect(strip.x, strip.y, outW, stripH),
    building: rect(building.x, building.y, building.w, buildingH + gap + stripH),
    proximity: rect(dials.x, dials.y, prox, dialH),
    alarm: rect(dials.x + prox + gap, dials.y, alarm, dialH),
    die: rect(dials.x + prox + alarm + gap * 2, dials.y, left - prox - alarm - gap * 2, dialH),
    piles: [pile(0), pile(1), pile(2)],
    plates: split(plates, Math.max(3, ops), compact ? 3 : 6),
    hand,
  };
}
