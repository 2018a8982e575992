/** The chance to win under the timeline: its values, and where they are drawn. */
import { describe, expect, it } from 'vitest';
import {
  PICTURE,
  areaOf,
  chancesShown,
  courseOf,
  extremesOf,
  featuresAt,
  filled,
  liesHigh,
  pathOf,
} from '../../src/hud/watch/course.ts';
import type { TimelineStep } from '../../src/hud/contract/ports.ts';
import { centreOf, timelineOf } from '../../src/hud/watch/timeline.ts';
import { reviewId } from '../../src/replay/analysis.ts';
import { emptyLayer } from '../../src/replay/annotate.ts';
import type { Chances, Layer } from '../../src/replay/format.ts';

const LANDMARKS = {
  tick: 'tick',
  span: null,
  quiet: ['quiet'],
  marks: {},
  signs: {},
  seatOf: () => null,
};
const steps = (...kinds: string[]): TimelineStep[] => kinds.map((kind) => ({ turn: 1, kinds: [kind] }));
/** Five positions; the fourth is a narrow one. */
const line = timelineOf(steps('a', 'a', 'a', 'quiet', 'a'), LANDMARKS);
const layer = (seat: string, chances?: Partial<Chances>): Layer => ({
  ...emptyLayer({ id: reviewId(seat), name: '', language: 'en' }),
  ...(chances === undefined ? {} : { chances: { seat, known: [], open: [], ...chances } }),
});
const points = (path: string): number[][] =>
  path
    .replace(/^M|Z$/g, '')
    .split('L')
    .map((point) => point.split(' ').map(Number));

describe('the chance to win', () => {
  it('goes straight across where nothing is known, by the scale of the timeline, and nowhere else', () => {
    const values = filled(line, [null, 400, null, null, 100]);
    expect(values[0]).toBeNull();
    expect([values[1], values[4]]).toEqual([400, 100]);
    const slope = (from: number, to: number): number =>
      (values[to]! - values[from]!) / (centreOf(line, to) - centreOf(line, from));
    expect(slope(1, 2)).toBeCloseTo(slope(1, 4));
    expect(slope(2, 3)).toBeCloseTo(slope(1, 4));
    expect(filled(line, [null, 500])).toEqual([null, 500, null, null, null]);
    expect(filled(line, [])).toEqual([null, null, null, null, null]);
  });

  it('is drawn right below each position, all at the top and none at the bottom', () => {
    const path = points(pathOf(line, [1000, 750, null, null, 0]));
    expect(path).toEqual([
      [expect.closeTo(centreOf(line, 0) * PICTURE.width, 1), 0],
      [expect.closeTo(centreOf(line, 1) * PICTURE.width, 1), 25],
      [expect.closeTo(centreOf(line, 4) * PICTURE.width, 1), 100],
    ]);
    expect(pathOf(line, [null])).toBe('');
  });

  it('has luck between its two lines, there and back', () => {
    const course = courseOf(line, layer('north', { known: [500, null, 300], open: [500, 600, 700, 800] }) as never);
    const area = points(areaOf(line, course));
    expect(area.map(([x]) => x)).toEqual([...area.slice(0, 3), ...area.slice(0, 3).reverse()].map(([x]) => x));
    expect(area.map(([, y]) => Math.round(y!))).toEqual([50, 60, 70, 30, 40, 50]);
    expect(areaOf(line, { ...course, open: [] })).toBe('');
  });

  it('is told in whole per cents, luck as what the open table is better', () => {
    const course = courseOf(line, layer('north', { known: [424, 436, 500], open: [351, null, null, 800] }) as never);
    expect(featuresAt(course, 0)).toEqual({ known: 42, open: 35, luck: -7 });
    expect(featuresAt(course, 3)).toEqual({ known: null, open: 80, luck: null });
    expect(featuresAt(course, 4)).toEqual({ known: null, open: null, luck: null });
    expect(extremesOf(course)).toEqual({ first: 42, last: 50, high: 50, highAt: 2, low: 42, lowAt: 0 });
    expect(extremesOf({ ...course, known: [null, null] })).toBeNull();
  });

  it('leaves its words room where its lines do not lie', () => {
    const course = courseOf(line, layer('north', { known: [900, 900, 100, 100, 100] }) as never);
    expect(liesHigh(line, course, 0, centreOf(line, 1))).toBe(true);
    expect(liesHigh(line, course, 0, 1)).toBe(false);
    expect(liesHigh(line, course, centreOf(line, 2), 1)).toBe(false);
  });

  it('is that of the seat chosen, else of another one; never of a hidden or strange layer', () => {
    const north = layer('north', { known: [500] });
    const south = layer('south', { open: [500] });
    const seats = ['north', 'south'];
    const shown = (layers: Layer[], hidden: string[], chosen: string): string | undefined =>
      chancesShown(layers, hidden, seats, chosen)?.id;
    expect(shown([north, south], [], 'south')).toBe('review-south');
    expect(shown([north, south], ['review-south'], 'south')).toBe('review-north');
    expect(shown([north], [], 'south')).toBe('review-north');
    expect(shown([north], ['review-north'], 'north')).toBeUndefined();
    expect(shown([layer('north'), layer('south', {})], [], 'north')).toBeUndefined();
    expect(shown([{ ...north, id: reviewId('south') }], [], 'south')).toBeUndefined();
    expect(shown([{ ...north, id: 'own-1' }], [], 'north')).toBeUndefined();
  });
});
