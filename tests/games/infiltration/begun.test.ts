/** How a game begins: the set-up itself, which the tables laid out for scenarios leave out. */
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/infiltration/index.ts';
import { roomDef } from '../../../src/games/infiltration/rules/defs.ts';
import { emptyTable } from '../../../src/games/infiltration/rules/events.ts';
import { type Options, SECRET, type Table } from '../../../src/games/infiltration/rules/model.ts';
import { optionsNo } from './support/games.ts';

const FOUR: Options = { seed: 'begun', players: 4, pairs: false, extract: false };
const begun = (options: Partial<Options> = {}): Table => simulation.start({ ...FOUR, ...options }).table;

it('before anything has happened nobody has anything, and both dials stand at 0', () => {
  const blank = {
    room: 0,
    wounded: false,
    delayed: false,
    escaped: 0,
    tokens: [],
    items: [],
    prototypes: 0,
    blackmail: false,
  };
  expect(emptyTable(['quill', 'ferro'], { ...FOUR, players: 2 })).toMatchObject({
    rooms: [],
    ops: [blank, blank],
    guards: [],
    gone: [],
    pool: [],
    prototypes: 4,
    blackmail: true,
    sludge: true,
    deck: [],
    discards: [],
    box: [],
    proximity: 0,
    alarm: 0,
    round: 0,
    picks: [null, null],
    turned: [],
    turn: -1,
    over: null,
  });
});

describe('a game begins', () => {
  it('with six rooms of each floor and a secret one, no room twice, and only the entry room turned up', () => {
    const lain = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const { rooms } = begun({ seed: `rooms ${n}` });
      expect(rooms.map(({ code }) => roomDef(code).floor)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0]);
      expect(new Set(rooms.map(({ code }) => code)).size).toBe(SECRET + 1);
      // an Overlook at the entry cannot be: it lies on the second floor
      expect(rooms.map(({ up }) => up)).toEqual(rooms.map((_, i) => i === 0));
      for (const { code } of rooms) lain.add(code);
    }
    expect(lain.size).toBe(32);
  });

  it('with four items each, all different, and the rest in the deck', () => {
    for (let n = 0; n < 10; n++) {
      const { ops, deck, rooms } = simulation.start(optionsNo(n, 'hands')).table;
      // the Locker Room gives two more to who turns it up
      const more = rooms[0]!.code === 'F12' ? 2 : 0;
      const hands = ops.map(({ items }) => items.length);
      expect(hands.reduce((sum, one) => sum + one, 0)).toBe(4 * ops.length + more);
      expect(Math.min(...hands)).toBe(4);
      const all = [...deck, ...ops.flatMap(({ items }) => items)];
      expect([all.length, new Set(all).size]).toEqual([35, 35]);
    }
  });

  it('with the tokens of the entry room out of the pool of 117: one more with five operatives, two more with six', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const { rooms, pool } = begun({ players });
      const { tokens } = roomDef(rooms[0]!.code);
      expect(rooms[0]!.tokens).toHaveLength(tokens + Math.max(0, players - 4));
      expect(pool).toHaveLength(117 - rooms[0]!.tokens.length);
    }
  });

  it('with a first player by lot, who is asked first, in round 1', () => {
    const first = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const s = simulation.start({ ...FOUR, seed: `lot ${n}`, players: 6 });
      expect(s.table.round).toBe(1);
      expect(s.ask).toMatchObject({ op: s.table.first, kind: 'pick' });
      first.add(s.table.first);
    }
    expect([...first].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('between two with four operatives, two of each, where that is chosen', () => {
    expect(begun({ players: 2, pairs: true }).ops).toHaveLength(4);
    expect(begun({ players: 2 }).ops).toHaveLength(2);
  });
});
