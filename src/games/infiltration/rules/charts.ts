/** The charts of the game, and the two flow ports that run them. */
import {
  type ChartConfig,
  type ChartSource,
  type FlowPort,
  compiledPort,
  livePort,
  withSteps,
} from '../../../core/flow.ts';
import { guardsChart } from './flow/guards.ts';
import { heistChart } from './flow/heist.ts';
import { resolutionChart } from './flow/resolution.ts';
import { pickChart, roundChart } from './flow/round.ts';
import { securityChart } from './flow/security.ts';
import { revealChart, stepChart } from './flow/step.ts';
import type { Play } from './play.ts';

const PLAIN: Record<string, ChartSource<Play>> = {
  heist: heistChart,
  round: roundChart,
  pick: pickChart,
  resolution: resolutionChart,
  step: stepChart,
  reveal: revealChart,
  guards: guardsChart,
  security: securityChart,
};

/** The charts' configs by name, as written: without the `step` operations that `chartSources` adds. */
export const CHART_CONFIGS: Record<string, ChartConfig> = Object.fromEntries(
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

/** The name of a chart state's step in the rules, e.g. 'round 2'; '' when it has none. */
export const stepOf = (chart: string, leaf: string): string => CHART_CONFIGS[chart]?.states[leaf]?.meta?.step ?? '';

let compiled: FlowPort<Play> | null = null;
/** The port with compiled tables, for simulation; created once. */
export const simulationPort = (): FlowPort<Play> => (compiled ??= compiledPort(chartSources()));
let live: FlowPort<Play> | null = null;
/** The port with XState actors, for live play; created once. */
export const xstatePort = (): FlowPort<Play> => (live ??= livePort(chartSources()));
