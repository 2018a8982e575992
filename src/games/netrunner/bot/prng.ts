/** The bot's random numbers, from its seed and the view alone: the same view gives the same move on every machine. */
import { type Chance, chanceOf } from '../../../core/chance.ts';
import type { View } from '../rules/view-types.ts';

export type { Chance };

/** Returns a string that differs for different views. Leaves out fields that follow from others. */
const textOf = (view: View): string =>
  JSON.stringify({
    ...view,
    tags: undefined,
    accessState: undefined,
    costBy: undefined,
    outline: undefined,
    decision: view.decision && { ...view.decision, prices: undefined },
  });

/** A generator seeded by a bot's seed and a view. */
export const chance = (botSeed: number | string, view: View): Chance => chanceOf(botSeed, () => textOf(view));
