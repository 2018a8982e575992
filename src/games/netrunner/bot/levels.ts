/**
 * The bot's levels: how well each judges and how far it looks ahead. None sees more than another, none blunders by chance. Newcomer
 * judges by habit, standard by habit and what was learnt from play; strong and expert search besides.
 */
import type { Habit } from './habit-levels.ts';
import type { Effort } from './search/think.ts';

export type Level = 'newcomer' | 'standard' | 'strong' | 'expert';

/** The habits of a level, whether it uses what was learnt from play, and how much it searches (null: not at all). */
export const LEVELS: Readonly<Record<Level, { habit: Habit; learnt: boolean; effort: Effort | null }>> = {
  newcomer: { habit: 'newcomer', learnt: false, effort: null },
  standard: { habit: 'standard', learnt: true, effort: null },
  strong: { habit: 'standard', learnt: true, effort: { playouts: 128, worlds: 24, candidates: 7, bluff: 0.15 } },
  expert: { habit: 'standard', learnt: true, effort: { playouts: 960, worlds: 48, candidates: 8, bluff: 0.25 } },
};
