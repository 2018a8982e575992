import { expect, it } from 'vitest';
import { arrowPath } from '../../src/hud/table/arrows.ts';

const box = (x: number, y: number, w = 70, h = 70) => ({ x, y, w, h });
/** The numbers of a path, two by two. */
const points = (path: string): number[][] => {
  const all = path.match(/-?\d+\.\d/g)!.map(Number);
  return all.flatMap((x, i) => (i % 2 === 0 ? [[x, all[i + 1]!]] : []));
};

it('an arrow between things far apart goes from edge to edge', () => {
  const { line, head } = arrowPath(box(0, 0), box(400, 0))!;
  expect(points(line)[0]).toEqual([70, 35]);
  expect(points(head)[0]).toEqual([400, 35]);
});

it.each([
  ['beside each other', box(0, 0), box(80, 0)],
  ['one above the other', box(0, 0), box(0, 80)],
  ['corner to corner', box(0, 80), box(80, 0)],
  ['edge on edge', box(0, 0), box(70, 0)],
])('an arrow between neighbours %s begins in the one and ends in the other', (_name, from, to) => {
  const { line, head } = arrowPath(from, to)!;
  const [start] = points(line);
  const [tip] = points(head);
  const within = ([x = 0, y = 0]: number[] = [], { x: left, y: top, w, h }: ReturnType<typeof box>): boolean =>
    x > left && x < left + w && y > top && y < top + h;
  expect([within(start, from), within(tip, to)]).toEqual([true, true]);
  expect(Math.hypot(tip![0]! - start![0]!, tip![1]! - start![1]!)).toBeGreaterThan(24);
});

it('things that lie on each other have no arrow', () => {
  expect(arrowPath(box(0, 0), box(0, 0))).toBeNull();
});
