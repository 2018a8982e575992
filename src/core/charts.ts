/** A game's charts as a set: their configs, the two ports that run them, and the event by which a state is recorded on the table. */
import { type ChartConfig, type ChartSource, type FlowPort, compiledPort, livePort, withSteps } from './flow.ts';

/** Replaces a chart before it is used: tests delete arcs or invert guards so. */
type Change<X> = (name: string, source: ChartSource<X>) => ChartSource<X>;

export interface ChartSet<X, Tag extends string> {
  /** the configs by name, as written: without the `step` operations that `sources` adds */
  configs: Record<string, ChartConfig<Tag>>;
  /** The charts with `step` operations added. */
  sources(change?: Change<X>): Record<string, ChartSource<X>>;
  /** The name of a chart state's step in the rules, e.g. 'round 2.1'; '' when it has none. */
  stepOf(chart: string, leaf: string): string;
  /** The port with compiled tables, for simulation; created once. */
  simulationPort(): FlowPort<X>;
  /** The port with XState actors, for live play; created once. */
  xstatePort(): FlowPort<X>;
}

/** Puts the charts of a game together, by name. */
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

/** A chart has entered a state. */
interface StepEvent<C extends string> {
  type: 'step';
  chart: C;
  leaf: string;
}

/**
 * Makes the `step` operations of a game's charts (`withSteps` in flow.ts puts them first into every state). `emit`: how the game makes something
 * happen. There is one event object for each state, since these events are very frequent.
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
