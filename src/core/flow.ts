/**
 * Flow: XState machines whose states are the numbered steps of the rules, and the port through which the interpreter uses them. The port
 * has two implementations: `livePort` runs an XState actor for each position, `compiledPort` runs a table compiled from the same machine. A
 * chart's position is plain JSON (`Position`) on the game's stack. Only the chart knows which state comes next.
 */
import { type AnyStateMachine, type AnyStateNode, createActor, setup } from 'xstate';

/** A position in a chart: the name of the chart and the name of its current state. */
export interface Position {
  chart: string;
  at: string;
}

type Named = string | { type: string; params?: Record<string, unknown> };
/** One transition out of a state. An arc that leads back to its own state must set `reenter`. */
export interface ArcConfig {
  target: string;
  guard?: string;
  reenter?: boolean;
}
/** A state of a chart. `meta.step`: its number in the rules; `meta.label`: the i18n key of its name; `tags`: what players may do in it. */
export interface StateConfig<Tag extends string = string> {
  meta?: { step: string; label: `step.${string}` };
  tags?: Tag[];
  entry?: Named[];
  on?: Record<string, ArcConfig[]>;
  type?: 'final';
}
export interface ChartConfig<Tag extends string = string> {
  id: string;
  initial: string;
  states: Record<string, StateConfig<Tag>>;
}

type Guards<X> = Record<string, (x: X) => boolean>;
type Ops<X> = Record<string, (x: X, params: Record<string, unknown>) => void>;

/** A chart's config, and the functions for the guards and operations that it names. `X`: the argument these functions get. */
export interface ChartSource<X, Tag extends string = string> {
  config: ChartConfig<Tag>;
  guards: Guards<X>;
  ops: Ops<X>;
}

/** The port through which the interpreter moves through a game's charts. */
export interface FlowPort<X> {
  /** Enters the chart's initial state: sets `position.at` and runs the state's entry operations. */
  start(x: X, position: Position): void;
  /**
   * Sends an event. Returns true if an arc was taken and the new state's entry operations ran, false if no arc allows it and nothing
   * changed.
   */
  advance(x: X, position: Position, event: string): boolean;
  /** The tags of the state a position is in, e.g. 'may-jack-out'. */
  tags(position: Position): ReadonlySet<string>;
  /** Whether the position is in a final state of its chart. */
  done(position: Position): boolean;
}

/** Returns a copy of a chart's config in which each state's entry operations begin with `step`, which records the state on the table. */
export function withSteps(config: ChartConfig): ChartConfig {
  const states: Record<string, StateConfig> = {};
  for (const [leaf, state] of Object.entries(config.states)) {
    states[leaf] = { ...state, entry: [{ type: 'step', params: { leaf } }, ...(state.entry ?? [])] };
  }
  return { ...config, states };
}

/** Builds the XState machine of a chart. `now`: returns the argument of the guards and operations; left out if the machine is not run. */
export function machineOf<X>(source: ChartSource<X>, now?: () => X): AnyStateMachine {
  const guards = Object.fromEntries(
    Object.entries(source.guards).map(([name, guard]) => [name, (): boolean => guard(now!())]),
  );
  const actions = Object.fromEntries(
    Object.entries(source.ops).map(([name, op]) => [
      name,
      (_: unknown, params: Record<string, unknown> | undefined): void => op(now!(), params ?? {}),
    ]),
  );
  // Without a context: making one inside another actor's action, where answers are given, makes XState warn.
  const made = setup({ guards: guards as never, actions: actions as never }).createMachine(source.config as never);
  return made as unknown as AnyStateMachine;
}

// ---------------------------------------------------------------- compiled

interface Arc {
  guard: string | null;
  target: string;
}
interface ChartState {
  entry: { op: string; params: Record<string, unknown> }[];
  on: Map<string, Arc[]>;
  tags: Set<string>;
  final: boolean;
}
/** A chart compiled to a table: the initial state, and the operations, arcs and tags of each state. */
export interface CompiledChart {
  initial: string;
  leaves: Map<string, ChartState>;
}

/** Thrown by `compileChart` if a chart uses a feature the table does not support. */
export class ChartError extends Error {
  override name = 'ChartError';
}

/**
 * Compiles the machine that XState built to a table. Throws `ChartError` for XState features the table does not support: nested, parallel
 * or history states, invoke, after, always, exit, inline functions, wildcards, an arc without target, an arc back to its own state without
 * `reenter`, an arc out of a final state, output, computed parameters. Also throws for a guard or operation without implementation.
 */
export function compileChart<X>(
  machine: AnyStateMachine,
  source: Pick<ChartSource<X>, 'guards' | 'ops'>,
): CompiledChart {
  const root = machine.root as AnyStateNode;
  const fail = (where: string, what: string): never => {
    throw new ChartError(`chart ${machine.id}, ${where}: ${what}`);
  };
  if (root.type !== 'compound') fail('root', `a chart is one level of states, not ${root.type}`);
  if (root.transitions.size > 0 || root.entry.length > 0 || root.exit.length > 0)
    fail('root', 'arcs and operations belong to states');
  if (root.invoke.length > 0 || root.after.length > 0 || (root.always?.length ?? 0) > 0)
    fail('root', 'invoke, after and always are not carried');
  if (root.initial.actions.length > 0) fail('root', 'operations belong to states');
  if (root.output !== undefined || machine.config.output !== undefined) fail('root', 'output is not carried');
  const leaves = new Map<string, ChartState>();
  for (const node of Object.values(root.states) as AnyStateNode[]) {
    const where = node.key;
    if (node.type !== 'atomic' && node.type !== 'final') fail(where, `${node.type} states are not carried`);
    if (node.invoke.length > 0) fail(where, 'invoke is not carried');
    if ((node.always?.length ?? 0) > 0) fail(where, 'always is not carried');
    if (node.after.length > 0) fail(where, 'after is not carried');
    if (node.exit.length > 0) fail(where, 'exit operations are not carried');
    if (node.output !== undefined) fail(where, 'output is not carried');
    if (node.type === 'final' && node.transitions.size > 0) fail(where, 'no arc leads out of a final state');
    const entry = node.entry.map((action: unknown) => {
      const named =
        typeof action === 'string'
          ? { type: action }
          : (action as { type?: unknown; params?: Record<string, unknown> | (() => unknown) });
      if (typeof action === 'function' || typeof named.type !== 'string')
        return fail(where, 'an operation must be named');
      if (!Object.hasOwn(source.ops, named.type)) return fail(where, `no operation named ${named.type}`);
      if (typeof named.params === 'function') return fail(where, 'figures of an operation must be data');
      return { op: named.type, params: named.params ?? {} };
    });
    const on = new Map<string, Arc[]>();
    for (const [event, arcs] of node.transitions) {
      if (event.includes('*') || event === '') fail(where, 'wildcard events are not carried');
      if (event.startsWith('xstate.')) fail(where, 'events that XState raises are not carried');
      on.set(
        event,
        arcs.map((arc) => {
          if (arc.actions.length > 0) fail(where, 'operations belong to a state’s entry');
          const target = arc.target?.[0];
          if (!target || arc.target!.length !== 1) return fail(where, `${event} has no single target`);
          if (target.parent !== root) return fail(where, `${event} leads out of the states`);
          if (target === node && !arc.reenter) return fail(where, `${event} goes to its own state without reenter`);
          const guard = arc.guard as unknown;
          if (guard !== undefined && typeof guard !== 'string') return fail(where, 'a guard must be a name');
          if (typeof guard === 'string' && !Object.hasOwn(source.guards, guard))
            return fail(where, `no guard named ${guard}`);
          return { guard: (guard as string | undefined) ?? null, target: target.key };
        }),
      );
    }
    leaves.set(node.key, { entry, on, tags: new Set(node.tags), final: node.type === 'final' });
  }
  const initial = root.initial?.target?.[0]?.key;
  if (!initial) return fail('root', 'no initial state');
  return { initial, leaves };
}

/** A state of a compiled chart with its guards, operations and targets already looked up by name. */
interface ChartPlace<X> {
  at: string;
  entry: { run: (x: X, params: Record<string, unknown>) => void; params: Record<string, unknown> }[];
  on: Map<string, { guard: ((x: X) => boolean) | null; to: ChartPlace<X> }[]>;
  tags: Set<string>;
  final: boolean;
}
function linked<X>(
  chart: CompiledChart,
  source: ChartSource<X>,
): { initial: ChartPlace<X>; places: Map<string, ChartPlace<X>> } {
  const places = new Map<string, ChartPlace<X>>();
  for (const [at, { entry, tags, final }] of chart.leaves)
    places.set(at, {
      at,
      entry: entry.map(({ op, params }) => ({ run: source.ops[op]!, params })),
      on: new Map(),
      tags,
      final,
    });
  for (const [at, { on }] of chart.leaves)
    for (const [event, arcs] of on)
      places.get(at)!.on.set(
        event,
        arcs.map(({ guard, target }) => ({
          guard: guard === null ? null : source.guards[guard]!,
          to: places.get(target)!,
        })),
      );
  return { initial: places.get(chart.initial)!, places };
}

/**
 * Makes the port for simulation, which runs charts compiled to tables. `count`: if given, counts how often each arc is taken, by `arcName`.
 */
export function compiledPort<X>(sources: Record<string, ChartSource<X>>, count?: Map<string, number>): FlowPort<X> {
  const charts = new Map<string, ReturnType<typeof linked<X>>>();
  for (const [name, source] of Object.entries(sources))
    charts.set(name, linked(compileChart(machineOf(source), source), source));
  const placeOf = (position: Position): ChartPlace<X> => charts.get(position.chart)!.places.get(position.at)!;
  const enter = (x: X, position: Position, place: ChartPlace<X>): void => {
    position.at = place.at;
    const { entry } = place;
    for (let i = 0; i < entry.length; i++) entry[i]!.run(x, entry[i]!.params);
  };
  return {
    start: (x, position) => enter(x, position, charts.get(position.chart)!.initial),
    advance(x, position, event) {
      const arcs = placeOf(position).on.get(event);
      if (!arcs) return false;
      for (let i = 0; i < arcs.length; i++) {
        const { guard, to } = arcs[i]!;
        if (guard !== null && !guard(x)) continue;
        if (count) {
          const key = arcName(position.chart, position.at, event, i);
          count.set(key, (count.get(key) ?? 0) + 1);
        }
        enter(x, position, to);
        return true;
      }
      return false;
    },
    tags: (position) => placeOf(position).tags,
    done: (position) => placeOf(position).final,
  };
}

/** An arc's name in counts and reports, e.g. 'run s2_1 NEXT #0'. */
export const arcName = (chart: string, leaf: string, event: string, index: number): string =>
  `${chart} ${leaf} ${event} #${index}`;

/** Returns the names (`arcName`) of all arcs of the charts. */
export function allArcs(configs: Record<string, ChartConfig>): string[] {
  const names: string[] = [];
  for (const [chart, config] of Object.entries(configs)) {
    for (const [leaf, state] of Object.entries(config.states)) {
      for (const [event, arcs] of Object.entries(state.on ?? {}))
        arcs.forEach((_, i) => names.push(arcName(chart, leaf, event, i)));
    }
  }
  return names;
}

// ---------------------------------------------------------------- live

/** Name of the operation that a live chart runs on entering a state. */
const ENTER = '@enter';

/**
 * Returns a copy of a chart for live play that merges each state's entry operations into one, because XState handles every action
 * separately. `entered` is called with the name of each state entered, before its operations run.
 */
function entering<X>({ config, guards, ops }: ChartSource<X>, entered: (leaf: string) => void): ChartSource<X> {
  const entries = new Map(
    Object.entries(config.states).map(([leaf, { entry = [] }]) => [
      leaf,
      entry.map((named) => (typeof named === 'string' ? { type: named } : named)),
    ]),
  );
  const states = Object.entries(config.states).map(([leaf, state]): [string, StateConfig] => [
    leaf,
    { ...state, entry: [{ type: ENTER, params: { leaf } }] },
  ]);
  return {
    config: { ...config, states: Object.fromEntries(states) },
    guards,
    ops: {
      [ENTER](x, { leaf }) {
        entered(leaf as string);
        for (const { type, params = {} } of entries.get(leaf as string)!) ops[type]!(x, params);
      },
    },
  };
}

/** Makes the port for live play: an XState actor for each position, recreated from the position after a copy, a load or an undo. */
export function livePort<X>(sources: Record<string, ChartSource<X>>): FlowPort<X> {
  const machines = new Map<string, AnyStateMachine>();
  /** what the running actor moves, and whether an arc was taken; null while none is running */
  let running: { x: X; position: Position; taken: boolean } | null = null;
  const entered = (leaf: string): void => {
    running!.position.at = leaf;
    running!.taken = true;
  };
  for (const [name, source] of Object.entries(sources))
    machines.set(
      name,
      machineOf(entering(source, entered), () => running!.x),
    );
  type Actor = ReturnType<typeof createActor<AnyStateMachine>>;
  type Live = { actor: Actor; at: string };
  const actors = new WeakMap<Position, Live>();
  const check = (live: Live): string => {
    const snapshot = live.actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot.value as string;
  };
  /** Runs an actor; returns whether an arc was taken. Operations may run others meanwhile. */
  const run = (x: X, position: Position, go: () => void): boolean => {
    const outer = running;
    const mine = (running = { x, position, taken: false });
    try {
      go();
    } finally {
      running = outer;
    }
    return mine.taken;
  };
  const keep = (position: Position, actor: Actor): Live => {
    actor.subscribe({ error: () => {} });
    const live = { actor, at: position.at };
    actors.set(position, live);
    return live;
  };
  const liveOf = (position: Position): Live => {
    const found = actors.get(position);
    if (found && found.at === position.at) return found;
    const machine = machines.get(position.chart)!;
    const snapshot = machine.resolveState({ value: position.at, context: {} });
    const live = keep(position, createActor(machine, { snapshot }));
    live.actor.start();
    return live;
  };
  const done = (position: Position): boolean =>
    (machines.get(position.chart)!.root.states[position.at] as AnyStateNode).type === 'final';
  return {
    start(x, position) {
      const machine = machines.get(position.chart)!;
      position.at = (machine.root.initial.target[0] as AnyStateNode).key;
      const live = keep(position, createActor(machine));
      run(x, position, () => live.actor.start());
      check(live);
    },
    advance(x, position, event) {
      if (done(position)) return false;
      const live = liveOf(position);
      // `entered` records whether an arc was taken. Asking XState beforehand would run every guard twice.
      const taken = run(x, position, () => live.actor.send({ type: event }));
      live.at = position.at = check(live);
      return taken;
    },
    tags: (position) => new Set((machines.get(position.chart)!.root.states[position.at] as AnyStateNode).tags),
    done,
  };
}
