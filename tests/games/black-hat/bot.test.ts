import { describe, expect, it } from 'vitest';
import { below, seedRng } from '../../../src/core/rng.ts';
import { type Level, decide } from '../../../src/games/black-hat/bot/index.ts';
import { simulation } from '../../../src/games/black-hat/index.ts';
import type { View } from '../../../src/games/black-hat/rules/view.ts';
import { chanceOf } from '../../../src/games/black-hat/bot/chance.ts';
import { sampleWorld } from '../../../src/games/black-hat/bot/sample-world.ts';
import { lookOf } from '../../../src/games/black-hat/bot/look.ts';
import { hackWorth } from '../../../src/games/black-hat/bot/pawns.ts';
import { STANDARD } from '../../../src/games/black-hat/bot/weights.ts';
import { moveText, readMove } from '../../../src/games/black-hat/notation/notate.ts';
import type { TableSetup } from '../../../src/games/black-hat/notation/setup-schema.ts';
import { layTable } from '../../../src/games/black-hat/notation/table-setup.ts';
import { simulationPort } from '../../../src/games/black-hat/rules/charts.ts';
import { playMove } from '../../../src/games/black-hat/rules/moves.ts';
import { type Play, settle } from '../../../src/games/black-hat/rules/play.ts';
import { viewOf } from '../../../src/games/black-hat/rules/view.ts';
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

/** A table at an Exploit of red's; blue's first pawn is held on b4, red's second on a4. */
function exploit(setup: TableSetup, more: readonly string[]): Play {
  const game = layTable(
    {
      options: { players: 3 },
      seats: {
        red: { hand: [13, 12, 1], pawns: ['a2', 'a4'], stuck: [2] },
        blue: { hand: [3, 2, 6], pawns: ['b4', 'Back Door'], stuck: [1] },
        green: { hand: [5, 4, 7] },
      },
      ...setup,
    },
    simulationPort(),
  );
  settle(game);
  for (const sentence of ['red: play 13', 'blue: play 3', 'green: play 5', 'red: move red 1 to b2', ...more])
    playMove(game, readMove(game.t, sentence).move);
  return game;
}
/** What a level answers there. */
function answer(level: Level, setup: TableSetup, ...more: string[]): string {
  const game = exploit(setup, more);
  return moveText(game.t, decide(viewOf(game.s, 'red'), level, 3, LITTLE).move);
}

describe('the bot', () => {
  it('answers every question with a legal move and a reason, the same each time', () => {
    const kinds = new Set<string>();
    for (const [view] of positions(20, 8))
      for (const level of ['easy', 'standard'] as Level[]) {
        const { move, reason } = decide(view, level, 5);
        expect(view.decision!.moves).toContain(move);
        expect(reason.key).toMatch(/^bh\.reason\./);
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

  it.each(['standard', 'hard'] as const)('%s lowers a space under its own held pawn further and further', (level) => {
    expect(answer(level, { markers: { a4: -2 } })).toBe('mark a4 -1');
  });

  it.each(['standard', 'hard'] as const)('%s moves a marker that helps nobody to its own held pawn', (level) => {
    const markers = { b4: 1, a4: -1, f4: 1 };
    expect(answer(level, { markers })).toBe('lift f4 +1');
    expect(answer(level, { markers }, 'red: lift f4 +1')).toBe('mark a4 -1');
  });

  it('moves even a marker of use to where it is of more use', () => {
    expect(answer('standard', { markers: { b4: 3 } })).toBe('lift b4 +1');
  });

  it.each(['standard', 'hard'] as const)('%s does not send its own last pawn through the Second Door', (level) => {
    const game = layTable(
      {
        options: { players: 3, tracer: true, secretAsset: true },
        asset: 'second-door',
        assetUp: true,
        seats: {
          red: { hand: [13, 12, 1], pawns: ['f2', 'jail'] },
          blue: { hand: [3, 2, 6], pawns: ['c1', 'a3'] },
          green: { hand: [5, 4, 7] },
        },
      },
      simulationPort(),
    );
    settle(game);
    for (const sentence of ['red: play 13', 'blue: play 3', 'green: play 5'])
      playMove(game, readMove(game.t, sentence).move);
    expect(moveText(game.t, decide(viewOf(game.s, 'red'), level, 3, LITTLE).move)).toBe('move blue 1 to d1');
  });

  it('knows that the tracer ends the game on the Critical Asset, Second Door or not', () => {
    const traced = (total: number): string => {
      const game = layTable(
        {
          options: { players: 3, tracer: true, secretAsset: true },
          asset: 'second-door',
          assetUp: true,
          tracer: 'f1',
          tracerFrom: 'e1',
          tiles: { C: '7A' },
          seats: {
            red: { hand: [13, 12], pawns: ['c2', 'a4'], stuck: [1], total },
            blue: { hand: [3, 2], total: 20 },
            green: { hand: [5, 4], total: 20 },
          },
        },
        simulationPort(),
      );
      settle(game);
      for (const sentence of ['red: play 13', 'blue: play 3', 'green: play 5'])
        playMove(game, readMove(game.t, sentence).move);
      return moveText(game.t, decide(viewOf(game.s, 'red'), 'standard', 3, LITTLE).move);
    };
    expect(traced(0)).toBe('trace to Critical Asset');
    expect(traced(50)).not.toBe('trace to Critical Asset');
  });

  it('imagines the question as it is asked: a marker that was lifted must be laid there too', () => {
    const { s } = exploit({ markers: { b4: 3 } }, ['red: lift b4 +1']);
    expect(s.ask!.lifted).toBe(true);
    expect(sampleWorld(viewOf(s, 'red'), chanceOf(1, viewOf(s, 'red'))).ask).toEqual(s.ask);
  });

  it('leaves markers alone that lie where they are best', () => {
    expect(answer('standard', { markers: { a4: -3 } })).toBe('leave');
  });

  it('counts on a jump over a rival’s pawn, not over its own', () => {
    // From b4 the only arrow leads to c4, and on from there to d4, which is a point off each round.
    const worth = (own: string, rival: string): number => {
      const game = layTable(
        {
          options: { players: 3 },
          seats: {
            red: { hand: [13], pawns: ['b4', own], stuck: [2] },
            blue: { hand: [3], pawns: [rival, 'a1'] },
            green: { hand: [5] },
          },
        },
        simulationPort(),
      );
      settle(game);
      return hackWorth(lookOf(viewOf(game.s, 'red'), STANDARD));
    };
    expect(worth('e2', 'c4')).toBeGreaterThan(5);
    expect(worth('c4', 'b1')).toBe(-2);
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
