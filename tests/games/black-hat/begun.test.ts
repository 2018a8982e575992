/** How a game begins: the set-up itself, which the tables laid out for scenarios leave out. */
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/black-hat/index.ts';
import { emptyTable } from '../../../src/games/black-hat/rules/events.ts';
import { HAT } from '../../../src/games/black-hat/rules/model.ts';
import { optionsNo } from './support/games.ts';

const PLAIN = { ...optionsNo(1), tiles: 0, trim: true, tracer: false, secretAsset: false, status: false };

it('before anything has happened nobody has anything, and all pawns stand free on their starts', () => {
  expect(emptyTable(['red', 'blue', 'green'], PLAIN)).toMatchObject({
    hands: [[], [], []],
    discards: [],
    pawns: [24, 25, 24, 25, 24, 25],
    stuck: [false, false, false, false, false, false],
    tiles: [null, null, null, null, null],
    markers: [],
    tracer: null,
    assetUp: false,
    sprung: false,
    totals: [0, 0, 0],
    blame: [0, 0, 0],
    out: [false, false, false],
    last: [],
    plays: [],
    spoils: [],
    toTake: 0,
    turned: 0,
    asset: 0,
    status: [],
    dealer: 0,
    leader: 0,
    steers: -1,
    round: 0,
    trick: 0,
    winner: -1,
    chart: 'setup',
    leaf: '',
    over: null,
  });
});

describe('a game begins', () => {
  it('with ten cards each, one of them the Hat, and the first trick of the first round', () => {
    for (const hat of ['turned', 'shuffled'] as const) {
      const { table: t } = simulation.start({ ...PLAIN, hat });
      expect(t.hands.map((hand) => hand.length)).toEqual(t.seats.map(() => 10));
      expect(t.hands.flat().filter((card) => card === HAT)).toHaveLength(1);
      expect([t.round, t.trick]).toEqual([1, 1]);
    }
  });

  it('with all of the numbers 10, 15, … 50, one to a seat, where status numbers are asked for', () => {
    const dealt = new Set<number>();
    for (let n = 0; n < 30; n++) {
      const { status } = simulation.start({ ...PLAIN, seed: `status ${n}`, players: 6, status: true }).table;
      expect(new Set(status).size).toBe(6);
      for (const number of status) dealt.add(number);
    }
    expect([...dealt].sort((a, b) => a - b)).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50]);
    expect(simulation.start(PLAIN).table.status).toEqual([]);
  });

  it('with one of the six asset cards, face down, where it is asked for', () => {
    const hidden = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const { asset, assetUp } = simulation.start({ ...PLAIN, seed: `asset ${n}`, secretAsset: true }).table;
      expect(assetUp).toBe(false);
      hidden.add(asset);
    }
    expect([...hidden].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(simulation.start(PLAIN).table.asset).toBe(0);
  });

  it('with as many tiles as are asked for, each tile once, on any of the places and either side up', () => {
    const laid = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const { tiles } = simulation.start({ ...PLAIN, seed: `tiles ${n}`, tiles: 1 + (n % 5) }).table;
      const faces = tiles.filter((face) => face !== null);
      expect(faces).toHaveLength(1 + (n % 5));
      expect(new Set(faces.map((face) => face[0])).size).toBe(faces.length);
      tiles.forEach((face, zone) => face !== null && laid.add(`zone ${zone}`).add(face));
    }
    expect(laid.size).toBe(5 + 16);
  });

  it('with a dealer by lot', () => {
    const dealers = new Set<number>();
    for (let n = 0; n < 60; n++) dealers.add(simulation.start({ ...PLAIN, seed: `lot ${n}`, players: 6 }).table.dealer);
    expect([...dealers].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
