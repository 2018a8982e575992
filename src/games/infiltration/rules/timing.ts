/** Lists the steps of each state chart, read from the chart's config, for the timing panel. */
import { type TimingStep, timingOf } from '../../../core/charts.ts';
import { CHART_CONFIGS } from './charts.ts';
import type { ChartName } from './model.ts';

export const timingSteps = (chart: ChartName): TimingStep[] => timingOf(CHART_CONFIGS[chart]!);
