/** The bot's random numbers, derived only from its seed and the view, so the same view gives the same move on every machine. */
import { type Chance, chanceOf as chanceFor } from '../../../core/chance.ts';
import type { View } from '../rules/view.ts';

export type { Chance };

/** A random number generator seeded with the bot's seed and a view. */
export const chanceOf = (botSeed: number | string, view: View): Chance =>
  chanceFor(botSeed, () => JSON.stringify(view));

/** A shuffled copy of the list. */
export function shuffledBy<T>(chance: Chance, list: readonly T[]): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
