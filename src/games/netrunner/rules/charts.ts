/** The four charts of the game, and the two flow ports that run them. */
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

/** The charts' configs by name, as written: without the `step` operations that `chartSources` adds. */
export const CHART_CONFIGS: Record<string, ChartConfig<Tag>> = Object.fromEntries(
  Object.entries(PLAIN).map(([name, chart]) => [name, chart.config]),
);

/** The charts with `step` operations added. `change` may replace a chart first (used by tests that delete arcs or invert guards). */
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

/** The name of a chart state's step in the rules, e.g. '3.1' or 'corp 2.2'; '' when it has none. */
export const stepOf = (chart: string, leaf: string): string => CHART_CONFIGS[chart]?.states[leaf]?.meta?.step ?? '';

const NO_TAGS: readonly Tag[] = [];
/** The tags of a chart's state. */
export const tagsOf = (chart: string, leaf: string): readonly Tag[] =>
  CHART_CONFIGS[chart]?.states[leaf]?.tags ?? NO_TAGS;
/** Whether the table's current chart state has a tag. */
export const isAt = (t: Table, tag: Tag): boolean => tagsOf(t.chart, t.leaf).includes(tag);

let compiled: FlowPort<Play> | null = null;
/** The port with compiled tables, for simulation; created once. */
export const simulationPort = (): FlowPort<Play> => (compiled ??= compiledPort(chartSources()));
let live: FlowPort<Play> | null = null;
/** The port with XState actors, for live play; created once. */
export const xstatePort = (): FlowPort<Play> => (live ??= livePort(chartSources()));
