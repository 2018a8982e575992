/** What a view shows of hands, numbers, the secret asset and the open question, and what a seat is told of cards that move. */
import { describe, expect, it } from 'vitest';
import { type Viewer, OPEN } from '../../../src/core/game.ts';
import type { TableSetup } from '../../../src/games/black-hat/notation/setup-schema.ts';
import { layTable } from '../../../src/games/black-hat/notation/table-setup.ts';
import { simulationPort } from '../../../src/games/black-hat/rules/charts.ts';
import type { Event } from '../../../src/games/black-hat/rules/events.ts';
import type { State } from '../../../src/games/black-hat/rules/model.ts';
import { readMove } from '../../../src/games/black-hat/notation/notate.ts';
import { playMove } from '../../../src/games/black-hat/rules/moves.ts';
import { settle } from '../../../src/games/black-hat/rules/play.ts';
import { redact, viewOf } from '../../../src/games/black-hat/rules/view.ts';

function stateOf(setup: TableSetup): State {
  const game = layTable(setup, simulationPort());
  settle(game);
  return game.s;
}
const THREE: TableSetup = {
  options: { players: 3, status: true, secretAsset: true },
  seats: {
    red: { hand: [3, 13], status: 10 },
    blue: { hand: [5, 'joker', 'hat'], status: 25 },
    green: { hand: [7], status: 50 },
  },
  asset: 'mirror',
};
/** The table when the game is over. */
function ended(s: State): State {
  const { table } = s;
  const last = table.seats.map(() => ({ hand: 0, pawns: 0, round: 0 }));
  return { ...s, ask: null, table: { ...table, last, over: { reason: 'asset' } } };
}
const hands = (s: State, viewer: Viewer) => viewOf(s, viewer).seats.map(({ hand }) => hand);
const numbers = (s: State, viewer: Viewer) => viewOf(s, viewer).seats.map(({ status }) => status);

describe('a view shows', () => {
  const s = stateOf(THREE);

  it('the own hand, the number of the others’ cards and where the Hat is among them; an open one all', () => {
    expect(hands(s, 'red')).toEqual([[3, 13], [null, null, 15], [null]]);
    expect(hands(s, 'blue')).toEqual([[null, null], [5, 14, 15], [null]]);
    expect(hands(s, 'audience')).toEqual([[null, null], [null, null, 15], [null]]);
    expect(hands(s, OPEN)).toEqual([[3, 13], [5, 14, 15], [7]]);
    expect(viewOf(s, 'green').hat).toBe(1);
  });

  it('what lies open on the table as it is, to everybody', () => {
    const open = stateOf({
      options: { players: 3, tracer: true, sprung: true },
      seats: {
        red: { hand: [13, 1], pawns: ['c3', 'a1'], stuck: [1], total: 7 },
        blue: { hand: [5, 2], total: 3 },
        green: { out: true },
      },
      tiles: { E: '2A' },
      markers: { c2: -1, a1: 1 },
      tracer: 'f1',
      tracerFrom: 'f2',
      sprung: true,
      discards: [4, 9],
      dealer: 'blue',
      round: 4,
      trick: 6,
    });
    const { table: t } = open;
    const names = [
      'pawns',
      'stuck',
      'tiles',
      'markers',
      'tracer',
      'sprung',
      'totals',
      'discards',
      'dealer',
      'leader',
      'steers',
      'round',
      'trick',
      'plays',
      'winner',
      'spoils',
      'toTake',
      'turned',
      'chart',
      'leaf',
    ] as const;
    for (const viewer of ['red', 'green', 'audience', OPEN]) {
      const view = viewOf(open, viewer);
      for (const name of names) expect(view[name], name).toEqual(t[name]);
      expect(view.seats.map(({ out, total }) => [out, total])).toEqual([
        [false, 7],
        [false, 3],
        [true, 0],
      ]);
    }
  });

  it('the own status number, at the end all', () => {
    expect(numbers(s, 'red')).toEqual([10, null, null]);
    expect(numbers(s, 'audience')).toEqual([null, null, null]);
    expect(numbers(s, OPEN)).toEqual([10, 25, 50]);
    expect(numbers(ended(s), 'red')).toEqual([10, 25, 50]);
  });

  it('no status numbers where there are none', () => {
    const without = stateOf({ options: { players: 3 } });
    for (const viewer of ['red', 'audience', OPEN])
      for (const one of [without, ended(without)]) expect(numbers(one, viewer)).toEqual([null, null, null]);
  });

  it('the secret asset once it lies open', () => {
    expect(viewOf(s, 'red').asset).toBe(0);
    expect(viewOf(s, OPEN).asset).toBe(4);
    expect(viewOf(stateOf({ ...THREE, assetUp: true }), 'red').asset).toBe(4);
  });

  it('the open question to all, its moves to who answers it', () => {
    const moves = (viewer: Viewer): number => viewOf(s, viewer).decision!.moves.length;
    for (const viewer of ['red', 'blue', 'audience', OPEN])
      expect(viewOf(s, viewer).decision).toMatchObject({ seat: 'red', kind: 'play', pawn: -1 });
    expect([moves('red'), moves(OPEN)]).toEqual([2, 2]);
    expect([moves('blue'), moves('audience')]).toEqual([0, 0]);
  });

  it('between two the robot’s hand to both, and its moves to its player', () => {
    const two = stateOf({
      options: { players: 2, status: true },
      seats: {
        red: { hand: [3], status: 10 },
        robot: { hand: [9, 13], status: 15 },
        blue: { hand: [5], status: 20 },
      },
      leader: 'robot',
      steers: 'blue',
    });
    expect(hands(two, 'red')).toEqual([[3], [9, 13], [null]]);
    expect(numbers(two, 'blue')).toEqual([null, 15, 20]);
    expect(viewOf(two, 'red').decision).toMatchObject({ seat: 'robot', by: 'blue', moves: [] });
    expect(viewOf(two, 'blue').decision!.moves).toHaveLength(2);
  });
});

describe('a seat is told', () => {
  const s = stateOf(THREE);
  const told = (event: Event): unknown[] => ['red', 'blue', 'audience'].map((viewer) => redact(s, event, viewer));

  it('its own cards dealt and drawn; of the others’ how many, and the Hat', () => {
    for (const type of ['dealt', 'drawn'] as const) {
      const event: Event = { type, seat: 0, cards: [3, 15, 14] };
      const hidden = { ...event, cards: [0, 15, 0] };
      expect(told(event)).toEqual([event, hidden, hidden]);
      expect(redact(s, event, OPEN)).toEqual(event);
    }
  });

  it('nothing of the order of the deck, nor of the asset card', () => {
    for (const type of ['shuffled', 'reshuffled'] as const) {
      const hidden = { type, cards: [0, 0, 0] };
      expect(told({ type, cards: [3, 14, 15] })).toEqual([hidden, hidden, hidden]);
    }
    const hidden = { type: 'asset-hidden', asset: 0 };
    expect(told({ type: 'asset-hidden', asset: 4 })).toEqual([hidden, hidden, hidden]);
  });

  it('its own status number', () => {
    const event: Event = { type: 'status-dealt', seat: 1, n: 25 };
    expect(told(event)).toEqual([{ ...event, n: 0 }, event, { ...event, n: 0 }]);
  });

  it('all that lies open', () => {
    for (const event of [
      { type: 'played', seat: 1, cards: [5, 14] },
      { type: 'turned', card: 9 },
      { type: 'took', seat: 1, card: 5 },
      { type: 'asset-turned', asset: 4 },
    ] satisfies Event[])
      expect(told(event)).toEqual([event, event, event]);
  });
});

it('a move that lays a hand open or turns the secret asset up cannot be taken back for free', () => {
  const free = (setup: TableSetup, ...play: string[]): boolean => {
    const game = layTable(
      {
        options: { players: 3, tracer: true, secretAsset: true },
        asset: 'mirror',
        tiles: { C: '7A' },
        tracer: 'a1',
        ...setup,
      },
      simulationPort(),
    );
    settle(game);
    for (const sentence of ['red: play 13', 'blue: play 3', 'green: play 5', ...play])
      playMove(game, readMove(game.t, sentence).move);
    return !game.s.noTakeBack;
  };
  const seats = (blue: [string, string]): TableSetup => ({
    seats: {
      red: { hand: [13, 1], pawns: ['c2', 'a4'], stuck: [1] },
      blue: { hand: [3, 2], pawns: blue },
      green: { hand: [5, 4] },
    },
  });
  expect(free(seats(['b1', 'a3']), 'red: trace to b1')).toBe(true);
  expect(free(seats(['b1', 'jail']), 'red: trace to b1')).toBe(false);
  expect(free({ ...seats(['b1', 'a3']), tracer: 'e4' }, 'red: trace to e3')).toBe(true);
  expect(free({ ...seats(['b1', 'a3']), tracer: 'e4' }, 'red: trace to f4')).toBe(false);
});
