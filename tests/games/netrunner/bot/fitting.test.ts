import { describe, expect, test } from 'vitest';
import { weigh } from '../../../../src/games/netrunner/bot/heuristics.ts';
import { FITTING } from './fitting.ts';
import { game, reach, said } from './positions.ts';

describe('the words of a card tell the better move', () => {
  for (const position of FITTING) {
    test(position.name, () => {
      const state = reach(position);
      const view = game.view(state, position.seat);
      for (let seed = 1; seed <= 5; seed++) {
        const answer = said(state, weigh(view, 'standard', seed).move);
        if (position.good)
          expect(
            position.good.some((start) => answer.startsWith(start)),
            answer,
          ).toBe(true);
        for (const start of position.bad ?? []) expect(answer.startsWith(start), answer).toBe(false);
      }
    });
  }
});
