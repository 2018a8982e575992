/**
 * A game's charts as models for xstate/graph. Pure transitions run no custom operation, so here each operation is an `assign` of a copied
 * state: the graph explored is that of real games, with the players' moves as events of their own.
 */
import { type AnyStateMachine, assign, setup, type SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, createTestModel, getAdjacencyMap } from 'xstate/graph';
import type { ChartConfig, ChartSource, FlowPort, Position } from '../../src/core/flow.ts';

/** What a model is sent: the chart's own events, or the nth legal move of the open question. */
export interface ModelEvent {
  type: string;
  n?: number;
}
type Snap<S> = SnapshotFrom<AnyStateMachine> & { context: { s: S }; value: string };

/** One chart of a game, as a model needs it: `S` is a state, `X` a play of one. */
export interface Modelled<S, X extends { s: S }> {
  source: ChartSource<X>;
  /** Works on a copy of a state and returns that: other charts go on, this one waits for its events. */
  worked(s: S, work: (x: X) => void): S;
  /** Puts down which state the chart has come to. */
  enter(s: S, leaf: string): void;
  /** Goes on until a question is open, the chart waits, or the game is over. */
  settle(x: X): void;
  /** Plays the nth legal move. */
  play(x: X, n: number): void;
  /** What can come now: the event that the chart waits for, or legal moves. */
  events(s: S): ModelEvent[];
  digest(s: S): string;
}

/** The chart as an XState machine whose operations really run. */
export function modelOf<S, X extends { s: S }>(game: Modelled<S, X>, start: S): AnyStateMachine {
  type Given = { context: { s: S } };
  const does = (work: (x: X, params: Record<string, unknown>, event: ModelEvent) => void): unknown =>
    assign(({ context, event }: Given & { event: ModelEvent }, params: Record<string, unknown> = {}) => ({
      s: game.worked(context.s, (x) => work(x, params, event)),
    }));
  const { config, guards, ops } = game.source;
  const tests: Record<string, (given: Given) => boolean> = {};
  for (const [name, guard] of Object.entries(guards))
    tests[name] = ({ context }) => {
      let answer = false;
      game.worked(context.s, (x) => void (answer = guard(x)));
      return answer;
    };
  const actions: Record<string, unknown> = {
    settle: does((x) => game.settle(x)),
    move: does((x, _params, { n }) => game.play(x, n!)),
  };
  for (const [name, op] of Object.entries(ops))
    actions[name] = does((x, params) => {
      if (name === 'step') game.enter(x.s, params.leaf as string);
      op(x, params);
    });
  const states = Object.fromEntries(
    Object.entries(config.states).map(([leaf, state]) => [
      leaf,
      state.type === 'final'
        ? state
        : { ...state, entry: [...state.entry!, 'settle'], on: { ...state.on, MOVE: { actions: 'move' } } },
    ]),
  );
  return setup({
    types: {} as { context: { s: S }; events: ModelEvent },
    guards: tests as never,
    actions: actions as never,
  }).createMachine({
    id: config.id,
    initial: config.initial,
    states: states as never,
    context: { s: start },
  } as never) as unknown as AnyStateMachine;
}

/** A path from the start: its steps, and `test`, which goes along it. */
interface Path<S> {
  steps: { event: ModelEvent }[];
  test(along: {
    states: { '*': (snapshot: Snap<S>) => void };
    events: Record<string, (step: { event: ModelEvent }) => void>;
  }): Promise<unknown>;
}
interface Explored<S> {
  /** the distinct states met */
  states: ReadonlySet<string>;
  steps: readonly { state: Snap<S>; event: ModelEvent; nextState: Snap<S> }[];
  /** shortest ones, which together come to every state */
  paths: Path<S>[];
}

/** More states than any of our models has. */
const LIMIT = 60_000;

/** All that a model can come to. */
export function explore<S>(
  machine: AnyStateMachine,
  { events, digest }: Pick<Modelled<S, { s: S }>, 'events' | 'digest'>,
  stop: (s: S) => boolean = () => false,
): Explored<S> {
  const can = ({ status, context }: Snap<S>): ModelEvent[] => (status === 'active' ? events(context.s) : []);
  const options = {
    events: can as never,
    // createTestModel adds every event a state listens to; only those that can come now are sent
    filterEvents: (snapshot: Snap<S>, event: ModelEvent) =>
      can(snapshot).some(({ type, n }) => type === event.type && n === event.n),
    stopWhen: (snapshot: Snap<S>) => stop(snapshot.context.s),
    serializeState: ({ value, context }: Snap<S>) => `${JSON.stringify(value)} ${digest(context.s)}`,
    serializeEvent: (event: ModelEvent) => JSON.stringify(event),
    limit: LIMIT,
  };
  const steps = adjacencyMapToArray(
    getAdjacencyMap(machine, options as never) as never,
  ) as unknown as Explored<S>['steps'];
  return {
    states: new Set(steps.flatMap(({ state, nextState }) => [state, nextState].map(options.serializeState))),
    steps,
    paths: createTestModel(machine, options as never).getShortestPaths() as unknown as Path<S>[],
  };
}

/** So many of them at most, evenly spread. */
export const spread = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, i) => i % Math.ceil(all.length / most) === 0);

/** An arc's name in the list of arcs taken. */
export const arcTaken = (chart: string, from: unknown, to: unknown): string => `${chart} ${from} ${to}`;
/** The names of all arcs. */
export const arcsToTake = (configs: Readonly<Record<string, ChartConfig>>): string[] =>
  Object.entries(configs).flatMap(([chart, { states }]) =>
    Object.entries(states).flatMap(([leaf, { on }]) =>
      Object.values(on ?? {}).flatMap((arcs) => arcs.map(({ target }) => arcTaken(chart, leaf, target))),
    ),
  );

// ---------------------------------------------------------------- games with a stack of charts and one open question

/** The rules of such a game. */
export interface StackGame<S extends { stack: object[]; ask: unknown }, X extends { s: S }, M> {
  sources: Readonly<Record<string, ChartSource<X>>>;
  ports: { simulation: FlowPort<X>; live: FlowPort<X> };
  copy(s: S): S;
  playOf(s: S, port: FlowPort<X>): X;
  settle(x: X): void;
  moves(s: S): M[];
  play(x: X, move: M): void;
  digest(s: S): string;
}

/** Thrown where the chart waits, and caught at once: the state is whole. */
const WAITS = Symbol('the chart waits');
function untilItWaits(run: () => void): void {
  try {
    run();
  } catch (thrown) {
    if (thrown !== WAITS) throw thrown;
  }
}

/** A port with which the chart's own position goes nowhere; `begins`: not even into its first state. */
function pausing<X>(port: FlowPort<X>, own: (position: Position) => boolean, begins = false): FlowPort<X> {
  const pause = (position: Position, now = true): void => {
    if (now && own(position)) throw WAITS;
  };
  return {
    ...port,
    start(x, position) {
      pause(position, begins);
      port.start(x, position);
    },
    advance(x, position, event) {
      pause(position);
      return port.advance(x, position, event);
    },
    done(position) {
      pause(position);
      return port.done(position);
    },
  };
}

/** A chart's beginning: the state in which its frame has just been laid on the stack, and its place there. */
export interface Beginning<S> {
  chart: string;
  start: S;
  place: number;
}
/** Plays on, until a chart begins. */
export function beginningOf<S extends { stack: object[]; ask: unknown }, X extends { s: S }, M>(
  game: StackGame<S, X, M>,
  chart: string,
  s: S,
  playOn: (x: X) => void,
): Beginning<S> {
  const x = game.playOf(
    s,
    pausing(game.ports.simulation, (position) => position.chart === chart, true),
  );
  untilItWaits(() => playOn(x));
  const place = s.stack.length - 1;
  if ((s.stack[place] as Partial<Position> | undefined)?.chart !== chart) throw new Error(`${chart} does not begin`);
  return { chart, start: s, place };
}

/** A chart of such a game for a model, from its beginning on, with the moves that `use` takes. */
export function modelled<S extends { stack: object[]; ask: unknown }, X extends { s: S }, M>(
  game: StackGame<S, X, M>,
  { chart, place }: Pick<Beginning<S>, 'chart' | 'place'>,
  use: (move: M, n: number) => boolean = () => true,
): Modelled<S, X> {
  return {
    source: game.sources[chart]!,
    worked(given, work) {
      const s = game.copy(given);
      const x = game.playOf(
        s,
        pausing(game.ports.simulation, (position) => position === s.stack[place]),
      );
      untilItWaits(() => work(x));
      return s;
    },
    enter: (s, at) => void Object.assign(s.stack[place]!, { at }),
    settle: game.settle,
    play: (x, n) => game.play(x, game.moves(x.s)[n]!),
    events: (s) =>
      s.ask === null
        ? [{ type: 'NEXT' }].slice(0, s.stack.length)
        : game.moves(s).flatMap((move, n) => (use(move, n) ? [{ type: 'MOVE', n }] : [])),
    digest: game.digest,
  };
}

/** Goes along a path in the real game, one event of the chart at a time; `same` is given its digest and the model's in each state. */
export async function playPath<S extends { stack: object[]; ask: unknown }, X extends { s: S }, M>(
  game: StackGame<S, X, M>,
  { chart, start, place }: Beginning<S>,
  path: Path<S>,
  port: FlowPort<X>,
  same: (real: string, model: string) => void,
): Promise<void> {
  const s = game.copy(start);
  const own = Object.assign(s.stack[place]!, { at: '', entered: false }) as unknown as Position;
  const x = game.playOf(
    s,
    pausing(port, (position) => position === own),
  );
  const on = (): void => untilItWaits(() => game.settle(x));
  on();
  const { worked } = modelled(game, { chart, place });
  await path.test({
    states: {
      // after the chart's last state the game may be over, which the model leaves to the table
      '*': ({ context }) => same(game.digest(s), game.digest(worked(context.s, game.settle))),
    },
    events: {
      NEXT() {
        port.advance(x, own, 'NEXT');
        on();
      },
      MOVE: ({ event }) => untilItWaits(() => game.play(x, game.moves(s)[event.n!]!)),
    },
  });
}
