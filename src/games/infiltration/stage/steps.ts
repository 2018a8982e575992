/** Turns a frame of the match into the steps that the player plays. */
import type { Update } from '../../../session/types.ts';
import { type Choreo, type Steps, stepsOfUpdate } from '../../../stage/steps.ts';
import type { Seen } from '../rules/view.ts';
import type { InfiltrationTypes } from '../game-types.ts';
import type { Layout } from './board.ts';
import { CHOREOGRAPHY } from './choreography.ts';
import { type LayoutOptions, layout } from './layout.ts';
import type { StageContext } from './context.ts';

/**
 * All steps of a frame, and how many of its events have been shown after each. The last one's table is that of `frame.after`.
 * @param reduced motion is reduced
 */
export function stepsOf(update: Update<InfiltrationTypes>, options: LayoutOptions, reduced: boolean): Steps<Layout> {
  return stepsOfUpdate<InfiltrationTypes, Layout, StageContext>(
    update,
    {
      choreoOf: (event: Seen) => CHOREOGRAPHY[event.type] as unknown as Choreo<Seen, StageContext>,
      layout: (view) => layout(view, options),
      context: (base) => ({ ...base, lookup: options.lookup, near: options.near }),
      unasked: (view) => ({ ...view, decision: null }),
    },
    reduced,
  );
}
