/** The charts of the game, and the two ports (XState and compiled tables) that run them. */
import { chartSet } from '../../../core/charts.ts';
import { guardsChart } from './flow/guards.ts';
import { heistChart } from './flow/heist.ts';
import { resolutionChart } from './flow/resolution.ts';
import { pickChart, roundChart } from './flow/round.ts';
import { securityChart } from './flow/security.ts';
import { revealChart, stepChart } from './flow/step.ts';
import type { Play } from './play.ts';

export const CHARTS = chartSet<Play>({
  heist: heistChart,
  round: roundChart,
  pick: pickChart,
  resolution: resolutionChart,
  step: stepChart,
  reveal: revealChart,
  guards: guardsChart,
  security: securityChart,
});

export const { configs: CHART_CONFIGS, sources: chartSources, stepOf, simulationPort, xstatePort } = CHARTS;
