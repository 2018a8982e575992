/**
 * A game's charts (state machines of its rules): their configs, the two ports that run them, and the event that records on the table which
 * state a chart is in.
 */
import { type ArcConfig, type ChartConfig, type ChartSource, type FlowPort, type StateConfig } from './flow.ts';
import { compiledPort, livePort, withSteps } from './flow.ts';

/** Where an event leads: to a state, or to a state if a guard holds. */
export type Arc = string | readonly [guard: string, target: string];
/** A row of a chart: a numbered step of the rules with its entry operations and tags, and where each event leads; `next`: the event NEXT. */
export interface Row<Tag extends string> {
  step: string;
  tags?: Tag[];
  entry?: string[];
  on?: Readonly<Record<string, readonly Arc[]>>;
  next?: readonly Arc[];
}

/**
 * Makes a chart's config from its rows, of which the first is the initial state. The i18n key of a state's name is `step.<chart>.<state>`.
 */
export function chartOf<Tag extends string>(
  id: string,
  rows: Readonly<Record<string, Row<Tag> | 'final'>>,
): ChartConfig<Tag> {
  const stateOf = (leaf: string, { step, on, next, ...rest }: Row<Tag>): StateConfig<Tag> => {
    const arcOf = (arc: Arc): ArcConfig => {
      const [guard, target] = typeof arc === 'string' ? [undefined, arc] : arc;
      return { ...(guard !== undefined && { guard }), target, ...(target === leaf && { reenter: true }) };
    };
    const events = Object.entries({ ...on, ...(next && { NEXT: next }) });
    return {
      meta: { step, label: `step.${id}.${leaf}` },
      ...rest,
      on: Object.fromEntries(events.map(([event, arcs]) => [event, arcs.map(arcOf)])),
    };
  };
  const states = Object.entries(rows).map(([leaf, row]): [string, StateConfig<Tag>] => [
    leaf,
    row === 'final' ? { type: 'final' } : stateOf(leaf, row),
  ]);
  return { id, initial: states[0]![0], states: Object.fromEntries(states) };
}

/** A function that changes a chart before it is used. Tests delete arcs or invert guards with it. */
type Change<X> = (name: string, source: ChartSource<X>) => ChartSource<X>;

export interface ChartSet<X, Tag extends string> {
  /** the configs by chart name, as the game wrote them: without the `step` operations that `sources` adds */
  configs: Record<string, ChartConfig<Tag>>;
  /** The charts with `step` operations added. */
  sources(change?: Change<X>): Record<string, ChartSource<X>>;
  /** Returns the number that the rules give to a chart's state, e.g. 'round 2.1'; '' if it has none. */
  stepOf(chart: string, leaf: string): string;
  /** The port that runs compiled tables, for simulation; created once. */
  simulationPort(): FlowPort<X>;
  /** The port that runs XState actors, for live play; created once. */
  xstatePort(): FlowPort<X>;
}

/** One state of a chart, as a timing panel shows it. */
export interface TimingStep {
  leaf: string;
  /** the state's number in the rules, e.g. '3' */
  number: string;
  /** i18n key of the state's name */
  label: `step.${string}`;
}

/** Lists a chart's states that have a number in the rules, in the chart's order. */
export const timingOf = ({ states }: ChartConfig): TimingStep[] =>
  Object.entries(states).flatMap(([leaf, { meta }]) =>
    meta === undefined ? [] : [{ leaf, number: /[\d.]+/.exec(meta.step)?.[0] ?? '', label: meta.label }],
  );

/** Makes the chart set of a game from its charts by name. */
export function chartSet<X, Tag extends string = string>(plain: Record<string, ChartSource<X, Tag>>): ChartSet<X, Tag> {
  const configs: Record<string, ChartConfig<Tag>> = {};
  for (const [name, { config }] of Object.entries(plain)) configs[name] = config;
  const sources: ChartSet<X, Tag>['sources'] = (change) =>
    Object.fromEntries(
      Object.entries(plain).map(([name, chart]) => {
        const source = change ? change(name, chart) : chart;
        return [name, { ...source, config: withSteps(source.config) }];
      }),
    );
  let compiled: FlowPort<X> | null = null;
  let live: FlowPort<X> | null = null;
  return {
    configs,
    sources,
    stepOf: (chart, leaf) => configs[chart]?.states[leaf]?.meta?.step ?? '',
    simulationPort: () => (compiled ??= compiledPort(sources())),
    xstatePort: () => (live ??= livePort(sources())),
  };
}

/** An event that happens when a chart enters a state. */
interface StepEvent<C extends string> {
  type: 'step';
  chart: C;
  leaf: string;
}

/**
 * Makes the `step` operations that `withSteps` (flow.ts) puts first into every chart state. `emit` makes an event happen. Each state reuses
 * one event object, because these events are so frequent.
 */
export function stepsBy<X, C extends string>(
  emit: (x: X, event: StepEvent<C>) => void,
): (chart: C) => (x: X, params: Record<string, unknown>) => void {
  return (chart) => {
    const events = new Map<unknown, StepEvent<C>>();
    return (x, { leaf }) => {
      let event = events.get(leaf);
      if (event === undefined) events.set(leaf, (event = Object.freeze({ type: 'step', chart, leaf: leaf as string })));
      emit(x, event);
    };
  };
}
