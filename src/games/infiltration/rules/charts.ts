/** The charts of the game, and the two flow ports that run them. */
import { chartSet } from '../../../core/charts.ts';
import { guardsChart } from './flow/guards.ts';
import { heistChart } from './flow/heist.ts';
import { resolutionChart } from './flow/resolution.ts';
import { pickChart, roundChart } from './flow/round.ts';
import { securityChart } from './flow/security.ts';
import { revealChart, stepChart } from './flow/step.ts';
import type { Play } from './play.ts';

const SET = chartSet<Play>({
  heist: heistChart,
  round: roundChart,
  pick: pickChart,
  resolution: resolutionChart,
  step: stepChart,
  reveal: revealChart,
  guards: guardsChart,
  security: securityChart,
});

/** The charts' configs by name, as written. */
export const CHART_CONFIGS = SET.configs;
/** The charts with `step` operations added; `change` may replace one first (used by tests that delete arcs or invert guards). */
export const chartSources = SET.sources;
/** The name of a chart state's step in the rules, e.g. 'round 2'; '' when it has none. */
export const stepOf = SET.stepOf;
/** The port with compiled tables, for simulation. */
export const simulationPort = SET.simulationPort;
/** The port with XState actors, for live play. */
export const xstatePort = SET.xstatePort;
