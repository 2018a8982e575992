/** The four charts of the game, and the two ports (XState and compiled tables) that run them. */
import { chartSet } from '../../../core/charts.ts';
import { hackChart } from './flow/hack.ts';
import { roundChart } from './flow/round.ts';
import { setupChart } from './flow/setup.ts';
import { trickChart } from './flow/trick.ts';
import type { Play } from './play.ts';

export const CHARTS = chartSet<Play>({
  setup: setupChart,
  round: roundChart,
  trick: trickChart,
  hack: hackChart,
});

export const { configs: CHART_CONFIGS, sources: chartSources, stepOf, simulationPort, xstatePort } = CHARTS;
