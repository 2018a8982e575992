/** The charts' steps as lists, for the timing panel, read from the chart configs. */
import { type TimingStep, timingOf } from '../../../core/charts.ts';
import { CHART_CONFIGS } from './charts.ts';
import type { ChartName } from './model.ts';

export const timingSteps = (chart: ChartName): TimingStep[] => timingOf(CHART_CONFIGS[chart]!);
