/** The event by which a chart's state is recorded on the table, the same in every game. */

/** A chart has entered a state. */
interface StepEvent<C extends string> {
  type: 'step';
  chart: C;
  leaf: string;
}

/**
 * Makes the `step` operations of a game's charts (`withSteps` in flow.ts puts them first into every state). `emit`: how the game makes something
 * happen. There is one event object for each state, since these events are very frequent.
 */
export function stepsBy<X, C extends string>(
  emit: (x: X, event: StepEvent<C>) => void,
): (chart: C) => (x: X, params: Record<string, unknown>) => void {
  return (chart) => {
    const events = new Map<unknown, StepEvent<C>>();
    return (x, { leaf }) => {
      let event = events.get(leaf);
      if (event === undefined) events.set(leaf, (event = Object.freeze({ type: 'step', chart, leaf: leaf as string })));
      emit(x, event);
    };
  };
}
