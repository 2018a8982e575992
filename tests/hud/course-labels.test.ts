/** The short labels in the chart at a game's end do not lie over each other. */
import { expect, it } from 'vitest';
import { placeLabels } from '../../src/hud/play/course-labels.ts';

const LINE = 16;
/** Pairs of labels that lie over each other. */
const overlaps = (marks: { x: number; y: number; width: number }[]): string[] => {
  const places = placeLabels(marks, 16, LINE, 8);
  return places.flatMap((a, i) =>
    places.flatMap((b, k) => {
      const apart = (marks[i]!.width + marks[k]!.width) / 2;
      return k > i && Math.abs(a.x - b.x) < apart && Math.abs(a.y - b.y) < LINE ? [`${i} ${k}`] : [];
    }),
  );
};

it('a label stands above its mark', () =>
  expect(placeLabels([{ x: 50, y: 60, width: 20 }], 16, LINE, 8)).toEqual([{ x: 50, y: 44 }]));

it('labels of marks at the same place stand above each other', () =>
  expect(
    placeLabels(
      [60, 62, 64].map((y) => ({ x: 50, y, width: 20 })),
      16,
      LINE,
      8,
    ).map(({ y }) => y),
  ).toEqual([12, 30, 48]));

it.each([2, 3, 4, 6])('%i labels close together never overlap, even at the top of the chart', (n) => {
  for (const y of [20, 40, 120])
    for (const step of [0, 3, 11, 19])
      expect(
        overlaps(Array.from({ length: n }, (_, i) => ({ x: 60 + i * step, y: y + ((i * 7) % 5), width: 24 }))),
      ).toEqual([]);
});

it('labels far from each other stay where they are', () =>
  expect(
    placeLabels(
      [0, 1, 2].map((i) => ({ x: 50 + i * 60, y: 60, width: 20 })),
      16,
      LINE,
      8,
    ).map(({ y }) => y),
  ).toEqual([44, 44, 44]));
