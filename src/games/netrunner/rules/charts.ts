/** The four charts of the game, and the ports made of them. */
import {
  type ChartConfig,
  type ChartSource,
  type FlowPort,
  compiledPort,
  livePort,
  withSteps,
} from '../../../core/flow.ts';
import { accessChart } from './flow/access.ts';
import { runChart } from './flow/run.ts';
import { setupChart } from './flow/setup.ts';
import { turnChart } from './flow/turn.ts';
import type { Table } from './model.ts';
import type { Tag } from './names.ts';
import type { Play } from './play.ts';

const PLAIN: Record<string, ChartSource<Play, Tag>> = {
  setup: setupChart,
  turn: turnChart,
  run: runChart,
  access: accessChart,
};

/** The charts' configs as written, without the `step` operations. */
export const CHART_CONFIGS: Record<string, ChartConfig<Tag>> = Object.fromEntries(
  Object.entries(PLAIN).map(([name, chart]) => [name, chart.config]),
);

/** Sources with `step` operations; `change` may exchange configs or guards (tests that delete arcs and turn guards round). */
export function chartSources(
  change?: (name: string, source: ChartSource<Play>) => ChartSource<Play>,
): Record<string, ChartSource<Play>> {
  return Object.fromEntries(
    Object.entries(PLAIN).map(([name, chart]) => {
      const source = change ? change(name, chart) : chart;
      return [name, { ...source, config: withSteps(source.config) }];
    }),
  );
}

/** The step number of a chart's state in the rules, e.g. '3.1'; '' where there is none. */
export const stepOf = (chart: string, leaf: string): string => CHART_CONFIGS[chart]?.states[leaf]?.meta?.step ?? '';

const NO_TAGS: readonly Tag[] = [];
/** What a chart says of one of its states. */
export const tagsOf = (chart: string, leaf: string): readonly Tag[] =>
  CHART_CONFIGS[chart]?.states[leaf]?.tags ?? NO_TAGS;
/** Whether the step where the table stands has a tag. */
export const isAt = (t: Table, tag: Tag): boolean => tagsOf(t.chart, t.leaf).includes(tag);

let compiled: FlowPort<Play> | null = null;
/** The port for simulation, made once. */
export const simulationPort = (): FlowPort<Play> => (compiled ??= compiledPort(chartSources()));
let live: FlowPort<Play> | null = null;
/** The XState port, made once. */
export const xstatePort = (): FlowPort<Play> => (live ??= livePort(chartSources()));
