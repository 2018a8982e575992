/** The bot's levels and the search budget of each. */
import type { Budget } from './search.ts';

/** The bot's levels, easiest first. */
export const LEVELS = ['easy', 'standard', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** An easy bot may choose a move this many trace points worse than the best. */
export const EASY = 4;
/** The search budget of the hard bot. */
export const BUDGET: Budget = { moves: 6, worlds: 36, tricks: 2, prior: 12 };
