/** The chances of the security rolls, against the table that the rules give and against rolling. */
import { describe, expect, it, test } from 'vitest';
import { below, seedRng } from '../../../src/core/rng.ts';
import { safeRounds, staysOpen } from '../../../src/games/infiltration/rules/risk.ts';

/** Rows: distance to 99; columns: alarm -1, 0, 2, 4, 6, 8; rounds at a risk of 10 % and of 35 %. */
/** "30+" in the rules, which say no more than this; nor how many rounds 35 % are in the corner of 80, where 27 stands alone. */
const MANY = 30;
const ALARMS = [-1, 0, 2, 4, 6, 8];
const TABLE: Readonly<Record<number, readonly [number, number][]>> = {
  99: [
    [MANY, MANY],
    [25, 27],
    [16, 17],
    [12, 12],
    [9, 10],
    [8, 8],
  ],
  80: [
    [27, MANY],
    [19, 21],
    [13, 14],
    [9, 10],
    [7, 8],
    [6, 6],
  ],
  60: [
    [19, 22],
    [14, 16],
    [9, 10],
    [7, 7],
    [5, 6],
    [4, 5],
  ],
  50: [
    [16, 18],
    [11, 13],
    [7, 8],
    [5, 6],
    [4, 5],
    [3, 4],
  ],
  40: [
    [12, 14],
    [9, 10],
    [6, 6],
    [4, 5],
    [3, 4],
    [3, 3],
  ],
  30: [
    [9, 10],
    [6, 7],
    [4, 5],
    [3, 3],
    [2, 2],
    [2, 2],
  ],
  20: [
    [5, 7],
    [4, 5],
    [2, 3],
    [2, 2],
    [1, 1],
    [1, 1],
  ],
  10: [
    [2, 3],
    [1, 2],
    [1, 1],
    [0, 1],
    [0, 0],
    [0, 0],
  ],
};

describe.each(Object.keys(TABLE).map(Number))('%d from the end', (left) => {
  it('stays open for as many rounds as the rules say', () => {
    for (const [i, alarm] of ALARMS.entries()) {
      const [low, high] = TABLE[left]![i]!;
      const safe = (risk: number): number => Math.min(MANY, safeRounds(99 - left, alarm, risk));
      expect(safe(0.1), `alarm ${alarm}, 10 %`).toBe(low);
      expect(safe(0.35), `alarm ${alarm}, 35 %`).toBe(high);
    }
  });
});

test('the chance is that of rolling', () => {
  const rng = seedRng('risk');
  for (const [proximity, alarm, rounds] of [
    [70, 1, 6],
    [80, 3, 3],
    [40, 0, 15],
  ] as const) {
    let open = 0;
    for (let n = 0; n < 20_000; n++) {
      let at = proximity;
      for (let k = 0; k < rounds; k++) at += alarm + 1 + below(rng, 6);
      if (at < 99) open++;
    }
    expect(Math.abs(open / 20_000 - staysOpen(proximity, alarm, rounds))).toBeLessThan(0.015);
  }
});

test('no roll leaves it as it is; at 99 it is closed', () => {
  expect(staysOpen(98, 8, 0)).toBe(1);
  expect(staysOpen(99, -1, 0)).toBe(0);
  expect(staysOpen(98, 0, 1)).toBe(0);
});
