/**
 * The bot's levels: how well each judges and how far it looks ahead. None sees more than another, none blunders by chance. Newcomer
 * judges by habit, standard by habit and what was learnt from play; strong and expert search besides.
 */
import type { HeuristicLevel } from './heuristic-levels.ts';
import type { Effort } from './search/think.ts';

export type Level = 'newcomer' | 'standard' | 'strong' | 'expert';

/**
 * The habits of a level, whether it uses what was learnt from play, whether its habits too go by what it believes of hidden cards, and how much
 * it searches (null: not at all).
 */
export const LEVELS: Readonly<
  Record<Level, { heuristic: HeuristicLevel; learnt: boolean; believes: boolean; effort: Effort | null }>
> = {
  newcomer: { heuristic: 'newcomer', learnt: false, believes: false, effort: null },
  standard: { heuristic: 'standard', learnt: true, believes: false, effort: null },
  strong: {
    heuristic: 'standard',
    learnt: true,
    believes: false,
    effort: { playouts: 64, decisions: Infinity, worlds: 24, candidates: 7, bluff: 0.15, opening: false },
  },
  expert: {
    heuristic: 'standard',
    learnt: true,
    believes: true,
    effort: { playouts: 960, decisions: 9000, worlds: 48, candidates: 8, bluff: 0.25, opening: true },
  },
};
