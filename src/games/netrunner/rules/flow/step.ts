/** The chart operation `step`, which runs first on entering each chart state and emits a `step` event. */
import { stepsBy } from '../../../../core/charts.ts';
import type { ChartName } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Returns the `step` operation for a chart. */
export const stepInto = stepsBy<Play, ChartName>(emit);
