import { describe, expect, test } from 'vitest';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { POSITIONS } from './obvious.ts';
import { game, reach, said } from './positions.ts';

const SEEDS = 10;

describe('what a person sees at once', () => {
  let right = 0;
  let asked = 0;
  const wrong: string[] = [];
  for (const position of POSITIONS) {
    test(position.name, () => {
      const state = reach(position);
      const view = game.view(state, position.seat);
      let good = 0;
      let answer = '';
      for (let seed = 1; seed <= SEEDS; seed++) {
        answer = said(state, decide(view, 'standard', seed).move);
        const fine =
          (position.good === undefined || position.good.some((start) => answer.startsWith(start))) &&
          !position.bad?.some((start) => answer.startsWith(start));
        if (fine) good++;
        else wrong.push(`${position.name}: ${answer}`);
      }
      asked += SEEDS;
      right += good;
      // one position must not fail wholly, whatever the rest does
      expect(good, answer).toBeGreaterThanOrEqual(SEEDS / 2);
    });
  }
  test('at least 40 positions, 95 of 100 answers right', () => {
    expect(POSITIONS.length).toBeGreaterThanOrEqual(40);
    expect(right / asked, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
