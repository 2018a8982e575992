/** Events of a file that do not fit the table are refused before they change it; those of games fit (`properties.test.ts`). */
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/infiltration/index.ts';
import { optionsNo } from './support/games.ts';

const UNFIT: Record<string, object> = {
  'an operative far beyond the table, which would make a list without end': {
    type: 'picked',
    op: 4_000_000_000,
    card: 'advance',
  },
  'an operative that is not there': { type: 'wounded', op: 6 },
  'a room beyond the secret one': { type: 'moved', op: 0, from: 0, to: 13, way: 'walk' },
  'a move from another room': { type: 'moved', op: 0, from: 5, to: 6, way: 'walk' },
  'a move out of the building that is no escape': { type: 'moved', op: 0, from: 0, to: -1, way: 'walk' },
  'a way of moving nobody knows': { type: 'moved', op: 0, from: 0, to: 1, way: 'fly' },
  'rooms laid a second time': { type: 'rooms-laid', rooms: ['F01'] },
  'more tokens than the game has': { type: 'tokens-mixed', values: Array.from({ length: 50_000 }, () => 1) },
  'a token worth nine': { type: 'drew-token', op: 0, values: [9] },
  'tokens that do not lie on top of the pool': { type: 'drew-token', op: 0, values: [1, 2, 3, 1, 2, 3, 1, 1] },
  'more tokens than lie in the room': { type: 'took', op: 0, room: 11, values: [1] },
  'another room than the one that lies there': { type: 'revealed', room: 5, code: 'X01' },
  'an item that is not in the hand': { type: 'turned-up', op: 0, card: 'I99' },
  'items that do not lie on the deck': { type: 'drew', op: 0, items: ['I01', 'I01'] },
  'a deck of other items': { type: 'reshuffled', items: ['I01', 'I01'] },
  'a lever that is not there': { type: 'stopped', op: 0, room: 3 },
  'a guard who is in the building already': { type: 'guard-in', kind: 'janitor', room: 0 },
  'an alarm of nine': { type: 'alarm-set', to: 9 },
  'a proximity of a hundred': { type: 'proximity-set', to: 100 },
  'a die with a seven': { type: 'rolled', n: 7, for: 'security' },
  'a field that is missing': { type: 'escaped', op: 0 },
  'no type': {},
  'a type that every object has': { type: 'constructor' },
};

describe.each(Object.keys(UNFIT))('an event with %s', (name) => {
  it('is refused, and nothing changes', () => {
    const s = simulation.start(optionsNo(1));
    const before = JSON.stringify(s);
    expect(() => simulation.record.applyRecorded(s, UNFIT[name] as never)).toThrow();
    expect(JSON.stringify(s)).toBe(before);
  });
});

it('a Prototype too many is refused', () => {
  const s = simulation.start(optionsNo(1));
  const take = { type: 'took-special', op: 0, special: 'prototype' };
  for (let i = 0; i < 4; i++) simulation.record.applyRecorded(s, take);
  expect(() => simulation.record.applyRecorded(s, take)).toThrow();
});

it('a guard comes in once, and not again after it has gone', () => {
  const s = simulation.start({ ...optionsNo(1), seed: 'no guard 1' });
  expect(s.table.guards).toEqual([]);
  const come = { type: 'guard-in', kind: 'sweeper', room: 3 };
  simulation.record.applyRecorded(s, come);
  expect(() => simulation.record.applyRecorded(s, come)).toThrow();
  simulation.record.applyRecorded(s, { type: 'guard-gone', kind: 'sweeper' });
  expect(() => simulation.record.applyRecorded(s, come)).toThrow();
});
