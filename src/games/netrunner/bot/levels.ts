/**
 * The bot's levels, which differ in how well the bot judges and how far it looks ahead. No level sees more than another or blunders at
 * random. Newcomer uses heuristics; standard adds what was learnt from play; strong and expert also search.
 */
import type { HeuristicLevel } from './heuristic-levels.ts';
import type { Effort } from './search/think.ts';

export type Level = 'newcomer' | 'standard' | 'strong' | 'expert';

/**
 * Each level's heuristics, whether it uses the learnt networks, whether its heuristics use learnt beliefs about hidden cards, and how much
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
