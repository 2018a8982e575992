/** The bot's random numbers. They follow only from its seed and the view, so that the same view gives the same move on every machine. */
import { type Chance, chanceOf as chanceFor } from '../../../core/chance.ts';
import type { View } from '../rules/view.ts';

export type { Chance };

/** A random number generator seeded with the bot's seed and a view. */
export const chanceOf = (botSeed: number | string, view: View): Chance =>
  chanceFor(botSeed, () => JSON.stringify(view));
