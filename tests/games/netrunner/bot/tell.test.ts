/** How well agendas can be told from traps: what is plain to see is found, and nothing is found where there is nothing. */
import { expect, test } from 'vitest';
import { areaUnder, tellOf } from '../../../../scripts/play/tell-apart.ts';

test('the area under the curve: all told, all told the wrong way round, nothing told', () => {
  const told = (...chances: [boolean, number][]): number =>
    areaUnder(chances.map(([agenda, chance]) => ({ agenda, chance })));
  expect(told([true, 0.9], [true, 0.8], [false, 0.2])).toBe(1);
  expect(told([true, 0.1], [false, 0.2], [false, 0.9])).toBe(0);
  expect(told([true, 0.5], [false, 0.5], [false, 0.5])).toBe(0.5);
  expect(told([true, 0.5])).toBe(0.5);
});

test('traps that lie in the open are told from agendas behind ice; those that lie as agendas do are not', () => {
  const installed = (open: (i: number, agenda: boolean) => number) =>
    Array.from({ length: 120 }, (_, i) => {
      const agenda = i % 2 === 0;
      return { agenda, now: [open(i, agenda), 1], after: [open(i, agenda), 1, 0] };
    });
  const plain = tellOf(installed((_, agenda) => Number(!agenda)));
  expect([plain.agendas, plain.traps]).toEqual([60, 60]);
  expect(plain.now).toBeGreaterThan(0.95);
  const hidden = tellOf(installed((i) => Number(i % 6 < 2)));
  expect(hidden.now).toBeLessThan(0.65);
});
