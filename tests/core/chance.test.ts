import { expect, it } from 'vitest';
import { chanceOf, drawnBy } from '../../src/core/chance.ts';

it('gives a bot the same numbers for the same seed and sight, on every machine', () => {
  const chance = chanceOf(7, () => '"seen"');
  expect([chance(), chance(), chance()]).toEqual([0.09511567396111786, 0.8320308316033334, 0.05372304189950228]);
  expect(chanceOf(8, () => '"seen"')()).not.toBe(chanceOf(7, () => '"seen"')());
  expect(chanceOf(7, () => 'other')()).not.toBe(chanceOf(7, () => '"seen"')());
});

it('does not look before a number is drawn', () => {
  let looked = 0;
  const chance = chanceOf(1, () => `${++looked}`);
  expect(looked).toBe(0);
  chance();
  chance();
  expect(looked).toBe(1);
});

it('draws by weights that need not add up to 1', () => {
  const weights = [1, 0, 3];
  const counts = [0, 0, 0];
  for (let n = 0; n < 400; n++) counts[drawnBy(weights, n / 400)]!++;
  expect(counts).toEqual([100, 0, 300]);
});
