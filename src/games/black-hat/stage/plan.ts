/** Where the parts of the table go for a given size and number of seats, in CSS px. */
import { type Rect, clamp, inset, rect } from '../../../stage/geometry.ts';
import { type Room, isCompact } from '../../../stage/laid.ts';

export interface TablePlan {
  /** the usable part of the stage */
  area: Rect;
  compact: boolean;
  /** true in a portrait layout: the trick is above the board instead of beside it */
  upright: boolean;
  /** width of a card in the near seat's hand */
  unit: number;
  /** the rivals' row at the far edge */
  rivals: Rect;
  /** height of the line with a rival's name and numbers */
  plateH: number;
  board: Rect;
  /** size of a space, including its share of the gaps between spaces */
  cell: { w: number; h: number };
  /** the trick's parts: its heading, and the area for the cards played */
  heading: Rect;
  trick: Rect;
  /** numbers of columns and rows in which the sets played in a trick are shown */
  grid: { columns: number; rows: number };
  deck: Rect;
  discards: Rect;
  /** the plate with the near seat's name and numbers */
  plate: Rect;
  hand: Rect;
}

/** Number of columns of the drawn board: a start, six spaces, the Critical Asset. */
const ACROSS = 8;
const DOWN = 4;
/** Width of the tracer's track and the jail beside the starts, in columns. */
export const TRACK_W = 0.55;

/** Returns the numbers of columns and rows with which each of a trick's `n` sets can be drawn largest. */
function gridFor(n: number, w: number, h: number): TablePlan['grid'] {
  let best = { columns: 1, rows: n };
  let most = 0;
  for (let columns = 1; columns <= n; columns++) {
    const rows = Math.ceil(n / columns);
    const size = Math.min(w / columns / 1.5, h / rows / 1.4);
    if (size > most + 0.01) {
      most = size;
      best = { columns, rows };
    }
  }
  return best;
}

/** What `planFor` must know besides the table's size. */
export interface Needs {
  seats: number;
  /** whether the tracer's track needs room beside the board */
  tracer: boolean;
  /** whether a rival's hand is shown open, because somebody has to play from it */
  open: boolean;
}

export function planFor(size: Room['size'], needs: Needs): TablePlan {
  const all = inset(rect(0, 0, size.w, size.h), size.insets);
  const compact = isCompact(all.w, all.h);
  const gap = compact ? 4 : 8;
  const area = inset(all, { top: gap / 2, right: gap, bottom: gap / 2, left: gap });
  return area.w < area.h * 1.2 ? upright(area, compact, gap, needs) : wide(area, compact, gap, needs);
}

const across = (tracer: boolean): number => ACROSS + (tracer ? TRACK_W : 0);

/** The board's rectangle within `room`: spaces as large as fit, and close to square. */
function boardIn(room: Rect, tracer: boolean): Pick<TablePlan, 'board' | 'cell'> {
  const columns = across(tracer);
  let w = room.w / columns;
  let h = room.h / DOWN;
  w = Math.min(w, h * 1.35);
  h = Math.min(h, w * 1.22);
  const board = rect(room.x + (room.w - w * columns) / 2, room.y + (room.h - h * DOWN) / 2, w * columns, h * DOWN);
  return { board, cell: { w, h } };
}

function wide(area: Rect, compact: boolean, gap: number, { seats, tracer, open }: Needs): TablePlan {
  const plateH = clamp(area.h * 0.046, 17, 34);
  const rivalsH = Math.round(plateH + clamp(area.h * 0.095, 26, 104) * (open ? 1.35 : 1));
  const handH = Math.round(clamp(area.h * 0.225, 62, 230));
  const rivals = rect(area.x, area.y, area.w, rivalsH);
  const middle = rect(area.x, area.y + rivalsH + gap, area.w, area.h - rivalsH - handH - gap * 2);
  const side = clamp(area.w * 0.29, 140, 460);
  const room = rect(middle.x, middle.y, middle.w - side - gap, middle.h);
  const { board, cell } = boardIn(room, tracer);
  // The trick gets what the board leaves.
  const x = board.x + board.w - (board.x - room.x) + gap;
  const shift = board.x - room.x;
  board.x -= shift;
  const headH = compact ? 18 : clamp(area.h * 0.04, 24, 36);
  const plays = rect(x, middle.y + headH, middle.x + middle.w - x, middle.h - headH);
  const plateW = clamp(area.w * 0.16, 82, 210);
  const pileW = Math.min(clamp(area.w * 0.06, 30, 84), (handH - 6) / 1.4);
  const bottom = area.y + area.h - handH;
  const pile = (i: number): Rect =>
    rect(area.x + area.w - pileW * (2 - i) - gap * (1 - i), bottom + (handH - pileW * 1.39) / 2, pileW, pileW * 1.39);
  const hand = rect(area.x + plateW + gap, bottom, area.w - plateW - pileW * 2 - gap * 3 - 4, handH);
  return {
    area,
    compact,
    upright: false,
    unit: (handH - 8) / 1.39,
    rivals,
    plateH,
    board,
    cell,
    heading: rect(x, middle.y, plays.w, headH),
    trick: plays,
    grid: gridFor(seats, plays.w, plays.h),
    deck: pile(0),
    discards: pile(1),
    plate: rect(area.x, bottom, plateW, handH),
    hand,
  };
}

function upright(area: Rect, compact: boolean, gap: number, { seats, tracer, open }: Needs): TablePlan {
  const plateH = clamp(area.h * 0.044, 21, 30);
  const rivalsH = Math.round(plateH + clamp(area.h * 0.062, 24, 70) * (open ? 1.7 : 1));
  const ownH = clamp(area.h * 0.05, 20, 34);
  const least = clamp(area.w / across(tracer), 30, 200);
  // Room goes to the board first, then the hand, then the trick.
  const rest = area.h - rivalsH - ownH - gap * 4;
  const boardH = Math.min(rest * 0.56, least * 1.15 * DOWN);
  const handH = clamp((rest - boardH) * 0.5, 56, Math.min(210, area.w * 0.3));
  const trickH = rest - boardH - handH;
  const rivals = rect(area.x, area.y, area.w, rivalsH);
  const headH = trickH > 96 ? 20 : 0;
  const trickY = rivals.y + rivalsH + gap;
  const pileW = clamp(area.w * 0.07, 24, 60);
  const pileH = Math.min(pileW * 1.39, (trickH - gap) / 2);
  const plays = rect(area.x, trickY + headH, area.w - pileW - gap, trickH - headH);
  const { board, cell } = boardIn(rect(area.x, trickY + trickH + gap, area.w, boardH), tracer);
  const bottom = area.y + area.h - handH;
  const pile = (i: number): Rect =>
    rect(area.x + area.w - pileW, trickY + trickH / 2 + (i === 0 ? -pileH - gap / 2 : gap / 2), pileW, pileH);
  return {
    area,
    compact,
    upright: true,
    unit: Math.min((handH - 4) / 1.39, area.w / 5),
    rivals,
    plateH,
    board,
    cell,
    heading: rect(plays.x, trickY, plays.w, headH),
    trick: plays,
    grid: gridFor(seats, plays.w, plays.h),
    deck: pile(0),
    discards: pile(1),
    plate: rect(area.x, bottom - ownH - gap / 2, area.w, ownH),
    hand: rect(area.x, bottom, area.w, handH),
  };
}
