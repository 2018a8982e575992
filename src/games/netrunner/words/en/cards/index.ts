/** Card text in our own words, a file for each faction. */
import { adam } from './adam.ts';
import { anarch } from './anarch.ts';
import { apex } from './apex.ts';
import { criminal } from './criminal.ts';
import { haasBioroid } from './haas-bioroid.ts';
import { jinteki } from './jinteki.ts';
import { nbn } from './nbn.ts';
import { neutral } from './neutral.ts';
import { practice } from './practice.ts';
import { shaper } from './shaper.ts';
import { sunny } from './sunny.ts';
import { weyland } from './weyland.ts';

export const cards: Record<string, string> = {
  ...adam,
  ...anarch,
  ...apex,
  ...criminal,
  ...haasBioroid,
  ...jinteki,
  ...nbn,
  ...neutral,
  ...practice,
  ...shaper,
  ...sunny,
  ...weyland,
};
