/** The steps of the charts as a list, for the timing panel; read from the chart configs themselves. */
import { CHART_CONFIGS } from './charts.ts';
import type { ChartName, Options } from './model.ts';

/** One state of a chart, as the timing panel shows it. */
export interface TimingStep {
  chart: ChartName;
  leaf: string;
  /** its number in the rules: '3' */
  number: string;
  /** i18n key of its name */
  label: string;
}

/** Steps that only some options bring. */
const ONLY: Readonly<Record<string, (options: Omit<Options, 'seed'>) => boolean>> = {
  'setup tiles': ({ tiles }) => tiles > 0,
  'setup asset': ({ secretAsset }) => secretAsset,
  'setup status': ({ status }) => status,
  'round hat': ({ hat }) => hat === 'turned',
  'trick trace': ({ tracer }) => tracer,
  'trick caught': ({ tracer }) => tracer,
};

/** The steps of a chart with these options, in its order. */
export function timingSteps(chart: ChartName, options: Omit<Options, 'seed'>): TimingStep[] {
  return Object.entries(CHART_CONFIGS[chart]!.states).flatMap(([leaf, { meta }]) =>
    meta === undefined || ONLY[`${chart} ${leaf}`]?.(options) === false
      ? []
      : [{ chart, leaf, number: /\d+/.exec(meta.step)?.[0] ?? '', label: meta.label }],
  );
}
