/**
 * The timeline of a recorded game: turns as segments, longer actions as spans, small actions as ticks, and marks worth stopping at.
 * Position 0 is the table after the set-up, position n the table after the n-th move. It is made only from the types of events; the game
 * says what they mean (`Landmarks`).
 */
import type { WatchUnit } from '../../commands/command.ts';
import type { SeatName } from '../../core/game.ts';
import type { Landmarks } from '../contract/log-ui.ts';
import type { TimelineStep } from '../contract/ports.ts';

/** A turn, or the set-up (turn 0). It covers the positions `from` to `to`, both included. */
interface Segment {
  turn: number;
  /** whose turn it is; null for the set-up, and in games whose turns belong to nobody */
  seat: SeatName | null;
  from: number;
  to: number;
}

/** A longer action, begun by the move that led to position `from` and over at position `to`. */
interface Span {
  from: number;
  to: number;
  /** whether the action succeeded */
  good: boolean;
}

/** An event at which the timeline can stop. A position has at most one mark of each kind. */
interface TimelineMark {
  at: number;
  /** the game's name for the mark; its label is the message `watch.mark.<kind>` */
  kind: string;
}

export interface Timeline {
  /** the last position */
  length: number;
  /** where each position begins on the timeline, 0 to 1; one more entry, 1, is the end of the last position */
  places: number[];
  segments: Segment[];
  spans: Span[];
  /** positions of moves with a small action, ascending */
  ticks: number[];
  /** ordered by position */
  marks: TimelineMark[];
}

/** Width of a move that changes nothing on the table (such as passing a window), relative to any other move. */
const NARROW = 0.2;

/** The position at a point of the timeline; `share`: 0 is its beginning, 1 its end. */
export function positionAt(line: Timeline, share: number): number {
  return Math.max(
    0,
    Math.min(
      line.length,
      line.places.findLastIndex((place) => place <= share),
    ),
  );
}

/** The middle of a position on the timeline, 0 to 1. */
export const centreOf = ({ places }: Timeline, at: number): number => ((places[at] ?? 0) + (places[at + 1] ?? 1)) / 2;

/** The timeline of a game. `steps[i]` led to position i; `steps[0]` is the set-up. Throws `RangeError` if `steps` is empty. */
export function timelineOf(steps: readonly TimelineStep[], landmarks: Landmarks): Timeline {
  const first = steps[0];
  if (first === undefined) throw new RangeError('a timeline needs at least the set-up');
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

/** The segment (turn or set-up) that a position belongs to. */
export function segmentAt(line: Timeline, at: number): Segment {
  return line.segments.findLast((one) => one.from <= at) ?? line.segments[0]!;
}

/** The units of stepping that lead from position to position: all except 'event', which steps within a move (parts.ts). */
type PositionUnit = Exclude<WatchUnit, 'event'>;
const UNITS: readonly WatchUnit[] = ['event', 'move', 'tick', 'turn', 'span', 'mark'];

/** The units in which one can step through games of this kind: no 'span' if the game has no longer actions. */
export const unitsOf = ({ span }: Landmarks): WatchUnit[] => UNITS.filter((unit) => unit !== 'span' || span !== null);

/**
 * Returns the positions at which stepping by a unit stops, ascending: where turns, small or longer actions begin; for the unit 'mark', at
 * marks and at the positions in `noted`.
 */
function stopsOf(line: Timeline, unit: Exclude<PositionUnit, 'move'>, noted: readonly number[]): number[] {
  if (unit === 'tick') return line.ticks;
  if (unit === 'turn') return line.segments.map((one) => one.from);
  if (unit === 'span') return line.spans.map((one) => one.from);
  return [...line.marks.map((one) => one.at), ...noted].sort((a, b) => a - b);
}

/**
 * Returns the position to which one step of a unit leads. If there is no further stop, it is the end (or beginning) of the game; for marks
 * and longer actions, `at` itself. `noted`: positions that have notes, chapters or variations.
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
