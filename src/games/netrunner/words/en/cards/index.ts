/**
 * The cards' texts in our own words, a file for each faction: `card.<code>.<n>` is a paragraph of the text, `sub.<code>.<n>` a subroutine in
 * short.
 */
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
import type { CardTexts } from './texts.ts';
import { weyland } from './weyland.ts';

const all: CardTexts = {
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

export const cards: Record<string, string> = {
  // subroutines that cards gain, by the code of the effect
  'sub.22045.a0.1sub': 'Take 1 tag or end the run',
  'sub.22053.a0': 'Corp gains 1, Runner loses 1',
};
for (const [code, { text, subs = [] }] of Object.entries(all)) {
  text.forEach((sentence, i) => (cards[`card.${code}.${i}`] = sentence));
  subs.forEach((sentence, i) => (cards[`sub.${code}.${i}`] = sentence));
}
