/** Where the parts of the table lie for a view and a size: bands, plates and card sizes. Pure figures in CSS px. */
import { type Insets, type Rect, clamp, inset, rect } from '../../../stage/geometry.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';

/** Height of a card to its width, and ice to a card's width, as the faces are drawn. */
export const CARD = { h: 117 / 84 } as const;
export const ICE = { w: 110 / 84, h: 64 / 84 } as const;

export interface StageSize {
  /** the whole stage */
  w: number;
  h: number;
  /** what lies over its edges */
  insets: Insets;
}

export interface Plan {
  /** whose cards are near the person */
  near: Seat;
  /** all that may be used */
  area: Rect;
  /** width of a card, px */
  unit: number;
  /** small screen: fewer words and ornaments */
  compact: boolean;
  corpPlate: Rect;
  runnerPlate: Rect;
  /** what is being played lies here */
  playSpot: Rect;
  servers: Rect;
  /** ice from its neighbour's edge to its own, px */
  icePitch: number;
  /** room for the servers' names at the base: high enough to be pointed at */
  label: number;
  lane: Rect;
  rig: Rect;
  /** upper edges of the rig's rows from the rig's own, from the top, px */
  rigRows: readonly [number, number, number];
  /** stack and heap */
  piles: Rect;
  hand: Rect;
  /** width of a card in the own hand */
  handUnit: number;
  columns: number;
}

/** Servers there is always room for, so that the table does not shrink with the first remotes. */
const LEAST_COLUMNS = 6;
/** Rows of ice there is always room for. */
const LEAST_ICE = 3;

/** How many columns a view asks for: its servers, and a place for a new one where the Corp sits near. */
function columnCount(view: View, near: Seat): number {
  return Math.max(LEAST_COLUMNS, view.servers.length + (near === 'corp' ? 1 : 0));
}

/** How much of a rig card shows at least where the next row lies over it, as a share of a card's width: programs show whole. */
interface Rows {
  programs: number;
  others: number;
}

/** Heights of servers and rig together. The row that lies over none shows whole in any case. */
function heights(unit: number, ice: number, icePitch: number, rows: Rows, near: Seat): number {
  const servers = (CARD.h + 0.08 + ICE.h) * unit + (ice - 1) * icePitch;
  return servers + CARD.h * unit + (near === 'runner' ? rows.programs + rows.others : rows.others * 2);
}

/** The parts of the table for a view. `near` is the side that sits at this screen. */
export function planFor(view: View, size: StageSize, near: Seat): Plan {
  const area = inset(rect(0, 0, size.w, size.h), size.insets);
  const compact = area.h < 480 || area.w < 760;
  const gap = compact ? 4 : 8;
  const label = 24;
  const rail = clamp(area.w * 0.13, 96, 190);
  const columns = columnCount(view, near);
  const ice = Math.max(LEAST_ICE, ...view.servers.map((server) => server.ice.length));
  const handScale = compact ? 1 : 1.14;
  const broad = area.w - rail - gap;
  const byWidth = (broad / columns - (compact ? 4 : 10)) / ICE.w;
  const fixed = label + gap * 4;
  const least: Rows = compact ? { programs: 0.9, others: 0.55 } : { programs: CARD.h + 0.04, others: 0.72 };
  const share = heights(1, ice, compact ? 0.42 : 0.5, least, near) + handScale * (CARD.h + 0.06) + 0.3;
  const unit = Math.floor(clamp(Math.min(byWidth, (area.h - fixed) / share), 20, 116));
  const handUnit = Math.round(unit * handScale);
  const handH = Math.round(handUnit * (CARD.h + 0.06));
  // What is left over opens the rows: first the rig, then the ice, then the lane between them.
  let icePitch = unit * (compact ? 0.42 : 0.5);
  const rows: Rows = { programs: least.programs * unit, others: least.others * unit };
  let free = area.h - fixed - handH - heights(unit, ice, icePitch, rows, near) - 0.3 * unit;
  const take = (most: number): number => {
    const got = clamp(free, 0, Math.max(0, most));
    free -= got;
    return got;
  };
  const whole = CARD.h * unit + 6;
  if (near === 'runner') rows.programs += take(whole - rows.programs);
  const times = near === 'runner' ? 1 : 2;
  rows.others += take(times * (whole - rows.others)) / times;
  icePitch += take((ice - 1) * (ICE.h * unit + 5 - icePitch)) / (ice - 1);
  const laneH = Math.round(0.3 * unit + take(unit * 0.9));
  const serversH = Math.round((CARD.h + 0.08 + ICE.h) * unit + (ice - 1) * icePitch + label);
  const first = near === 'runner' ? rows.programs : rows.others;
  const rigH = Math.round(CARD.h * unit + first + rows.others);
  const spare = Math.max(0, area.h - serversH - laneH - rigH - handH - gap * 4);
  const x = area.x + rail + gap;
  const pilesW = unit + (compact ? 6 : 14);
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
    icePitch,
    label,
    lane: rect(x, bands.lane, broad, laneH),
    rig: rect(x, bands.rig, broad - pilesW - gap, rigH),
    rigRows: [0, first, first + rows.others],
    piles: rect(x + broad - pilesW, bands.rig, pilesW, rigH),
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
