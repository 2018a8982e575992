/** The four charts of the game, and the two flow ports that run them. */
import { chartSet } from '../../../core/charts.ts';
import { hackChart } from './flow/hack.ts';
import { roundChart } from './flow/round.ts';
import { setupChart } from './flow/setup.ts';
import { trickChart } from './flow/trick.ts';
import type { Play } from './play.ts';

const SET = chartSet<Play>({
  setup: setupChart,
  round: roundChart,
  trick: trickChart,
  hack: hackChart,
});

/** The charts' configs by name, as written. */
export const CHART_CONFIGS = SET.configs;
/** The charts with `step` operations added; `change` may replace one first (used by tests that delete arcs or invert guards). */
export const chartSources = SET.sources;
/** The name of a chart state's step in the rules, e.g. 'trick 3'; '' when it has none. */
export const stepOf = SET.stepOf;
/** The port with compiled tables, for simulation. */
export const simulationPort = SET.simulationPort;
/** The port with XState actors, for live play. */
export const xstatePort = SET.xstatePort;
