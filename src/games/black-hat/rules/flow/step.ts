/** The `step` operation, run first on entering each state of a chart. */
import { stepsBy } from '../../../../core/charts.ts';
import type { ChartName } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Makes the `step` operation of a chart. */
export const stepInto = stepsBy<Play, ChartName>(emit);
