import { describe, expect, it } from 'vitest';
import { below, seedRng } from '../../../src/core/rng.ts';
import { type Level, decide } from '../../../src/games/black-hat/bot/index.ts';
import { simulation } from '../../../src/games/black-hat/index.ts';
import type { View } from '../../../src/games/black-hat/rules/view.ts';
import { optionsNo, randomGame } from './support/games.ts';

const LITTLE = { moves: 3, worlds: 4, tricks: 2, prior: 2 };

/** Open questions of random games, each as its seat sees it in two worlds that are alike for it. */
function* positions(games: number, every: number): Generator<[View, View]> {
  for (let n = 0; n < games; n++) {
    const rng = seedRng(`bot ${n}`);
    const found: [View, View][] = [];
    randomGame(optionsNo(n), {
      move(s) {
        if (below(rng, every) > 0) return;
        const asked = simulation.decision(s)!;
        const seat = asked.by ?? asked.seat;
        const other = simulation.copy(s);
        const deal = simulation.record.deals!.make(s, seat, `bot ${found.length}`, 1);
        simulation.record.deals!.apply({ ...optionsNo(n), deals: [deal as never] }, other, 1);
        found.push([simulation.view(s, seat), simulation.view(other, seat)]);
      },
    });
    yield* found;
  }
}

describe('the bot', () => {
  it('answers every question with a legal move and a reason, the same each time', () => {
    const kinds = new Set<string>();
    for (const [view] of positions(20, 8))
      for (const level of ['easy', 'standard'] as Level[]) {
        const { move, reason } = decide(view, level, 5);
        expect(view.decision!.moves).toContain(move);
        expect(reason.key).toMatch(/^bh\.bot\./);
        expect(decide(view, level, 5)).toEqual({ move, reason });
        kinds.add(view.decision!.kind);
      }
    expect(kinds.size).toBeGreaterThanOrEqual(5);
  });

  it('does not know what it cannot see: in worlds alike for it it plays the same, for the same reason', () => {
    let pairs = 0;
    for (const [here, there] of positions(20, 20)) {
      for (const level of ['easy', 'standard', 'hard'] as Level[])
        expect(decide(there, level, 9, LITTLE)).toEqual(decide(here, level, 9, LITTLE));
      pairs++;
    }
    expect(pairs).toBeGreaterThan(60);
  });

  it('plays whole games, and standard wins more than its share against two that are easy', () => {
    let won = 0;
    const games = 24;
    for (let n = 0; n < games; n++) {
      const s = simulation.start({ ...optionsNo(1), seed: `standard ${n}`, players: 3 });
      const strong = s.table.seats[n % 3]!;
      for (let asked = simulation.decision(s); asked !== null; asked = simulation.decision(s)) {
        const view = simulation.view(s, asked.seat);
        simulation.play(s, decide(view, asked.seat === strong ? 'standard' : 'easy', n).move);
      }
      if (simulation.outcome(s)!.places[0]!.includes(strong)) won++;
    }
    expect(won).toBeGreaterThan(games / 2);
  });
});
