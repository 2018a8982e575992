/** The dialects of the games that have annotated games, by the folder of the sources (`tutorials/<game>/replays`). */
import { blackHat } from './black-hat.ts';
import type { Dialect } from './dialect.ts';
import { infiltration } from './infiltration.ts';
import { netrunner } from './netrunner.ts';

export const DIALECTS: Readonly<Record<string, Dialect>> = { netrunner, 'black-hat': blackHat, infiltration };
