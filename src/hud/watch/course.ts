/** The chance to win over the course of a recorded game: its values at each position, and the lines of its chart. */
import type { SeatName } from '../../core/game.ts';
import { reviewId } from '../../replay/analysis.ts';
import type { Chances, Layer } from '../../replay/format.ts';
import { type ShownFault, faultsOf } from './reviews.ts';
import { type Timeline, centreOf } from './timeline.ts';

/** Chances to win, from 0 to 1000, by position; null where the chance is unknown, so that no line is drawn. */
type Values = readonly (number | null)[];

export interface Course {
  seat: SeatName;
  /** two lines of the chart: the chance to win given what the seat could know, and with all cards known; unknown positions are bridged */
  known: Values;
  open: Values;
  faults: readonly ShownFault[];
}

/** Fills gaps in a list of chances: those missing between two known ones are interpolated along the timeline. */
export function filled(line: Timeline, list: Values): Values {
  const all: (number | null)[] = Array.from({ length: line.length + 1 }, (_, at) => list[at] ?? null);
  let before = -1;
  for (const [at, value] of all.entries()) {
    if (value === null) continue;
    const from = all[before];
    if (from !== undefined && from !== null) {
      const [begin, end] = [centreOf(line, before), centreOf(line, at)];
      for (let i = before + 1; i < at; i++)
        all[i] = from + ((value - from) * (centreOf(line, i) - begin)) / (end - begin);
    }
    before = at;
  }
  return all;
}

/** The layer of notes whose chances to win are shown: the chosen seat's, else another seat's; null if all are hidden or there is none. */
export function chancesShown(
  layers: readonly Layer[],
  hidden: readonly string[],
  seats: readonly SeatName[],
  chosen: SeatName,
): (Layer & { chances: Chances }) | null {
  for (const seat of [chosen, ...seats]) {
    const found = layers.find(({ id }) => id === reviewId(seat));
    const { chances } = found ?? {};
    if (found === undefined || hidden.includes(found.id) || chances?.seat !== seat) continue;
    if (chances.known.length + chances.open.length > 0) return { ...found, chances };
  }
  return null;
}

/** The chart data from a layer of notes with chances to win. */
export const courseOf = (line: Timeline, layer: Layer & { chances: Chances }): Course => ({
  seat: layer.chances.seat,
  known: filled(line, layer.chances.known),
  open: filled(line, layer.chances.open),
  faults: faultsOf(layer),
});

/** The chances to win at a position, in whole percent; `luck`: how much better the chance is with all cards known. Null where unknown. */
export function featuresAt(
  { known, open }: Course,
  at: number,
): { known: number | null; open: number | null; luck: number | null } {
  const percent = (value: number | null | undefined): number | null => (value == null ? null : Math.round(value / 10));
  const [one, other] = [percent(known[at]), percent(open[at])];
  return { known: one, open: other, luck: one === null || other === null ? null : other - one };
}

/** Size of the chart's SVG picture: the timeline is `width` long, and a chance of 1000 is drawn at the top, 0 at the bottom. */
export const PICTURE = { width: 1000, height: 100 };

const point = (line: Timeline, at: number, value: number): string =>
  `${(centreOf(line, at) * PICTURE.width).toFixed(2)} ${((1 - value / 1000) * PICTURE.height).toFixed(2)}`;

/** A line of the chart as an SVG path; '' if it is empty. */
export function pathOf(line: Timeline, values: Values): string {
  const points = values.flatMap((value, at) => (value === null ? [] : [point(line, at, value)]));
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** The area between the chart's two lines, where both chances are known, as an SVG path; '' if it is empty. */
export function areaOf(line: Timeline, { known, open }: Course): string {
  const both = known.flatMap((value, at) => (value == null || open[at] == null ? [] : [at]));
  if (both.length < 2) return '';
  const there = both.map((at) => point(line, at, known[at]!));
  const back = both.toReversed().map((at) => point(line, at, open[at]!));
  return `M${[...there, ...back].join('L')}Z`;
}

/** Whether the chart's lines are more often in its upper than in its lower third, between two points of the timeline (0 to 1). */
export function liesHigh(line: Timeline, { known, open }: Course, from: number, to: number): boolean {
  const there = [known, open].flatMap((values) =>
    values.filter((value, at): value is number => {
      const place = centreOf(line, at);
      return value !== null && place >= from && place <= to;
    }),
  );
  const upper = there.filter((value) => value > 667).length;
  return upper > there.filter((value) => value < 333).length;
}

/** The key values of a chance to win, in whole percent: at both ends, and its highest and lowest; null if no value is known. */
export function extremesOf({
  known,
}: Course): Record<'first' | 'last' | 'high' | 'highAt' | 'low' | 'lowAt', number> | null {
  const there = known.flatMap((value, at) => (value === null ? [] : [{ at, n: Math.round(value / 10) }]));
  const [first, last] = [there[0], there.at(-1)];
  if (first === undefined || last === undefined) return null;
  const high = there.reduce((a, b) => (b.n > a.n ? b : a));
  const low = there.reduce((a, b) => (b.n < a.n ? b : a));
  return { first: first.n, last: last.n, high: high.n, highAt: high.at, low: low.n, lowAt: low.at };
}
