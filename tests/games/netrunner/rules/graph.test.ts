/**
 * Model-based tests with xstate/graph (tests/support/chart-models.ts). Every path to a decision is played in the real game, which must be in
 * the same state.
 */
import { describe, expect, it, vi } from 'vitest';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { readSetup, type SetupIn } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { CHART_CONFIGS, chartSources, simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { copyState, digest } from '../../../../src/games/netrunner/rules/copy.ts';
import type { ChartName, FlowFrame, Seat, State } from '../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import { decider, legalMoves, playLegal } from '../../../../src/games/netrunner/rules/moves/index.ts';
import { type Play, playOf } from '../../../../src/games/netrunner/rules/play.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';
import { arcsToTake, arcTaken, explore, modelOf, type Modelled, spread } from '../../../support/chart-models.ts';

// whole games by the dozen: slow on a busy machine
vi.setConfig({ testTimeout: 300_000 });

/** The chart's own frame: the last of its kind on the stack. */
const frameOf = (s: State, chart: ChartName): FlowFrame =>
  s.stack.findLast((f): f is FlowFrame => f.k === 'flow' && f.chart === chart)!;

const modelled = (chart: ChartName, use: (move: Move) => boolean): Modelled<State, Play> => ({
  source: chartSources()[chart]!,
  worked(s, work) {
    const ctx = playOf(copyState(s), simulationPort(), null);
    ctx.halt = (frame) => frame.k === 'flow' && frame.chart === chart;
    work(ctx);
    return ctx.s;
  },
  enter: (s, at) => void Object.assign(frameOf(s, chart), { at, send: 'NEXT' }),
  settle(ctx) {
    ctx.dirty = true;
    settle(ctx);
  },
  play: (ctx, n) => playLegal(ctx, legalMoves(ctx)[n]!),
  // what the interpreter sends when the chart's frame is on top, else each legal move that `use` takes
  events(s) {
    if (s.table.over) return [];
    const top = s.stack.at(-1)!;
    if (top.k === 'flow') return top.chart === chart ? [{ type: top.send }] : [];
    return legalMoves(playOf(s, simulationPort(), null)).flatMap((move, n) => (use(move) ? [{ type: 'MOVE', n }] : []));
  },
  digest,
});

interface Case {
  name: string;
  chart: ChartName;
  setup: unknown;
  seat: Seat;
  /** moves made before the chart begins */
  before?: Move[];
  use?: (move: Move) => boolean;
  stop?: (s: State) => boolean;
  /** distinct states at least */
  states: number;
}

/** The state in which the chart's frame has just been laid on the stack. */
function startOf({ chart, setup: given, seat, before = [] }: Case): State {
  const ctx = setTable(readSetup(given) as SetupIn, seat, simulationPort());
  if (chart === 'setup' || chart === 'turn') {
    const frame = ctx.s.stack[0] as FlowFrame;
    if (chart === 'turn') {
      const first = CHART_CONFIGS.turn!.initial;
      if (CHART_CONFIGS.turn!.states[frame.at]!.on!.NEXT![0]!.target !== first)
        throw new Error('a model of the turn begins at its first step');
    }
    frame.entered = true;
    return ctx.s;
  }
  ctx.halt = (frame) => frame.k === 'flow' && frame.chart === chart && !frame.entered;
  ctx.dirty = true;
  settle(ctx);
  for (const move of before) {
    const found = legalMoves(ctx).find(
      (each) => each.do === move.do && (move.server === undefined || each.server === move.server),
    );
    if (!found) throw new Error(`${move.do} is not legal`);
    playLegal(ctx, found);
  }
  frameOf(ctx.s, chart).entered = true;
  return ctx.s;
}

const quiet = (move: Move): boolean => ['credit', 'draw', 'pass', 'discard'].includes(move.do);
const run: Move[] = [{ do: 'run', server: 'hq' }];
const CASES: Case[] = [
  { name: 'set-up with both mulligans', chart: 'setup', seat: 'corp', setup: { step: 'deal' }, states: 10 },
  {
    name: 'both turns, taking credits and drawing',
    chart: 'turn',
    seat: 'corp',
    states: 500,
    use: quiet,
    stop: (s) => s.table.turn >= 5,
    setup: {
      step: 'corp 1.1',
      corp: { hq: ['Enigma', 'Hunter'], rnd: ['Enigma', 'Enigma', 'Enigma', 'Enigma', 'Enigma', 'Enigma'] },
      runner: { grip: ['Diesel', 'Modded'] },
    },
  },
  {
    name: 'ice that may be rezzed, a breaker, a run that may be ended',
    chart: 'run',
    seat: 'runner',
    before: run,
    states: 500,
    setup: {
      corp: { credits: 3, hq: [], score: [{ card: 'Nisei MK II', agenda: 1 }] },
      runner: { credits: 3, rig: ['Gordian Blade'] },
      servers: { hq: { ice: ['Enigma', { card: 'Wall of Static', rezzed: true }] } },
    },
  },
  {
    name: 'ice that is trashed, on a server that vanishes',
    chart: 'run',
    seat: 'runner',
    before: [{ do: 'run', server: 'remote 1' }],
    states: 50,
    setup: {
      corp: { credits: 5, score: [{ card: 'Nisei MK II', agenda: 2 }] },
      runner: { grip: ['Diesel', 'Modded'] },
      servers: {
        'remote 1': {
          ice: [
            { card: 'Data Mine', rezzed: true },
            { card: 'Cell Portal', hosted: [{ card: 'Parasite', virus: 7 }] },
          ],
        },
      },
    },
  },
  {
    name: 'ice trashed while it is approached, with cards behind it',
    chart: 'run',
    seat: 'runner',
    before: [{ do: 'run', server: 'remote 1' }],
    states: 10,
    setup: {
      corp: { credits: 5 },
      servers: {
        'remote 1': {
          ice: [{ card: 'Cell Portal', hosted: [{ card: 'Parasite', virus: 7 }] }],
          root: ['PAD Campaign'],
        },
      },
    },
  },
  {
    name: 'the last ice of a server that trashes itself',
    chart: 'run',
    seat: 'runner',
    before: [{ do: 'run', server: 'remote 1' }],
    states: 10,
    setup: { runner: { grip: ['Diesel'] }, servers: { 'remote 1': { ice: [{ card: 'Data Mine', rezzed: true }] } } },
  },
  {
    name: 'the last ice of a server trashed while it is approached',
    chart: 'run',
    seat: 'runner',
    before: [{ do: 'run', server: 'remote 1' }],
    states: 10,
    setup: {
      corp: { credits: 5 },
      servers: { 'remote 1': { ice: [{ card: 'Cell Portal', hosted: [{ card: 'Parasite', virus: 7 }] }] } },
    },
  },
  {
    name: 'ice that asks when it is encountered, and ice that sends back',
    chart: 'run',
    seat: 'runner',
    before: run,
    states: 500,
    stop: (s) => s.table.runner.tags > 1 || (s.table.run?.approaches ?? 0) > 4,
    setup: {
      corp: { credits: 5, hq: [], score: [{ card: 'Nisei MK II', agenda: 1 }] },
      runner: { credits: 1, rig: [{ card: 'Femme Fatale', mark: 'Data Raven' }] },
      servers: {
        hq: {
          ice: [
            { card: 'Data Raven', rezzed: true },
            { card: 'Cell Portal', rezzed: true },
          ],
        },
      },
    },
  },
  {
    name: 'ice that comes when the server is approached',
    chart: 'run',
    seat: 'runner',
    before: run,
    states: 150,
    setup: {
      corp: { credits: 4, hq: ['Hedge Fund'], score: [{ card: 'Nisei MK II', agenda: 1 }] },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      servers: { rnd: { ice: ['Formicary', 'Formicary'] } },
    },
  },
  {
    name: 'a run that may end as it succeeds',
    chart: 'run',
    seat: 'runner',
    before: run,
    states: 10,
    setup: {
      corp: { hq: ['Enigma'] },
      runner: { credits: 2, score: ['Nisei MK II'] },
      servers: { hq: { root: [{ card: 'Giordano Memorial Field', rezzed: true }] } },
    },
  },
  {
    name: 'access in any order, with a root',
    chart: 'access',
    seat: 'runner',
    before: [{ do: 'run', server: 'archives' }, { do: 'continue' }],
    states: 200,
    setup: {
      corp: { archives: { up: ['Hedge Fund', 'Priority Requisition'], down: ['Snare!', 'Nisei MK II'] } },
      runner: { credits: 4 },
      servers: { archives: { root: [{ card: 'Akitaro Watanabe', rezzed: true }] } },
    },
  },
  {
    name: 'access of nothing',
    chart: 'access',
    seat: 'runner',
    before: [{ do: 'run', server: 'hq' }, { do: 'continue' }],
    states: 3,
    setup: { corp: { hq: [] } },
  },
];

/** [state left, state entered] of all charts, as the models went. */
const met = new Set<string>();

describe('the charts as models', () => {
  it.each(CASES)('$chart: $name', async (given) => {
    const { chart, use = () => true, stop } = given;
    const start = startOf(given);
    const game = modelled(chart, use);
    const { states, steps, paths } = explore(modelOf(game, start), game, stop);
    // the operations ran: far more states than leaves, and the tables differ
    expect(states.size).toBeGreaterThanOrEqual(given.states);
    for (const { state, event, nextState } of steps)
      if (event.type !== 'MOVE') met.add(arcTaken(chart, state.value, nextState.value));

    // every shortest path is played in the real game
    expect(paths.length).toBeGreaterThan(0);
    let compared = 0;
    const shown = spread(paths, 400);
    for (const path of shown) {
      const real = copyState(start);
      const frame = frameOf(real, chart);
      Object.assign(frame, { at: '', entered: false, send: 'NEXT' });
      const ctx = playOf(real, simulationPort(), null);
      ctx.dirty = true;
      settle(ctx);
      await path.test({
        states: {
          '*': ({ status, context: { s } }) => {
            if (status !== 'active' || s.stack.at(-1)?.k === 'flow') return;
            compared += 1;
            expect(digest(real)).toBe(digest(s));
            expect(decider(ctx)).toBe(decider(playOf(s, simulationPort(), null)));
          },
        },
        events: {
          MOVE: ({ event }) => simulation.play(real, simulation.moves(real)[event.n!]!),
        },
      });
    }
    expect(compared).toBeGreaterThanOrEqual(shown.length > 1 ? shown.length : 0);
  });

  it('were left and entered through every arc', () => {
    // ice or a server that goes in 2.1, 5.1 or 5.3, and a turn that begins without a click, have scenarios of their own
    const elsewhere = ['run s2_1 s4', 'run s2_1 s6', 'run s5_1 s6', 'run s5_3 s6', 'turn c2_1 c3_1', 'turn r1_3 r2_1'];
    expect(
      arcsToTake(CHART_CONFIGS)
        .filter((arc) => !met.has(arc))
        .sort(),
    ).toEqual(elsewhere);
  });
});
