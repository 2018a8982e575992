/**
 * The bot's levels: how well each judges and how far it looks ahead. None sees more than another, none blunders by chance. Newcomer and
 * standard judge by habit; strong and expert search, by what was learnt from play.
 */
import type { Habit } from './habit-levels.ts';
import type { Effort } from './search/think.ts';

export type Level = 'newcomer' | 'standard' | 'strong' | 'expert';

/** The habits of a level, and how much it searches (null: not at all). */
export const LEVELS: Readonly<Record<Level, { habit: Habit; effort: Effort | null }>> = {
  newcomer: { habit: 'newcomer', effort: null },
  standard: { habit: 'standard', effort: null },
  strong: { habit: 'standard', effort: { playouts: 96, worlds: 24, candidates: 4 } },
  expert: { habit: 'standard', effort: { playouts: 640, worlds: 48, candidates: 6 } },
};
