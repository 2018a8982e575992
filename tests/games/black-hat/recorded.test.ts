/** Events of a file that do not fit the table are refused before they change it; those of games fit (`soak.test.ts`). */
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/black-hat/index.ts';
import { optionsNo } from './support/games.ts';

const UNFIT: Record<string, object> = {
  'a seat far beyond the table, which would make a list without end': {
    type: 'status-dealt',
    seat: 4_000_000_000,
    n: 10,
  },
  'a seat that is not there': { type: 'hat-given', seat: 3 },
  'more cards than the game has': { type: 'shuffled', cards: Array.from({ length: 50_000 }, () => 1) },
  'other cards than the deck': { type: 'shuffled', cards: [1, 2, 3] },
  'a pawn that is not there': { type: 'moved', seat: 0, pawn: 6, from: 24, to: 0, way: [0] },
  'a place off the board': { type: 'moved', seat: 0, pawn: 0, from: 24, to: 500, way: [500] },
  'a marker of ninety-nine': { type: 'marked', seat: 0, place: 3, n: 99 },
  'a tile nobody has printed': { type: 'tile-laid', zone: 0, face: '9Z', seat: 0 },
  'scores of too few seats': { type: 'scored', reason: 'hand', scores: [] },
  'a field that is missing': { type: 'turned' },
  'no type': {},
  'a type that every object has': { type: 'constructor' },
};

describe.each(Object.keys(UNFIT))('an event with %s', (name) => {
  it('is refused, and nothing changes', () => {
    const s = simulation.start({ ...optionsNo(1), tiles: 0, tracer: false });
    const before = JSON.stringify(s);
    expect(() => simulation.record.applyRecorded(s, UNFIT[name] as never)).toThrow();
    expect(JSON.stringify(s)).toBe(before);
  });
});

it('a fourth marker is refused', () => {
  const s = simulation.start({ ...optionsNo(1), tiles: 0, tracer: false });
  const mark = { type: 'marked', seat: 0, place: 3, n: 1 };
  for (let i = 0; i < 3; i++) simulation.record.applyRecorded(s, mark);
  expect(() => simulation.record.applyRecorded(s, mark)).toThrow();
});
