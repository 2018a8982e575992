/** The games with sounds: the recipes of each one's cues, and where the output goes. */
import { agendaCues } from './cues/agendas.ts';
import { blackHatCues } from './cues/black-hat.ts';
import { cardCues } from './cues/cards.ts';
import { harmCues } from './cues/harm.ts';
import { infiltrationCues } from './cues/infiltration.ts';
import { runCues } from './cues/run.ts';
import { turnCues } from './cues/turns.ts';
import type { Recipes } from './recipe.ts';

export interface Family {
  /** id of the game; its folder gets `sound/sprite.json` */
  readonly game: string;
  /** a recipe for each cue, in the order of the sprite */
  readonly recipes: Recipes;
  /** name of its files in `assets/audio`, without extension */
  readonly file: string;
}

/** Cues of the interface and of cards, used by every game. */
const { click, 'hover-soft': hover, refuse, tutor, shuffle, draw } = cardCues;
const COMMON: Recipes = { click, 'hover-soft': hover, refuse, tutor, shuffle, draw };

export const FAMILIES: readonly Family[] = [
  { game: 'netrunner', recipes: { ...cardCues, ...runCues, ...harmCues, ...agendaCues, ...turnCues }, file: 'effects' },
  { game: 'black-hat', recipes: { ...COMMON, ...blackHatCues }, file: 'effects-black-hat' },
  { game: 'infiltration', recipes: { ...COMMON, ...infiltrationCues }, file: 'effects-infiltration' },
];
