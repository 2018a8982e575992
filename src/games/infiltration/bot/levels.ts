/** The bot's levels and temperaments: how much risk each takes, and the search budget. */
import type { Budget } from './search.ts';

/** The levels, easiest first. The lower two only use the policy; hard also searches. */
export const LEVELS = ['easy', 'standard', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
/** A careful operative leaves early; a diver goes deep. */
export const TEMPERS = ['careful', 'diver'] as const;
export type Temperament = (typeof TEMPERS)[number];

/** The probability of being caught inside that each level accepts, 0 to 1. */
export const RISK: Readonly<Record<Level, number>> = { easy: 0.5, standard: 0.005, hard: 0.005 };
/** The factor by which each temperament values going deeper. */
export const DEEP: Readonly<Record<Temperament, number>> = { careful: 1.15, diver: 1.4 };
/** The search budget of the hard bot. */
export const BUDGET: Budget = { moves: 6, worlds: 18, prior: 6 };
