/** The coach over whole games of scripted beginners: a sample of what `npm run lab -- coach` plays. */
import { expect, test } from 'vitest';
import { BEGINNER as blackHat } from '../games/black-hat/lessons/beginner.ts';
import { BEGINNER as infiltration } from '../games/infiltration/lessons/beginner.ts';
import { BEGINNER as netrunner } from '../games/netrunner/lessons/beginner.ts';
import { volume } from '../support/volume.ts';
import { bars, type Beginner, count, playBeginner, summary } from './support/beginner.ts';

/** The beginners of each game, and how many of them a sample holds. */
const BEGINNERS = [
  ['black-hat', blackHat as Beginner, 2],
  ['infiltration', infiltration as Beginner, 3],
  ['netrunner', netrunner as Beginner, 1],
] as const;

test.each(BEGINNERS)(
  '%s: the coach speaks at the habits of beginners',
  { timeout: 240_000 },
  async (_, beginner, few) => {
    const sums = summary();
    for (let who = 0; who < volume(few, 10); who++)
      for (const one of await playBeginner(beginner, 'coach', who)) count(sums, one);
    for (const { asked, measured, met } of bars(sums, beginner)) expect(met, `${asked}: ${measured}`).toBe(true);
  },
);
