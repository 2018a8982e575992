/** Plans where the parts of the table go for a view and a size: bands, plates and card sizes, all in CSS px. */
import { type Rect, clamp, inset, rect } from '../../../stage/geometry.ts';
import { type Room, isCompact } from '../../../stage/laid.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';

/** Smallest distance between two things that can be pressed, in CSS px. */
export const FINGER = 25;
/** Height of a card, in card widths. */
export const CARD = { h: 117 / 84 } as const;
/** Width and height of ice lying across, in card widths. */
export const ICE = { w: 110 / 84, h: 64 / 84 } as const;
/** Height, in card widths, of a piece of ice reduced to a low strip so that the pieces of a server do not overlap. */
export const STRIP = { h: (110 * 0.28) / 84 } as const;
/** Distance between two pieces of ice, px. */
export const ICE_GAP = 3;

export interface TablePlan {
  /** the seat at the near edge of the table */
  near: Seat;
  /** the part of the stage that may be used */
  area: Rect;
  /** width of a card in the servers, px */
  unit: number;
  /** small screen: fewer words and ornaments */
  compact: boolean;
  corpPlate: Rect;
  runnerPlate: Rect;
  /** where cards being played are shown */
  playSpot: Rect;
  servers: Rect;
  /** height of the row with the servers' names in px; tall enough to be pressed */
  label: number;
  /** the strip between the servers and the Runner's rig */
  lane: Rect;
  rig: Rect;
  /** top edges of the two rows of the Runner's rig, measured from the rig's top, px */
  rigRows: readonly [number, number];
  /** width of a card in the Runner's rig, px */
  rigUnit: number;
  /** stack and heap */
  piles: Rect;
  /** width of a card on the Runner's stack and heap, px */
  pileUnit: number;
  hand: Rect;
  /** width of a card in the hand at the near edge of the table, px */
  handUnit: number;
  /** number of columns to divide the width of `servers` into, one for each server */
  columns: number;
}

/** Least number of server columns that space is kept for, so that cards do not shrink when the first remotes appear. */
const MIN_COLUMNS = 5;
/** Number of rows of ice for which space at full height is kept before other parts of the table grow. */
const USUAL_ICE = 2;
/** Height of a row of the Runner's rig while it is empty, in card widths. */
const EMPTY_ROW = 0.46;

/**
 * Returns the number of columns to plan for: the servers in a view, one more for a new remote if the Corp is at the near edge, and at least
 * five.
 */
function columnCount(view: View, near: Seat): number {
  return Math.max(MIN_COLUMNS, view.servers.length + (near === 'corp' ? 1 : 0));
}

/** Whether the Runner has hardware or resources installed. */
function hasGear(view: View): boolean {
  return view.runner.rig.some((card) => card.host === null && (card.type === 'hardware' || card.type === 'resource'));
}

/** Plans the table for a view and a size. `near`: the seat at the near edge. */
export function planFor(view: View, size: Room['size'], near: Seat): TablePlan {
  const area = inset(rect(0, 0, size.w, size.h), size.insets);
  const compact = isCompact(area.w, area.h);
  const gap = compact ? 4 : 8;
  const label = compact ? 24 : 28;
  // On a phone held upright, cards get every pixel that the plates do not need.
  const rail = clamp(area.w * 0.13, area.w < 500 ? 62 : 96, 210);
  const columns = columnCount(view, near);
  const ice = Math.max(1, ...view.servers.map((server) => server.ice.length));
  const handScale = compact ? 1 : 1.14;
  const broad = area.w - rail - gap;
  const byWidth = (broad / columns - (compact ? 4 : 10)) / ICE.w;
  const fixed = label + gap * 4 + 4;
  // The second row of the rig may cover part of the first; an empty row of hardware and resources is just a strip.
  const gear = hasGear(view) ? CARD.h : EMPTY_ROW;
  const [firstWhole, last] = near === 'runner' ? [CARD.h + 0.05, gear] : [gear + 0.05, CARD.h];
  const tight = area.h < 480;
  const minFirst = tight ? Math.min(firstWhole, 0.9) : firstWhole;
  // At least one piece of ice at full height, or all of them as strips.
  const minIce = Math.max(ICE.h, ice * (STRIP.h + 0.04));
  const share = CARD.h + 0.08 + minIce + minFirst + last + handScale * (CARD.h + 0.06) + 0.3;
  const unit = Math.floor(clamp(Math.min(byWidth, (area.h - fixed) / share), 20, 150));
  // Height left over goes first to the rig's rows, then to the ice, then to the lane between them.
  let free = area.h - fixed - unit * share;
  const take = (max: number): number => {
    const got = clamp(free, 0, Math.max(0, max));
    free -= got;
    return got;
  };
  const iceRows = (n: number): number => n * (ICE.h * unit + ICE_GAP);
  const usual = take(iceRows(USUAL_ICE) - minIce * unit);
  let first = minFirst * unit + take((firstWhole - minFirst) * unit);
  const iceH = minIce * unit + usual + take(iceRows(ice) - minIce * unit - usual);
  const laneH = Math.round(0.3 * unit + take(unit * 0.9));
  const serversH = Math.ceil((CARD.h + 0.08) * unit + iceH + label + 3);
  // Many servers make narrow columns; the Runner's cards need not be that small.
  const grow = 1 + Math.min(0.5, free / (first + (last + handScale * (CARD.h + 0.06)) * unit));
  const rigUnit = unit * grow;
  first *= grow;
  const rigH = Math.round(first + last * rigUnit);
  const least = Math.round(rigUnit * handScale);
  const below = area.h - serversH - laneH - rigH - gap * 4;
  // The hand takes the height left over, as long as its cards fit side by side.
  const held = Math.max(3, near === 'corp' ? view.corp.handSize : view.runner.handSize);
  const roomy = Math.min(least * 1.45, below / (CARD.h + 0.06), broad / held - 4);
  const handUnit = Math.round(Math.max(least, Math.floor(roomy)));
  const handH = Math.round(handUnit * (CARD.h + 0.06));
  const spare = Math.max(0, below - handH);
  const x = area.x + rail + gap;
  const pile = Math.min(rigUnit, Math.max(26, (rigH - 10) / 2 / CARD.h));
  const pilesW = pile + (compact ? 6 : 14);
  const top = area.y + gap / 2 + spare / 4;
  const bands =
    near === 'runner'
      ? { servers: top, lane: top + serversH + gap, rig: top + serversH + laneH + gap * 2 }
      : { rig: top, lane: top + rigH + gap, servers: top + rigH + laneH + gap * 2 };
  const hand = rect(x, area.y + area.h - handH, broad, handH);
  return {
    near,
    area,
    unit,
    compact,
    ...plates(area, rail, near, gap),
    servers: rect(x, bands.servers, broad, serversH),
    label,
    lane: rect(x, bands.lane, broad, laneH),
    rig: rect(x, bands.rig, broad - pilesW - gap, rigH),
    rigRows: [0, first],
    rigUnit,
    piles: rect(x + broad - pilesW, bands.rig, pilesW, rigH),
    pileUnit: pile,
    hand,
    handUnit,
    columns,
  };
}

function plates(
  area: Rect,
  rail: number,
  near: Seat,
  gap: number,
): { corpPlate: Rect; runnerPlate: Rect; playSpot: Rect } {
  const room = area.h - gap * 3;
  const plateH = Math.min(room * 0.37, rail * 1.75);
  const far = rect(area.x + gap, area.y + gap / 2, rail - gap, plateH);
  const own = rect(area.x + gap, area.y + area.h - gap / 2 - plateH, rail - gap, plateH);
  const middle = rect(far.x, far.y + plateH + gap, far.w, own.y - far.y - plateH - gap * 2);
  const w = Math.min(middle.w, middle.h / CARD.h);
  const playSpot = rect(middle.x + (middle.w - w) / 2, middle.y + (middle.h - w * CARD.h) / 2, w, w * CARD.h);
  return near === 'runner'
    ? { corpPlate: far, runnerPlate: own, playSpot }
    : { corpPlate: own, runnerPlate: far, playSpot };
}
