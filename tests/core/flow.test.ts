import {
  and,
  assign,
  cancel,
  emit,
  enqueueActions,
  log,
  not,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  allArcs,
  type ChartConfig,
  ChartError,
  type ChartSource,
  compileChart,
  compiledPort,
  type FlowPort,
  livePort,
  machineOf,
  type Position,
  withSteps,
} from '../../src/core/flow.ts';

interface Toy {
  n: number;
  log: string[];
}
const toy: ChartSource<Toy> = {
  config: {
    id: 'toy',
    initial: 'a',
    states: {
      a: {
        tags: ['first'],
        entry: [{ type: 'say', params: { word: 'a' } }],
        on: { NEXT: [{ guard: 'big', target: 'c' }, { target: 'b' }], LEAVE: [{ guard: 'big', target: 'end' }] },
      },
      b: {
        entry: ['add', { type: 'say', params: { word: 'b' } }],
        on: { NEXT: [{ guard: 'small', target: 'b', reenter: true }, { target: 'c' }] },
      },
      c: { on: { NEXT: [{ target: 'end' }], BACK: [{ target: 'a' }] } },
      end: { type: 'final' },
    },
  },
  guards: { big: (x) => x.n >= 3, small: (x) => x.n < 3 },
  ops: {
    add: (x) => {
      x.n += 1;
    },
    say: (x, params) => {
      x.log.push(params.word as string);
    },
  },
};
const PORTS: [string, (sources: Record<string, ChartSource<Toy>>) => FlowPort<Toy>][] = [
  ['actor', livePort],
  ['table', compiledPort],
];

describe.each(PORTS)('the %s port', (_name, portOf) => {
  const port = portOf({ toy });
  const begin = (n = 0): { x: Toy; at: Position } => {
    const x: Toy = { n, log: [] };
    const at: Position = { chart: 'toy', at: '' };
    port.start(x, at);
    return { x, at };
  };

  it('runs entry operations in order when it starts and at every arc', () => {
    const { x, at } = begin();
    expect(at.at).toBe('a');
    expect(port.advance(x, at, 'NEXT')).toBe(true);
    expect([at.at, x]).toEqual(['b', { n: 1, log: ['a', 'b'] }]);
  });
  it('enters a state again when an arc leads to itself', () => {
    const { x, at } = begin();
    for (let i = 0; i < 3; i++) port.advance(x, at, 'NEXT');
    expect([at.at, x]).toEqual(['b', { n: 3, log: ['a', 'b', 'b', 'b'] }]);
    port.advance(x, at, 'NEXT');
    expect(at.at).toBe('c');
  });
  it('refuses what no arc takes, and nothing changes', () => {
    const { x, at } = begin();
    for (const event of ['LEAVE', 'BACK', 'nonsense', 'toString', '__proto__', ''])
      expect(port.advance(x, at, event)).toBe(false);
    expect([at.at, x]).toEqual(['a', { n: 0, log: ['a'] }]);
  });
  it('takes the first arc whose guard holds', () => {
    const { x, at } = begin(5);
    port.advance(x, at, 'NEXT');
    expect(at.at).toBe('c');
  });
  it('goes on from a position read from JSON', () => {
    const { x, at } = begin();
    port.advance(x, at, 'NEXT');
    const loaded = JSON.parse(JSON.stringify(at)) as Position;
    const y: Toy = JSON.parse(JSON.stringify(x)) as Toy;
    expect(port.advance(y, loaded, 'NEXT')).toBe(true);
    expect([loaded.at, y.n, y.log]).toEqual(['b', 2, ['a', 'b', 'b']]);
    expect(x.n).toBe(1);
  });
  it('goes on when the position was changed by hand', () => {
    const { x, at } = begin();
    at.at = 'c';
    expect(port.advance(x, at, 'BACK')).toBe(true);
    expect(at.at).toBe('a');
  });
  it('is done at a final state and takes nothing more', () => {
    const { x, at } = begin(3);
    expect(port.done(at)).toBe(false);
    expect(port.advance(x, at, 'LEAVE')).toBe(true);
    expect([at.at, port.done(at), port.advance(x, at, 'NEXT')]).toEqual(['end', true, false]);
  });
  it('tells the tags of a position', () => {
    const { at } = begin();
    expect([...port.tags(at)]).toEqual(['first']);
    expect([...port.tags({ chart: 'toy', at: 'c' })]).toEqual([]);
  });
  it('lets an error of an operation or a guard out', () => {
    const broken: ChartSource<Toy> = {
      ...toy,
      guards: {
        ...toy.guards,
        big: () => {
          throw new Error('guard broke');
        },
      },
      ops: {
        ...toy.ops,
        add: () => {
          throw new Error('operation broke');
        },
      },
    };
    const bad = portOf({ toy: broken });
    const x: Toy = { n: 0, log: [] };
    const at: Position = { chart: 'toy', at: '' };
    bad.start(x, at);
    expect(() => bad.advance(x, at, 'NEXT')).toThrow('guard broke');
    const noGuard = portOf({ toy: { ...broken, guards: toy.guards } });
    const from: Position = { chart: 'toy', at: '' };
    noGuard.start(x, from);
    expect(() => noGuard.advance(x, from, 'NEXT')).toThrow('operation broke');
  });
});

describe('a chart as a table', () => {
  it('counts the arcs it takes, by name', () => {
    const count = new Map<string, number>();
    const port = compiledPort({ toy }, count);
    const x: Toy = { n: 0, log: [] };
    const at: Position = { chart: 'toy', at: '' };
    port.start(x, at);
    while (!port.done(at)) port.advance(x, at, 'NEXT');
    expect(Object.fromEntries(count)).toEqual({
      'toy a NEXT #1': 1,
      'toy b NEXT #0': 2,
      'toy b NEXT #1': 1,
      'toy c NEXT #0': 1,
    });
    expect(allArcs({ toy: toy.config })).toEqual([
      'toy a NEXT #0',
      'toy a NEXT #1',
      'toy a LEAVE #0',
      'toy b NEXT #0',
      'toy b NEXT #1',
      'toy c NEXT #0',
      'toy c BACK #0',
    ]);
  });
  it('puts an operation that names the step before all others', () => {
    const config = withSteps(toy.config);
    expect(config.states.b!.entry).toEqual([
      { type: 'step', params: { leaf: 'b' } },
      'add',
      { type: 'say', params: { word: 'b' } },
    ]);
    expect(toy.config.states.b!.entry).toHaveLength(2);
  });
});

/** A chart that would compile, but for what is put into its state `a` or at its root. */
function refused(a: object, root: object = {}, more: object = {}): () => unknown {
  const source = { guards: { yes: () => true }, ops: { go: () => {} } };
  const config = {
    id: 'bad',
    initial: 'a',
    states: { a: { on: { NEXT: [{ target: 'b' }] }, ...a }, b: { type: 'final' }, ...more },
    ...root,
  };
  return () => compileChart(machineOf<unknown>({ ...source, config: config as unknown as ChartConfig }), source);
}

describe('what XState can do and the table cannot is refused when the chart is built', () => {
  const spare = setup({}).createMachine({});
  const inner = { initial: 'x', states: { x: {} } };
  const CASES: [string, () => unknown, RegExp][] = [
    ['nested states', refused(inner), /compound states are not carried/],
    ['parallel states', refused({ type: 'parallel', states: { x: {}, y: {} } }), /parallel states are not carried/],
    ['a parallel root', refused({}, { type: 'parallel' }), /one level of states, not parallel/],
    ['a chart without states', refused({}, { states: {}, initial: undefined }), /one level of states, not atomic/],
    ['shallow history', refused({}, {}, { h: { type: 'history' } }), /history states are not carried/],
    [
      'deep history',
      refused({}, {}, { h: { type: 'history', history: 'deep', target: 'a' } }),
      /history states are not carried/,
    ],
    ['invoke', refused({ invoke: { src: spare as never } }), /invoke is not carried/],
    ['invoke at the root', refused({}, { invoke: { src: spare as never } }), /invoke/],
    ['after', refused({ after: { 10: { target: 'b' } } }), /after is not carried/],
    ['after at the root', refused({}, { after: { 10: { target: '.b' } } }), /root/],
    ['always', refused({ always: { target: 'b' } }), /always is not carried/],
    ['always with a guard', refused({ always: [{ guard: 'yes', target: 'b' }] }), /always is not carried/],
    ['always at the root', refused({}, { always: [{ guard: 'yes', target: '.b' }] }), /root/],
    ['exit operations', refused({ exit: ['go'] }), /exit operations are not carried/],
    ['exit operations at the root', refused({}, { exit: ['go'] }), /belong to states/],
    ['entry operations at the root', refused({}, { entry: ['go'] }), /belong to states/],
    ['arcs at the root', refused({}, { on: { STOP: '.b' } }), /belong to states/],
    ['operations of the initial arc', refused({}, { initial: { target: 'a', actions: ['go'] } }), /belong to states/],
    ['output of a state', refused({}, {}, { b: { type: 'final', output: { n: 1 } } }), /output is not carried/],
    ['output of the chart', refused({}, { output: { n: 1 } }), /output is not carried/],
    ['onDone', refused({ onDone: 'b' }), /XState raises/],
    ['onDone at the root', refused({}, { onDone: '.b' }), /belong to states/],
    ['an event XState raises', refused({ on: { 'xstate.error.actor.x': [{ target: 'b' }] } }), /XState raises/],
    ['any event', refused({ on: { '*': [{ target: 'b' }] } }), /wildcard/],
    ['a family of events', refused({ on: { 'run.*': [{ target: 'b' }] } }), /wildcard/],
    [
      'operations on an arc',
      refused({ on: { NEXT: [{ target: 'b', actions: ['go'] }] } }),
      /belong to a state’s entry/,
    ],
    ['an arc that stays', refused({ on: { NEXT: [{ actions: ['go'] }] } }), /belong to a state’s entry/],
    ['a forbidden event', refused({ on: { NEXT: undefined } }), /no single target/],
    ['an arc without target', refused({ on: { NEXT: [{ guard: 'yes' }] } }), /no single target/],
    [
      'two targets',
      refused({}, { states: { a: { on: { NEXT: [{ target: ['b', 'c'] }] } }, b: {}, c: {} } }),
      /no single target|Invalid/,
    ],
    ['an arc to itself without reenter', refused({ on: { NEXT: [{ target: 'a' }] } }), /own state without reenter/],
    ['an arc to the chart itself', refused({ on: { NEXT: [{ target: '#bad' }] } }), /leads out of the states/],
    [
      'an arc out of a final state',
      refused({}, {}, { b: { type: 'final', on: { NEXT: [{ target: 'a' }] } } }),
      /out of a final state/,
    ],
    [
      'a guard written in place',
      refused({ on: { NEXT: [{ target: 'b', guard: () => true }] } }),
      /guard must be a name/,
    ],
    [
      'a guard with figures',
      refused({ on: { NEXT: [{ target: 'b', guard: { type: 'yes', params: { n: 1 } } }] } }),
      /guard must be a name/,
    ],
    ['guards joined', refused({ on: { NEXT: [{ target: 'b', guard: and(['yes', 'yes']) }] } }), /guard must be a name/],
    ['a guard turned round', refused({ on: { NEXT: [{ target: 'b', guard: not('yes') }] } }), /guard must be a name/],
    ['a guard nobody wrote', refused({ on: { NEXT: [{ target: 'b', guard: 'nobody' }] } }), /no guard named nobody/],
    [
      'a guard every object has',
      refused({ on: { NEXT: [{ target: 'b', guard: 'toString' }] } }),
      /no guard named toString/,
    ],
    ['an operation nobody wrote', refused({ entry: ['nobody'] }), /no operation named nobody/],
    ['an operation every object has', refused({ entry: ['valueOf'] }), /no operation named valueOf/],
    ['an operation written in place', refused({ entry: [() => {}] }), /operation must be named/],
    [
      'figures that are worked out',
      refused({ entry: [{ type: 'go', params: () => ({ n: 1 }) }] }),
      /figures of an operation must be data/,
    ],
    ['assign', refused({ entry: [assign({})] }), /operation/],
    ['raise', refused({ entry: [raise({ type: 'NEXT' })] }), /operation/],
    ['sendTo', refused({ entry: [sendTo('other', { type: 'NEXT' })] }), /operation/],
    ['sendParent', refused({ entry: [sendParent({ type: 'NEXT' })] }), /operation/],
    ['emit', refused({ entry: [emit({ type: 'told' })] }), /operation/],
    ['log', refused({ entry: [log('hello')] }), /operation/],
    ['cancel', refused({ entry: [cancel('later')] }), /operation/],
    ['spawnChild', refused({ entry: [spawnChild(spare as never)] }), /operation/],
    ['stopChild', refused({ entry: [stopChild('x')] }), /operation/],
    ['enqueueActions', refused({ entry: [enqueueActions(() => {})] }), /operation/],
  ];

  it.each(CASES)('%s', (_what, build, message) => {
    expect(build).toThrow(message);
    expect(build).toThrow(Error);
  });
  it('names the chart and the state, and is a ChartError', () => {
    expect(refused({ exit: ['go'] })).toThrow(ChartError);
    expect(refused({ exit: ['go'] })).toThrow('chart bad, a: exit operations are not carried');
  });
  it('takes the chart these cases are made from', () => {
    expect(refused({})).not.toThrow();
    expect(
      refused({
        entry: ['go', { type: 'go', params: { n: 1 } }],
        tags: ['t'],
        on: {
          NEXT: [
            { guard: 'yes', target: 'b' },
            { target: 'a', reenter: true },
          ],
        },
      }),
    ).not.toThrow();
  });
});
