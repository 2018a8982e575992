/** The quick policy: always a legal answer, by what its seat may know alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { chanceOf } from '../../../../src/core/chance.ts';
import { consider, NETS, noMemory } from '../../../../src/games/netrunner/bot/quick/consider.ts';
import { learnt, pack, SHAPES, unpack } from '../../../../src/games/netrunner/bot/quick/learnt.ts';
import { Features, Net, softmax, weightsIn } from '../../../../src/games/netrunner/bot/quick/net.ts';
import { answer, chancesOf, noMinds } from '../../../../src/games/netrunner/bot/quick/policy.ts';
import { FEATURES, valueFeatures } from '../../../../src/games/netrunner/bot/quick/value.ts';
import { simulation as game, type State } from '../../../../src/games/netrunner/index.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import { findLegal, legalMoves, playLegal } from '../../../../src/games/netrunner/rules/moves/index.ts';
import { playOf } from '../../../../src/games/netrunner/rules/play.ts';
import { poolSetup } from '../rules/support/decks.ts';
import { differs, swapped } from './swap.ts';

const GAMES = 40;

test(`${GAMES} games over the pool: every answer is legal, every game ends`, () => {
  const { nets } = learnt();
  let asked = 0;
  const met = new Set<string>();
  for (let n = 0; n < GAMES; n++) {
    const ctx = playOf(game.start(poolSetup(n, 'quick')), simulationPort(), null);
    const minds = noMinds();
    const roll = chanceOf(n, () => 'quick');
    for (let k = 0; ctx.t.over === null; k++) {
      expect(k).toBeLessThan(4000);
      const moves = legalMoves(ctx);
      const move = answer(nets, ctx, moves, minds, roll, 1, ({ net }) => {
        asked++;
        met.add(net);
      });
      expect(findLegal(ctx, move, moves), JSON.stringify(move)).not.toBeNull();
      playLegal(ctx, move);
    }
  }
  expect(asked).toBeGreaterThan(GAMES * 60);
  expect([...met].sort()).toEqual([...NETS].sort());
});

/** What the policy makes of the open decision, as text. */
function sight(state: State): string {
  const ctx = playOf(state, simulationPort(), null);
  const found = consider(ctx, legalMoves(ctx), noMemory());
  if ('do' in found) return JSON.stringify(found);
  const { context, features: figures, options } = found;
  const end = figures.from.at(-1);
  return JSON.stringify([
    [...context],
    [...figures.at.slice(0, end)],
    [...figures.is.slice(0, end)],
    options,
    [...chancesOf(learnt().nets, found)],
  ]);
}

test('hidden swap: what a seat cannot see changes nothing that its policy reads; a position’s value does change', () => {
  const { nets } = learnt();
  let compared = 0;
  let told = 0;
  for (let n = 0; compared < 400; n++) {
    const state = game.start(poolSetup(n, 'quick swap'));
    const ctx = playOf(state, simulationPort(), null);
    const minds = noMinds();
    const roll = chanceOf(n, () => 'swap');
    while (ctx.t.over === null) {
      const moves = legalMoves(ctx);
      const seat = (state.stack.at(-1) as { seat: Seat }).seat;
      if (moves.length > 1 && roll() < 0.1) {
        const other = swapped(state, seat, roll);
        if (differs(state, other)) {
          compared++;
          expect(sight(other)).toBe(sight(state));
          const value = (s: State): string => String(valueFeatures(playOf(s, simulationPort(), null)));
          if (value(other) !== value(state)) told++;
        }
      }
      playLegal(ctx, answer(nets, ctx, moves, minds, roll));
    }
  }
  expect(told).toBeGreaterThan(compared / 10);
});

describe('the file of learnt weights', () => {
  it('is below 30 kB and holds every network', () => {
    expect(readFileSync('src/games/netrunner/bot/quick/learnt.json').length).toBeLessThan(30_000);
    for (const name of NETS) expect(learnt().nets[name].w.length).toBe(weightsIn(SHAPES[name]));
    expect(learnt().value.w.length).toBe(weightsIn(SHAPES.value));
    expect(SHAPES.value.context).toBe(FEATURES.length);
  });
  it('loses less than half a step by packing', () => {
    const w = Float32Array.from({ length: 500 }, (_, i) => Math.sin(i) * (i % 64));
    const packed = pack(w);
    unpack(packed, 500).forEach((v, i) =>
      expect(Math.abs(v - w[i]!)).toBeLessThanOrEqual(packed.steps[Math.floor(i / 128)]! * 0.51),
    );
    expect(() => unpack(packed, 499)).toThrow('expected 499 learnt weights, got 500');
  });
});

describe('a network', () => {
  const shape = { context: 2, move: 3, hidden: 2 };
  it('scores a move by context and figures, straight and through hidden units', () => {
    const w = new Float32Array(weightsIn(shape));
    const net = new Net(shape, w);
    const { move, bias, out, straightMove } = net.layout;
    w[bias] = -1;
    w[0] = 2; // first context figure on the first unit
    w[move + 2 * 2] = 3; // third move figure on the first unit
    w[out] = 10;
    w[straightMove + 1] = 0.5;
    const figures = new Features();
    figures.add(2, 1);
    figures.next();
    figures.add(1, 4);
    figures.next();
    expect([...net.scores(Float32Array.from([1, 0]), figures)]).toEqual([10 * (2 + 3 - 1), 10 * (2 - 1) + 2]);
    expect([...net.scores(Float32Array.from([0, 0]), figures)]).toEqual([20, 2]);
  });
  it('refuses a list of another length', () => {
    expect(() => new Net(shape, new Float32Array(3))).toThrow();
  });
  it('makes chances of scores, the less heat the more for the best', () => {
    const chances = softmax(Float32Array.from([1, 0]));
    expect(chances[0]).toBeCloseTo(1 / (1 + Math.exp(-1)), 5);
    expect(softmax(Float32Array.from([1, 0]), 0.1)[0]).toBeGreaterThan(0.99);
  });
});
