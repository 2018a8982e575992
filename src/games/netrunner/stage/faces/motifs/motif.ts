import type { Pen } from '../../../../../stage/art/pen.ts';

/**
 * One thing that a picture can show, drawn in the pen's scene (160 × 120, middle at 80, 60). The options are the words
 * after its name in a recipe.
 */
export type Motif = (p: Pen, opts: readonly string[]) => void;
