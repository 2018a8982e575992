/** The `step` operation, which each chart runs first in every state. */
import { stepsBy } from '../../../../core/charts.ts';
import type { ChartName } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Makes a chart's `step` operation. */
export const stepInto = stepsBy<Play, ChartName>(emit);
