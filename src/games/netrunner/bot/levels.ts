/**
 * The bot's levels: how well each judges and how far it looks ahead. None sees more than another, none blunders by chance. Newcomer
 * judges by habit, standard by habit and what was learnt from play; strong and expert search besides.
 */
import type { Habit } from './habit-levels.ts';
import type { Effort } from './search/think.ts';

export type Level = 'newcomer' | 'standard' | 'strong' | 'expert';

/**
 * The habits of a level, whether it uses what was learnt from play, whether its habits too go by what it believes of hidden cards, and how much
 * it searches (null: not at all).
 */
export const LEVELS: Readonly<
  Record<Level, { habit: Habit; learnt: boolean; believes: boolean; effort: Effort | null }>
> = {
  newcomer: { habit: 'newcomer', learnt: false, believes: false, effort: null },
  standard: { habit: 'standard', learnt: true, believes: false, effort: null },
  strong: {
    habit: 'standard',
    learnt: true,
    believes: false,
    effort: { playouts: 64, decisions: Infinity, worlds: 24, candidates: 7, bluff: 0.15, opening: false },
  },
  expert: {
    habit: 'standard',
    learnt: true,
    believes: true,
    effort: { playouts: 960, decisions: 9000, worlds: 48, candidates: 8, bluff: 0.25, opening: true },
  },
};
