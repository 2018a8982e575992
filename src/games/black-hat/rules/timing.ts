/** Lists the charts' steps for the timing panel, read from the chart configs. */
import { type TimingStep, timingOf } from '../../../core/charts.ts';
import { CHART_CONFIGS } from './charts.ts';
import type { ChartName, Options } from './model.ts';

/** For each step that only some games have, by `<chart> <step>`: whether a game with these options has it. */
const ONLY: Readonly<Record<string, (options: Omit<Options, 'seed'>) => boolean>> = {
  'setup tiles': ({ tiles }) => tiles > 0,
  'setup asset': ({ secretAsset }) => secretAsset,
  'setup status': ({ status }) => status,
  'round hat': ({ hat }) => hat === 'turned',
  'trick trace': ({ tracer }) => tracer,
  'trick caught': ({ tracer }) => tracer,
};

/** The steps of a chart in a game with these options, in order. */
export const timingSteps = (chart: ChartName, options: Omit<Options, 'seed'>): TimingStep[] =>
  timingOf(CHART_CONFIGS[chart]!).filter(({ leaf }) => ONLY[`${chart} ${leaf}`]?.(options) !== false);
