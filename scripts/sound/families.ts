/** The games that have sounds: their cues, how each is made, and where what is made goes. */
import { CUES as BLACK_HAT } from '../../src/games/black-hat/sound/cues.ts';
import { CUES as INFILTRATION } from '../../src/games/infiltration/sound/cues.ts';
import { CUES as NETRUNNER } from '../../src/games/netrunner/sound/cues.ts';
import { breakInCues } from './break-in.ts';
import { fateCues } from './fate.ts';
import { heistCues } from './heist.ts';
import type { Recipes } from './recipe.ts';
import { runCues } from './run.ts';
import { tableCues } from './table.ts';

export interface Family {
  /** id of the game, whose folder takes `sound/sprite.ts` */
  readonly game: string;
  readonly cues: readonly string[];
  readonly recipes: Recipes;
  /** name of its files in `assets/audio`, without the ending */
  readonly file: string;
}

export const FAMILIES: readonly Family[] = [
  { game: 'netrunner', cues: NETRUNNER, recipes: { ...tableCues, ...runCues, ...fateCues }, file: 'effects' },
  { game: 'black-hat', cues: BLACK_HAT, recipes: { ...tableCues, ...heistCues }, file: 'effects-black-hat' },
  { game: 'infiltration', cues: INFILTRATION, recipes: { ...tableCues, ...breakInCues }, file: 'effects-infiltration' },
];
