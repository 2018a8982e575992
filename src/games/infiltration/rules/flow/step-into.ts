/** The `step` operation, run first on entering each state of a chart: it records the state on the table. */
import type { Event } from '../events.ts';
import type { ChartName } from '../model.ts';
import { type Play, emit } from '../play.ts';

/** Makes the `step` operation of a chart, with one event for each state, since these events are frequent. */
export function stepInto(chart: ChartName): (x: Play, params: Record<string, unknown>) => void {
  const events = new Map<unknown, Event>();
  return (x, { leaf }) => {
    let event = events.get(leaf);
    if (event === undefined)
      events.set(leaf, (event = Object.freeze({ type: 'step', chart, leaf: leaf as string }) as Event));
    emit(x, event);
  };
}
