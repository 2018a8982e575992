/** The `step` operation, which every state of every chart runs first: it records the current step of the rules. */
import { stepsBy } from '../../../../core/charts.ts';
import type { ChartName } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Makes the `step` operation for a chart. */
export const stepInto = stepsBy<Play, ChartName>(emit);
