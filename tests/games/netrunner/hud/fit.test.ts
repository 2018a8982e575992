/** How close a full plain table is laid out. */
import { expect, it } from 'vitest';
import { TIGHTEST, stepThatFits } from '../../../../src/games/netrunner/hud/board/fit.ts';

it('the plain table is laid out as close as it must be, and no closer', () => {
  const tried: number[] = [];
  const fitsFrom = (first: number) => (step: number) => {
    tried.push(step);
    return step >= first;
  };
  expect(stepThatFits(fitsFrom(0))).toBe(0);
  expect(tried).toEqual([0]);
  expect(stepThatFits(fitsFrom(2))).toBe(2);
  expect(stepThatFits(fitsFrom(9))).toBe(TIGHTEST);
});
