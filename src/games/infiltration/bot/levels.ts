/** The bot's levels and temperaments: how much risk each takes, and the search budget. */
import type { Budget } from './search.ts';

/** The bot's levels, easiest first. The lower two only use the policy; hard also searches. */
export const LEVELS = ['easy', 'standard', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
/** The temperaments of bots: a careful operative leaves the building early; a diver goes deep. */
export const TEMPERS = ['careful', 'diver'] as const;
export type Temperament = (typeof TEMPERS)[number];

/** For each level, the probability (0 to 1) of being caught inside the building that it accepts. */
export const RISK: Readonly<Record<Level, number>> = { easy: 0.5, standard: 0.005, hard: 0.005 };
/** For each temperament, the factor by which it multiplies the worth of going deeper into the building. */
export const DEEP: Readonly<Record<Temperament, number>> = { careful: 1.15, diver: 1.4 };
/** The search budget of the hard bot. */
export const BUDGET: Budget = { moves: 6, worlds: 18, prior: 6 };
