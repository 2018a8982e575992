/** The games that have sounds: how each of their cues is made, and where what is made goes. */
import { breakInCues } from './break-in.ts';
import { fateCues } from './fate.ts';
import { heistCues } from './heist.ts';
import type { Recipes } from './recipe.ts';
import { runCues } from './run.ts';
import { tableCues } from './table.ts';

export interface Family {
  /** id of the game, whose folder takes `sound/sprite.json` */
  readonly game: string;
  /** a recipe for each cue, in the order of the sprite */
  readonly recipes: Recipes;
  /** name of its files in `assets/audio`, without the ending */
  readonly file: string;
}

/** Cues of the interface and of cards, which every game has. */
const { click, 'hover-soft': hover, refuse, tutor, shuffle, draw } = tableCues;
const COMMON: Recipes = { click, 'hover-soft': hover, refuse, tutor, shuffle, draw };

export const FAMILIES: readonly Family[] = [
  { game: 'netrunner', recipes: { ...tableCues, ...runCues, ...fateCues }, file: 'effects' },
  { game: 'black-hat', recipes: { ...COMMON, ...heistCues }, file: 'effects-black-hat' },
  { game: 'infiltration', recipes: { ...COMMON, ...breakInCues }, file: 'effects-infiltration' },
];
