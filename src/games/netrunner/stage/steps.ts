/** Turns an update of the match into the steps that the stage player plays. */
import type { Update } from '../../../session/types.ts';
import { type Choreo, type Group, type Steps, groupsOf, stepsOfUpdate } from '../../../stage/steps.ts';
import type { SeenEvent } from '../rules/events.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import { CHOREOGRAPHY } from './choreography.ts';
import { type Layout, type LayoutOptions, layout } from './layout.ts';
import type { StageContext } from './context.ts';

const choreoOf = (event: SeenEvent): Choreo<SeenEvent, StageContext> =>
  CHOREOGRAPHY[event.type] as unknown as Choreo<SeenEvent, StageContext>;

/** Groups events that play together. Every event is in exactly one group, in order. */
export function groupEvents(events: readonly SeenEvent[]): Group<SeenEvent>[] {
  return groupsOf(events, choreoOf);
}

/**
 * All steps of an update, and how many of its events have been shown after each. The last step's table is that of `update.after`, whatever
 * the events said.
 * @param reduced motion is reduced
 */
export function stepsOf(update: Update<NetrunnerTypes>, options: LayoutOptions, reduced: boolean): Steps<Layout> {
  return stepsOfUpdate<NetrunnerTypes, Layout, StageContext>(
    update,
    {
      choreoOf,
      layout: (view) => layout(view, options),
      context: (base) => ({ ...base, lookup: options.lookup }),
      unasked: (view) => ({ ...view, decision: null }),
    },
    reduced,
  );
}
