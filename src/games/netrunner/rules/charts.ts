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
import type { Play } from './play.ts';

const PLAIN: Record<string, ChartSource<Play>> = {
  setup: setupChart,
  turn: turnChart,
  run: runChart,
  access: accessChart,
};

/** The charts' configs as written, without the `step` operations. */
export const CHART_CONFIGS: Record<string, ChartConfig> = Object.fromEntries(
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

/** The step number of a leaf in the rules, e.g. ('run','s3_1') → '3.1'. */
export const stepOf = (chart: string, leaf: string): string => CHART_CONFIGS[chart]?.states[leaf]?.meta?.step ?? '';

let compiled: FlowPort<Play> | null = null;
/** The port for simulation, made once. */
export const simulationPort = (): FlowPort<Play> => (compiled ??= compiledPort(chartSources()));
let live: FlowPort<Play> | null = null;
/** The XState port, made once. */
export const xstatePort = (): FlowPort<Play> => (live ??= livePort(chartSources()));
