/** All English sentences: one file for each room of the house. */
import { hud } from './hud.ts';
import { log } from './log.ts';
import { why } from './why.ts';

export const en: Record<string, string> = {
  ...hud,
  ...log,
  ...why,
};
