/** The bot's levels and temperaments, and what each risks and may spend. */
import type { Budget } from './search.ts';

/** The levels, easiest first. The lower two play by rules of thumb, hard searches. */
export const LEVELS = ['easy', 'standard', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
/** A careful operative leaves early; a diver goes deep. */
export const TEMPERS = ['careful', 'diver'] as const;
export type Temperament = (typeof TEMPERS)[number];

/** The risk of being caught inside that each level accepts, 0 to 1. */
export const RISK: Readonly<Record<Level, number>> = { easy: 0.5, standard: 0.005, hard: 0.005 };
/** How much more each temperament values what lies deeper, as a factor. */
export const DEEP: Readonly<Record<Temperament, number>> = { careful: 1.15, diver: 1.4 };
/** What a hard bot may search. */
export const BUDGET: Budget = { moves: 6, worlds: 18, prior: 6 };
