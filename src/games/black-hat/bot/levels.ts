/** The bot's levels and what each may spend. */
import type { Budget } from './search.ts';

/** The levels, easiest first. */
export const LEVELS = ['easy', 'standard', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** How far below the best an easy bot's choice may be, in trace points. */
export const EASY = 4;
/** What a hard bot may search. */
export const BUDGET: Budget = { moves: 6, worlds: 36, tricks: 2, prior: 12 };
