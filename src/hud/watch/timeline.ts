/**
 * A recorded game as a line of positions: turns as segments, longer actions as brackets, small ones as ticks, and what is worth
 * stopping at. Position 0 is the table after the set-up, n the table after the n-th move. Works from the types of events alone: a
 * game says which of them mean what (`Landmarks`).
 */
import type { WatchUnit } from '../../commands/types.ts';
import type { SeatName } from '../../core/game.ts';
import type { Landmarks } from '../game-ui.ts';

/** A move as the line needs it: turns begun after it, and the types of its events in order. */
export interface TimelineStep {
  turn: number;
  kinds: readonly string[];
}

/** A turn, or the set-up. It covers the positions `from` to `to`, both counted. */
interface Segment {
  turn: number;
  /** whose turn it is; null for the set-up, and where turns belong to nobody */
  seat: SeatName | null;
  from: number;
  to: number;
}

/** A longer action: begun by the move that led to `from`, over at `to`. */
interface Span {
  from: number;
  to: number;
  /** it came to something */
  good: boolean;
}

/** Something worth stopping at; a position has one mark of each kind at most. */
interface TimelineMark {
  at: number;
  /** the game's name for it; words `watch.mark.<kind>` */
  kind: string;
}

export interface Timeline {
  /** last position */
  length: number;
  /** where each position begins on a line of length 1, and behind the last one its end, 1 */
  places: number[];
  segments: Segment[];
  spans: Span[];
  /** positions to which a small action led, ascending */
  ticks: number[];
  /** by position, ascending */
  marks: TimelineMark[];
}

/** Room for a move that changes nothing on the table (a window passed), where any other gets 1. */
const NARROW = 0.2;

/** The position that lies at a point of the line: `share` of its length, 0 to 1. */
export function positionAt(line: Timeline, share: number): number {
  return Math.max(
    0,
    Math.min(
      line.length,
      line.places.findLastIndex((place) => place <= share),
    ),
  );
}

/** The line of a game. `steps[i]` led to position i; `steps[0]` is the set-up. Throws RangeError when there is none. */
export function timelineOf(steps: readonly TimelineStep[], landmarks: Landmarks): Timeline {
  const first = steps[0];
  if (first === undefined) throw new RangeError('a game has at least its set-up');
  const { tick, span: action, quiet } = landmarks;
  const segmentOf = (turn: number, at: number): Segment => ({ turn, seat: landmarks.seatOf(turn), from: at, to: at });
  const segments: Segment[] = [segmentOf(first.turn, 0)];
  const spans: Span[] = [];
  const ticks: number[] = [];
  const marks: TimelineMark[] = [];
  let span: Span | null = null;
  steps.forEach((step, at) => {
    const last = segments.at(-1)!;
    if (step.turn === last.turn) last.to = at;
    else segments.push(segmentOf(step.turn, at));
    if (step.kinds.includes(tick)) ticks.push(at);
    const here = new Set<string>();
    for (const kind of step.kinds) {
      const mark = Object.hasOwn(landmarks.marks, kind) ? landmarks.marks[kind] : undefined;
      if (mark !== undefined && !here.has(mark)) {
        here.add(mark);
        marks.push({ at, kind: mark });
      }
      if (kind === action?.begin) spans.push((span = { from: at, to: at, good: false }));
      if (span === null) continue;
      span.to = at;
      if (kind === action?.good) span.good = true;
      if (kind === action?.end) span = null;
    }
    if (span !== null) span.to = at;
  });
  const places = [0];
  for (const { kinds } of steps)
    places.push(places.at(-1)! + (kinds.every((kind) => quiet.includes(kind)) ? NARROW : 1));
  const whole = places.at(-1)!;
  return { length: steps.length - 1, places: places.map((place) => place / whole), segments, spans, ticks, marks };
}

/** The turn (or set-up) that a position belongs to. */
export function segmentAt(line: Timeline, at: number): Segment {
  return line.segments.findLast((one) => one.from <= at) ?? line.segments[0]!;
}

/** What positions can be stepped by; 'event' goes through a move bit by bit (parts.ts). */
type PositionUnit = Exclude<WatchUnit, 'event'>;
const UNITS: readonly WatchUnit[] = ['event', 'move', 'tick', 'turn', 'span', 'mark'];

/** What can be stepped by in a game with these landmarks. */
export const unitsOf = ({ span }: Landmarks): WatchUnit[] => UNITS.filter((unit) => unit !== 'span' || span !== null);

/** The positions a unit stops at, ascending: a turn or span where it begins, marks where somebody wrote too. */
function stopsOf(line: Timeline, unit: Exclude<PositionUnit, 'move'>, noted: readonly number[]): number[] {
  if (unit === 'tick') return line.ticks;
  if (unit === 'turn') return line.segments.map((one) => one.from);
  if (unit === 'span') return line.spans.map((one) => one.from);
  return [...line.marks.map((one) => one.at), ...noted].sort((a, b) => a - b);
}

/**
 * Where a step of this unit leads from a position, within the game; the end (or beginning) of the game when nothing of the kind is
 * left, except for marks and spans, where the position stays. `noted`: positions at which somebody wrote something.
 */
export function stepTo(
  line: Timeline,
  at: number,
  unit: PositionUnit,
  way: 1 | -1,
  noted: readonly number[] = [],
): number {
  if (unit === 'move') return Math.max(0, Math.min(line.length, at + way));
  const stops = stopsOf(line, unit, noted);
  const found = way > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  if (found !== undefined) return found;
  if (unit === 'mark' || unit === 'span') return at;
  return way > 0 ? line.length : 0;
}
