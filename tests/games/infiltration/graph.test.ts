/**
 * Model-based tests with xstate/graph (tests/support/chart-models.ts): every chart explored from tables that bring it through all its arcs, and
 * every shortest path played in the real game, by tables and by XState, which must be in the same state after each event.
 */
import { assign, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../src/games/infiltration/index.ts';
import { readMove } from '../../../src/games/infiltration/notation/notate.ts';
import { layTable, type TableSetup } from '../../../src/games/infiltration/notation/table-setup.ts';
import {
  CHART_CONFIGS,
  chartSources,
  simulationPort,
  xstatePort,
} from '../../../src/games/infiltration/rules/charts.ts';
import { copyState } from '../../../src/games/infiltration/rules/copy.ts';
import type { ChartName, State } from '../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../src/games/infiltration/rules/move.ts';
import { legalMoves, playMove } from '../../../src/games/infiltration/rules/moves.ts';
import { type Play, playOf } from '../../../src/games/infiltration/rules/play.ts';
import { settle } from '../../../src/games/infiltration/rules/settle.ts';
import * as models from '../../support/chart-models.ts';

const { digest } = simulation;
const GAME: models.StackGame<State, Play, Move> = {
  sources: chartSources(),
  ports: { simulation: simulationPort(), live: xstatePort() },
  copy: copyState,
  playOf,
  settle,
  moves: legalMoves,
  play: playMove,
  digest,
};
const PORTS = Object.values(GAME.ports);

interface Case {
  name: string;
  chart: ChartName;
  setup: TableSetup;
  /** moves made before the chart begins */
  before?: string[];
  use?: (move: Move) => boolean;
  stop?: (s: State) => boolean;
  /** distinct states at least */
  states: number;
}

const cards =
  (...wanted: string[]) =>
  (move: Move): boolean =>
    move.do !== 'pick' || wanted.includes(move.card);
const two = { players: 2 };
/** Both are in the entry room and lay these cards. */
const lay = (...laid: string[]): string[] => laid.map((card, i) => `${['quill', 'ferro', 'ash'][i]}: pick ${card}`);

const CASES: Case[] = [
  {
    name: 'the set-up, and rounds until all are out',
    chart: 'heist',
    setup: { at: 'setup', seed: 'models', options: two },
    use: cards('retreat', 'download'),
    stop: ({ table }) => table.round > 2,
    states: 20,
  },
  {
    name: 'two that stay or go',
    chart: 'round',
    setup: { options: two },
    use: cards('retreat', 'interface'),
    states: 12,
  },
  {
    name: 'the last proximity added by a guard, or saved up by a card',
    chart: 'round',
    setup: {
      options: two,
      proximity: 94,
      floor1: ['Reception Desk', 'Infirmary'],
      guards: { 'Night Guard': 'Infirmary' },
      operatives: { quill: { items: ['False Report', 'Anonymous Tip'] } },
      dice: [1],
    },
    use: cards('interface', 'I33', 'I34'),
    states: 15,
  },
  {
    name: 'cards that ask, and one that ends the game for its player',
    chart: 'resolution',
    setup: {
      floor1: [{ room: 'Reception Desk', tokens: [1, 2, 3] }, 'Canteen', 'Infirmary'],
      operatives: { quill: { room: 'Canteen', items: ['Kick Scooter'] }, ferro: { items: ['Loop Recorder'] } },
    },
    before: lay('Kick Scooter', 'Loop Recorder', 'Retreat'),
    states: 12,
  },
  {
    name: 'extractions come last',
    chart: 'resolution',
    setup: {
      options: { players: 3, extract: true },
      floor1: [{ room: 'Reception Desk', tokens: [1, 2, 3] }],
      operatives: { ferro: { items: ['Burst Copier'] } },
    },
    before: lay('Extract', 'Burst Copier', 'Extract'),
    states: 5,
  },
  {
    name: 'into a room turned up by it that asks who enters',
    chart: 'step',
    setup: {
      options: two,
      floor1: ['Reception Desk', 'Canteen', 'Infirmary', 'Post Room', 'Checkpoint', 'Wiring Closet'],
      floor2: [{ down: 'Clean Room' }],
      operatives: { quill: { room: 'Wiring Closet', items: ['Kick Scooter', 'Clean Signal'] } },
    },
    before: lay('Advance', 'Interface'),
    states: 7,
  },
  {
    name: 'stopped by a lever',
    chart: 'step',
    setup: { options: two, floor1: [{ room: 'Reception Desk', bulkhead: 'ferro' }, 'Canteen'] },
    before: lay('Advance', 'Interface'),
    states: 2,
  },
  {
    name: 'out of the building',
    chart: 'step',
    setup: { options: two },
    before: lay('Retreat', 'Interface'),
    states: 2,
  },
  {
    name: 'a room whose Reveal turns another one up',
    chart: 'reveal',
    setup: {
      options: two,
      floor1: ['Reception Desk', 'Canteen', 'Infirmary', 'Post Room', 'Checkpoint', 'Wiring Closet'],
      floor2: [{ down: 'Overlook' }],
      operatives: { quill: { room: 'Wiring Closet' } },
    },
    before: lay('Advance', 'Interface'),
    states: 3,
  },
  {
    name: 'three guards in a room, in any order',
    chart: 'guards',
    setup: {
      options: two,
      floor1: ['Reception Desk', 'Infirmary', 'Canteen'],
      guards: { Sweeper: 'Canteen', Sergeant: 'Canteen', Purger: 'Canteen', 'Night Guard': 'Infirmary' },
      operatives: { quill: { room: 'Canteen' } },
    },
    before: lay('Interface', 'Interface'),
    states: 10,
  },
  { name: 'no guard', chart: 'guards', setup: { options: two }, before: lay('Interface', 'Interface'), states: 2 },
  { name: 'a roll', chart: 'security', setup: { options: two }, before: lay('Interface', 'Interface'), states: 3 },
  {
    name: 'the last roll',
    chart: 'security',
    setup: { options: two, proximity: 98 },
    before: lay('Interface', 'Interface'),
    states: 2,
  },
];

/** Arcs taken in all models. */
const taken = new Set<string>();

function beginning({ chart, setup: given, before = [] }: Case): models.Beginning<State> {
  const { s } = layTable(given, GAME.ports.simulation);
  return models.beginningOf(GAME, chart, s, (game) => {
    settle(game);
    for (const sentence of before) playMove(game, readMove(game.t, sentence).move);
  });
}

describe('the charts as models', () => {
  it.each(CASES)('$chart: $name', async (given) => {
    const { chart, use, stop } = given;
    const from = beginning(given);
    const model = models.modelled(GAME, from, use);
    const { states, steps, paths } = models.explore(models.modelOf(model, from.start), model, stop);
    // the operations ran: more states than leaves, and the tables differ
    expect(states.size).toBeGreaterThanOrEqual(given.states);
    for (const { state, event, nextState } of steps)
      if (event.type !== 'MOVE') taken.add(models.arcTaken(chart, state.value, nextState.value));

    let compared = 0;
    for (const path of models.spread(paths, 60))
      for (const port of PORTS)
        await models.playPath(GAME, from, path, port, (real, told) => {
          compared++;
          expect(real).toBe(told);
        });
    expect(compared).toBeGreaterThanOrEqual(2 * Math.min(states.size, 60));
  });
});

describe('the selection as one XState machine, with a region for each operative', () => {
  const laid = layTable(
    {
      operatives: {
        quill: { items: ['Kick Scooter'], blackmail: true },
        ferro: { delayed: true },
        ash: { items: ['Glide Soles'] },
      },
    },
    GAME.ports.simulation,
  );
  settle(laid);
  const start = laid.s;
  const use = cards('retreat', 'interface', 'I04', 'I02');
  const { initial, states: leaves } = CHART_CONFIGS.pick!;
  const regionOf = (op: number): string => `operative ${op}`;

  /** A region: laying a card is the chart's LOCK, by its own operative alone; whatever else is done there stays in its state. */
  const region = (op: number): object => ({
    initial,
    states: Object.fromEntries(
      Object.entries(leaves).map(([leaf, { on, type }]) => [
        leaf,
        on === undefined
          ? { type }
          : {
              on: {
                [`LOCK ${op}`]: on.LOCK!.map((arc) => ({ ...arc, actions: 'move' })),
                [`STAY ${op}`]: { actions: 'move' },
              },
            },
      ]),
    ),
  });
  const machine = setup({
    types: {} as { context: { s: State }; events: models.ModelEvent },
    actions: {
      move: assign(({ context, event }) => {
        const s = copyState(context.s);
        playMove(playOf(s, GAME.ports.simulation), legalMoves(s)[event.n!]!);
        return { s };
      }),
    },
  }).createMachine({
    id: 'selection',
    type: 'parallel',
    context: { s: start },
    states: Object.fromEntries(start.regions.map(({ op }) => [regionOf(op), region(op)])),
  } as never) as unknown as AnyStateMachine;

  const events = (s: State): models.ModelEvent[] =>
    legalMoves(s).flatMap((move, n) =>
      use(move) ? [{ type: `${move.do === 'pick' ? 'LOCK' : 'STAY'} ${s.ask!.op}`, n }] : [],
    );

  it('comes to the same states in the real game, by tables and by XState', async () => {
    const { steps, paths } = models.explore(machine, { events, digest });
    type Value = Record<string, string>;
    for (const { state, nextState } of steps)
      for (const { op } of start.regions) {
        const [from, to] = [state, nextState].map(({ value }) => (value as unknown as Value)[regionOf(op)]);
        if (from !== to) taken.add(models.arcTaken('pick', from, to));
      }
    // three cards of the first, two that are left to the delayed one, three of the third; each with the Blackmail File handed in or not
    expect(paths.filter(({ steps: { length } }) => length > 3)).toHaveLength(2 * 3 * 1 * 3);
    for (const path of paths)
      for (const port of PORTS) {
        const s = copyState(start);
        const move = ({ event }: { event: models.ModelEvent }): void =>
          playMove(playOf(s, port), legalMoves(s)[event.n!]!);
        await path.test({
          states: {
            '*': ({ status, value, context }) => {
              expect(digest(s)).toBe(digest(context.s));
              const here = Object.fromEntries(s.regions.map(({ op, at }) => [regionOf(op), at]));
              // once all are locked, the selection of this round is over
              expect(s.table.round === start.table.round && s.table.leaf === 'select').toBe(status !== 'done');
              if (status !== 'done') expect(here).toEqual(value);
            },
          },
          events: Object.fromEntries(
            start.regions.flatMap(({ op }) => [`LOCK ${op}`, `STAY ${op}`].map((type) => [type, move])),
          ),
        });
      }
  });
});

it('every arc of every chart was taken', () => {
  expect(models.arcsToTake(CHART_CONFIGS).filter((arc) => !taken.has(arc))).toEqual([]);
});
