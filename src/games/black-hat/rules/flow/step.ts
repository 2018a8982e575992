/** The `step` operation, which records on the table which state a chart is in; each chart runs it first in every state. */
import { stepsBy } from '../../../../core/charts.ts';
import type { ChartName } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Makes a chart's `step` operation. */
export const stepInto = stepsBy<Play, ChartName>(emit);
