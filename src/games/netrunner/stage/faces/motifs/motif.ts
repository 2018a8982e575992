import type { Pen } from '../../../../../stage/art/pen.ts';

/**
 * Draws one thing that a card's picture can show, in the pen's scene (160 × 120, centre at 80, 60). The options are the words after the
 * motif's name in a recipe.
 */
export type Motif = (p: Pen, opts: readonly string[]) => void;
