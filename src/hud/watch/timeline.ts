/**
 * A recorded game as a line of positions: turns as segments, runs as brackets, clicks as ticks, and what is worth stopping at.
 * Position 0 is the table after the set-up, n the table after the n-th move. Works from the types of events alone.
 */
import type { Seat } from '../../games/netrunner/rules/model.ts';

/** A move as the line needs it: turns begun after it, and the types of its events in order. */
export interface TimelineStep {
  turn: number;
  kinds: readonly string[];
}

/** A turn, or the set-up (`seat` null). It covers the positions `from` to `to`, both counted. */
interface Segment {
  turn: number;
  seat: Seat | null;
  from: number;
  to: number;
}

/** A run: begun by the move that led to `from`, over at `to`. */
interface RunSpan {
  from: number;
  to: number;
  success: boolean;
}

export type MarkKind = 'score' | 'steal' | 'damage' | 'success' | 'end';

/** Something worth stopping at; a position has one mark of each kind at most. */
interface TimelineMark {
  at: number;
  kind: MarkKind;
}

export interface Timeline {
  /** last position */
  length: number;
  /** where each position begins on a line of length 1, and behind the last one its end, 1 */
  places: number[];
  segments: Segment[];
  runs: RunSpan[];
  /** positions to which a click was spent, ascending */
  clicks: number[];
  /** by position, ascending */
  marks: TimelineMark[];
}

const MARKS: Readonly<Record<string, MarkKind>> = {
  scored: 'score',
  stolen: 'steal',
  'damage-done': 'damage',
  'run-succeeded': 'success',
  'game-ended': 'end',
};

/** The Corp has the first turn, then the sides alternate: the seat of turn `n` (1 is the first), null for the set-up. */
const seatOfTurn = (turn: number): Seat | null => (turn <= 0 ? null : turn % 2 === 1 ? 'corp' : 'runner');

/** How much room a move gets: one that changes nothing on the table (a window passed) is drawn narrow. */
const roomOf = ({ kinds }: TimelineStep): number => (kinds.every((kind) => kind === 'step') ? 0.2 : 1);

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
export function timelineOf(steps: readonly TimelineStep[]): Timeline {
  const first = steps[0];
  if (first === undefined) throw new RangeError('a game has at least its set-up');
  const segments: Segment[] = [{ turn: first.turn, seat: seatOfTurn(first.turn), from: 0, to: 0 }];
  const runs: RunSpan[] = [];
  const clicks: number[] = [];
  const marks: TimelineMark[] = [];
  let run: RunSpan | null = null;
  steps.forEach((step, at) => {
    const last = segments.at(-1)!;
    if (step.turn === last.turn) last.to = at;
    else segments.push({ turn: step.turn, seat: seatOfTurn(step.turn), from: at, to: at });
    if (step.kinds.includes('clicks-spent')) clicks.push(at);
    const here = new Set<MarkKind>();
    for (const kind of step.kinds) {
      const mark = Object.hasOwn(MARKS, kind) ? MARKS[kind] : undefined;
      if (mark !== undefined && !here.has(mark)) {
        here.add(mark);
        marks.push({ at, kind: mark });
      }
      if (kind === 'run-began') runs.push((run = { from: at, to: at, success: false }));
      if (run === null) continue;
      run.to = at;
      if (kind === 'run-succeeded') run.success = true;
      if (kind === 'run-ended') run = null;
    }
    if (run !== null) run.to = at;
  });
  const places = [0];
  for (const step of steps) places.push(places.at(-1)! + roomOf(step));
  const whole = places.at(-1)!;
  return { length: steps.length - 1, places: places.map((place) => place / whole), segments, runs, clicks, marks };
}

/** The turn (or set-up) that a position belongs to. */
export function segmentAt(line: Timeline, at: number): Segment {
  return line.segments.findLast((one) => one.from <= at) ?? line.segments[0]!;
}

/** What can be stepped by; 'event' goes through a move bit by bit (parts.ts), the others from position to position. */
export type StepUnit = 'event' | PositionUnit;
type PositionUnit = 'move' | 'click' | 'turn' | 'run' | 'mark';
export const UNITS: readonly StepUnit[] = ['event', 'move', 'click', 'turn', 'run', 'mark'];

/** The positions a unit stops at, ascending: a turn at its first position, a run where it begins, marks where somebody wrote too. */
function stopsOf(line: Timeline, unit: Exclude<PositionUnit, 'move'>, noted: readonly number[]): number[] {
  if (unit === 'click') return line.clicks;
  if (unit === 'turn') return line.segments.map((one) => one.from);
  if (unit === 'run') return line.runs.map((one) => one.from);
  return [...line.marks.map((one) => one.at), ...noted].sort((a, b) => a - b);
}

/**
 * Where a step of this unit leads from a position, within the game; the end (or beginning) of the game when nothing of the kind is
 * left, except for marks and runs, where the position stays. `noted`: positions at which somebody wrote something.
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
  if (unit === 'mark' || unit === 'run') return at;
  return way > 0 ? line.length : 0;
}
