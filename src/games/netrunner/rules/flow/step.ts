/** The operation in front of each state's own: tells the table where its chart is. */
import type { Event } from '../events.ts';
import type { ChartName } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** The operation of a chart; one event serves for each state, since so many are made. */
export function stepInto(chart: ChartName): (x: Play, params: Record<string, unknown>) => void {
  const events = new Map<unknown, Event>();
  return (x, { leaf }) => {
    let event = events.get(leaf);
    if (!event) events.set(leaf, (event = Object.freeze({ type: 'step', chart, leaf: leaf as string })));
    emit(x, event);
  };
}
