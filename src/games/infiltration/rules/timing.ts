/** The steps of the charts as a list, for the timing panel; read from the chart configs themselves. */
import { CHART_CONFIGS } from './charts.ts';
import type { ChartName } from './model.ts';

/** One state of a chart, as the timing panel shows it. */
export interface TimingStep {
  leaf: string;
  /** its number in the rules: '3' */
  number: string;
  /** i18n key of its name */
  label: string;
}

/** The steps of a chart, in its order. */
export const timingSteps = (chart: ChartName): TimingStep[] =>
  Object.entries(CHART_CONFIGS[chart]!.states).flatMap(([leaf, { meta }]) =>
    meta === undefined ? [] : [{ leaf, number: /[\d.]+/.exec(meta.step)?.[0] ?? '', label: meta.label }],
  );
