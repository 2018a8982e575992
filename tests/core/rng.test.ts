import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, seedRng, shuffled } from '../../src/core/rng.ts';

describe('chance', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    const rng = seedRng('heist');
    expect(Array.from({ length: 8 }, () => below(rng, 100))).toMatchInlineSnapshot(`
      [
        93,
        52,
        30,
        51,
        76,
        89,
        20,
        90,
      ]
    `);
    expect(shuffled(rng, ['a', 'b', 'c', 'd', 'e', 'f'])).toMatchInlineSnapshot(`
      [
        "a",
        "e",
        "d",
        "b",
        "f",
        "c",
      ]
    `);
  });
  it('gives other numbers for another seed', () => {
    const draws = (seed: string): string => {
      const rng = seedRng(seed);
      return Array.from({ length: 12 }, () => below(rng, 1000)).join();
    };
    const seeds = ['', 'a', 'b', 'ab', 'ba', 'heist', 'heist ', 'Heist', '1', '2', 'é'];
    expect(new Set(seeds.map(draws)).size).toBe(seeds.length);
  });
  it('goes on from a state kept as JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 1000 }), (seed, skip, n) => {
        const rng = seedRng(seed);
        for (let i = 0; i < skip; i++) below(rng, n);
        const kept = JSON.parse(JSON.stringify(rng)) as number[];
        expect([below(kept, n), below(kept, n), shuffled(kept, [1, 2, 3, 4])]).toEqual([
          below(rng, n),
          below(rng, n),
          shuffled(rng, [1, 2, 3, 4]),
        ]);
        expect(kept).toEqual(rng);
      }),
    );
  });
  it('draws from 0 to n - 1, each about as often', () => {
    const rng = seedRng('even');
    const count = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) count[below(rng, 6)]! += 1;
    for (const n of count) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });
  it('keeps every card when it shuffles, and every order comes up', () => {
    const rng = seedRng('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(rng, [1, 2, 3]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
    const list = [3, 1, 2];
    shuffled(rng, list);
    expect(list).toEqual([3, 1, 2]);
  });
});
