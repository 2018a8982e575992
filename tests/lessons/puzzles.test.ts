import { describe, expect, it } from 'vitest';
import { type PuzzleInfo, dayOf, nextPuzzle, puzzleOfDay } from '../../src/lessons/puzzles.ts';
import { dueAt, rated, ratingOf, readResults, withMiss, withResult, withSolved } from '../../src/lessons/rating.ts';

const result = (at: number, won: boolean, against = 1200, stars = won ? 3 : 0) => ({ at, won, against, stars });

describe('the rating', () => {
  it('rises with a puzzle that is solved and sinks with one that is missed, more for the unlikelier', () => {
    const first = { rating: 1200, deviation: 350 };
    const [easy, hard] = [rated(first, 900, 1), rated(first, 1700, 1)];
    expect(easy.rating).toBeGreaterThan(1200);
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect(rated(first, 900, 0).rating).toBeLessThan(rated(first, 1700, 0).rating);
    expect(rated(first, 1700, 0).rating).toBeLessThan(1200);
  });
  it('moves less and less, and never stands still', () => {
    let now = { rating: 1200, deviation: 350 };
    const steps: number[] = [];
    for (let i = 0; i < 200; i++) {
      const next = rated(now, now.rating, Number(i % 2 === 0));
      steps.push(Math.abs(next.rating - now.rating));
      now = next;
    }
    expect(steps[0]).toBeGreaterThan(100);
    expect(steps.at(-1)!).toBeLessThan(20);
    expect(steps.at(-1)!).toBeGreaterThan(2);
    expect(now.deviation).toBe(60);
  });
  it('comes near the strength of somebody who solves half of the puzzles of one rating', () => {
    let now = { rating: 1200, deviation: 350 };
    for (let i = 0; i < 60; i++) now = rated(now, 1600, Number(i % 2 === 0));
    expect(Math.abs(now.rating - 1600)).toBeLessThan(60);
  });
  it('follows from the results alone, in the order of their times', () => {
    const one = { a: result(1, true), b: result(2, false), c: result(3, true, 1500) };
    const other = { c: one.c, a: one.a, b: one.b };
    expect(ratingOf(other)).toEqual(ratingOf(one));
    expect(ratingOf({ ...one, a: result(9, true) })).not.toEqual(ratingOf(one));
    expect(ratingOf({})).toEqual({ rating: 1200, deviation: 350 });
  });
  it('counts the first try only; stars may be won later', () => {
    const missed = withResult({}, 'a', result(1, false));
    const later = withResult(missed, 'a', result(2, true, 1200, 2));
    expect(later['a']).toEqual({ at: 1, won: false, against: 1200, stars: 2 });
    expect(ratingOf(later)).toEqual(ratingOf(missed));
    // two tabs, or two devices: whichever came first
    expect(withResult(withResult({}, 'a', result(2, true)), 'a', result(1, false))['a']).toMatchObject({
      won: false,
      stars: 3,
    });
  });
  it('reads what is stored with care', () => {
    const good = { a: result(1, true) };
    for (const bad of [null, 5, 'x', [], undefined]) expect(readResults(bad)).toEqual({});
    expect(
      readResults({
        ...good,
        __proto__x: result(1, true),
        b: { ...result(1, true), stars: 9 },
        c: 5,
        d: { at: 'x' },
        e: { ...result(1, true), at: Infinity },
        f: { ...result(1, true), against: 1e9 },
      }),
    ).toEqual(good);
    expect(ratingOf(readResults(good)).rating).toBeGreaterThan(1200);
  });
});

describe('a look', () => {
  it('costs little: a puzzle solved after a hint still lifts the rating, less than one solved at once', () => {
    const at = (more: object) => ratingOf({ a: { ...result(1, false, 1200, 2), ...more } }).rating;
    const [looked, won, missed] = [at({ looked: true }), at({ won: true }), at({})];
    expect(looked).toBeGreaterThan(1200);
    expect(looked).toBeLessThan(won);
    expect(missed).toBeLessThan(1200);
    expect(ratingOf(readResults({ a: { ...result(1, false, 1200, 2), looked: true } })).rating).toBe(looked);
  });
});

describe('a puzzle that was missed', () => {
  const DAY = 86_400_000;
  const missed = withMiss(withResult({}, 'a', result(0, false)), 'a', 0);

  it('comes back after 1, 3 and 7 days if it is solved each time, and then no more', () => {
    let now = missed;
    for (const [due, times] of [
      [DAY, 1],
      [4 * DAY, 2],
      [11 * DAY, 3],
    ] as const) {
      expect(dueAt(now['a'])).toBe(due);
      // Too early: nothing changes.
      expect(withSolved(now, 'a', due - 1)).toEqual(now);
      now = withSolved(now, 'a', due);
      expect(now['a']!.again).toEqual({ times, at: due });
    }
    expect(dueAt(now['a'])).toBeNull();
  });

  it('begins again when it is missed again', () => {
    const once = withSolved(missed, 'a', DAY);
    expect(dueAt(withMiss(once, 'a', 2 * DAY)['a'])).toBe(3 * DAY);
  });

  it('one missed before that was kept comes back too; one solved does not', () => {
    expect(dueAt(result(5, false))).toBe(5 + DAY);
    expect(dueAt(result(5, true))).toBeNull();
    expect(dueAt(undefined)).toBeNull();
    expect(withSolved({ a: result(5, true) }, 'a', 9 * DAY)).toEqual({ a: result(5, true) });
  });

  it('is kept, and of two devices the later repetition counts', () => {
    const once = withSolved(missed, 'a', DAY);
    expect(readResults(structuredClone(once))).toEqual(once);
    expect(withResult(once, 'a', missed['a']!)).toEqual(once);
    expect(withResult(missed, 'a', once['a']!)).toEqual(once);
  });
});

describe('the puzzle of the day', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const day = (n: number): string => dayOf(new Date(2026, 10, n));
  it('is the same all day, where the person is, and whatever the order of the list', () => {
    expect(dayOf(new Date(2026, 10, 5, 0, 0, 1))).toBe('2026-11-05');
    expect(dayOf(new Date(2026, 10, 5, 23, 59, 59))).toBe('2026-11-05');
    expect(puzzleOfDay([...ids].reverse(), day(5))).toBe(puzzleOfDay(ids, day(5)));
  });
  it('comes again only when all have been, in another order', () => {
    const first = Math.floor(Date.parse('2026-11-01T00:00:00Z') / 86_400_000);
    const begin = 1 + ((5 - (first % 5)) % 5);
    const round = (n: number): string[] => [0, 1, 2, 3, 4].map((i) => puzzleOfDay(ids, day(begin + 5 * n + i))!);
    for (const n of [0, 1, 2, 3]) expect([...round(n)].sort()).toEqual(ids);
    expect(new Set([0, 1, 2, 3].map((n) => round(n).join(''))).size).toBeGreaterThan(1);
  });
  it('is none of an empty list or a day that is none', () => {
    expect(puzzleOfDay([], day(1))).toBeNull();
    expect(puzzleOfDay(ids, 'today')).toBeNull();
  });
});

describe('the next puzzle', () => {
  const list: PuzzleInfo[] = [900, 1100, 1300, 1700].map((rating) => ({
    id: `p${rating}`,
    seat: 'x',
    theme: 'y',
    rating,
    picture: '',
  }));
  it('is the nearest to the rating that was not tried yet, then one that was missed, then any other', () => {
    expect(nextPuzzle(list, {}, 1250, null)).toBe('p1300');
    expect(nextPuzzle(list, {}, 1250, 'p1300')).toBe('p1100');
    expect(nextPuzzle(list, { p1300: result(1, true) }, 1250, null)).toBe('p1100');
    const all = { p900: result(1, false), p1100: result(2, true), p1300: result(3, true), p1700: result(4, true) };
    expect(nextPuzzle(list, all, 1250, null)).toBe('p900');
    expect(nextPuzzle(list, { ...all, p900: result(1, true) }, 1250, 'p1300')).toBe('p1100');
    expect(nextPuzzle([], {}, 1250, null)).toBeNull();
  });
});
