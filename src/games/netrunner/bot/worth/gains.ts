/**
 * What card text gains, counted in things (credits, cards, tags) rather than in their worth: a list of numbers for each card, computed once
 * from its definition. Only price.ts says how much each thing is worth to each side.
 */
import type { Seat } from '../../rules/model.ts';
import type { GainKind, Prices } from './price.ts';

/** How much of each thing is gained; negative: lost; missing: 0. */
export type Gain = { [T in GainKind]?: number };

/** Each returns the kind of gain for one side: `credits('corp')` is `'corpCredits'`. */
export const credits = (seat: Seat) => `${seat}Credits` as const;
export const clicks = (seat: Seat) => `${seat}Clicks` as const;
export const cards = (seat: Seat) => `${seat}Cards` as const;
export const finds = (seat: Seat) => `${seat}Finds` as const;
export const losses = (seat: Seat) => `${seat}Losses` as const;
export const order = (seat: Seat) => `${seat}Order` as const;

/** Adds `gain` to `into`, `times` times, and returns `into`. */
export function add(into: Gain, gain: Gain, times = 1): Gain {
  if (times === 0) return into;
  for (const thing in gain) into[thing as GainKind] = (into[thing as GainKind] ?? 0) + gain[thing as GainKind]! * times;
  return into;
}

/** Worth of a gain in credits: the amount of each thing times its price, added up. */
export function priced(gain: Gain, prices: Prices): number {
  let sum = 0;
  for (const thing in gain) sum += gain[thing as GainKind]! * prices[thing as GainKind];
  return sum;
}
