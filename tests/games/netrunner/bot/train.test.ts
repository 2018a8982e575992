/** Training: the gradients are those of the scores, and the same lot of games says the same. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { brainOf, freshWeights, PARTS, VALUE, WEIGHTS } from '../../../../scripts/lab/train/brain.ts';
import { learnEnds } from '../../../../scripts/lab/train/ends.ts';
import { addPolicy, addValue, type Kept, scoresOf, Steps } from '../../../../scripts/lab/train/gradient.ts';
import { type Learnt, type Lot, playLot } from '../../../../scripts/lab/train/worker.ts';
import { Net, weightsIn } from '../../../../src/games/netrunner/bot/quick/net.ts';

const SHAPE = { context: 3, move: 4, hidden: 5 };
const weights = (): Float32Array =>
  Float32Array.from({ length: weightsIn(SHAPE) }, (_, i) => Math.sin(i * 7 + 1) * 0.6);
const kept: Kept = {
  context: Float32Array.from([1, -0.5, 0.25]),
  at: Uint16Array.from([0, 2, 1, 3]),
  is: Float32Array.from([1, 0.5, -1, 2]),
  from: [0, 2, 4],
  chances: Float32Array.from([0.5, 0.5]),
  taken: 0,
};

/** The slope of `of` by each weight, by trying a little more and a little less of it. */
function tried(of: (w: Float32Array) => number): number[] {
  const w = weights();
  return [...w.keys()].map((i) => {
    const at = w[i]!;
    w[i] = at + 0.01;
    const more = of(w);
    w[i] = at - 0.01;
    const less = of(w);
    w[i] = at;
    return (more - less) / 0.02;
  });
}

test('the gradient of options’ scores is the one found by trying', () => {
  const by = Float32Array.from([0.7, -0.3]);
  const net = new Net(SHAPE, weights());
  const gradient = new Float32Array(weightsIn(SHAPE));
  addPolicy(net, kept, by, gradient);
  const wanted = tried((w) => scoresOf(new Net(SHAPE, w), kept).reduce((sum, score, m) => sum + score * by[m]!, 0));
  gradient.forEach((g, i) => expect(g).toBeCloseTo(wanted[i]!, 2));
});

test('the gradient of a position’s score is the one found by trying', () => {
  const net = new Net(SHAPE, weights());
  const gradient = new Float32Array(weightsIn(SHAPE));
  addValue(net, kept.context, 0.4, gradient);
  const wanted = tried((w) => 0.4 * new Net(SHAPE, w).score(kept.context));
  gradient.forEach((g, i) => expect(g).toBeCloseTo(wanted[i]!, 2));
});

it('steps against a gradient, each weight by its own size', () => {
  const w = Float32Array.from([1, 1]);
  const steps = new Steps(2);
  for (let i = 0; i < 20; i++) steps.take(w, [0.001 * w[0]!, 5 * w[1]!], 0.02);
  // the size of a gradient does not matter, its direction does
  expect(w[0]).toBeLessThan(0.7);
  expect(w[1]).toBeLessThan(0.7);
  const other = new Steps(2);
  other.load(steps.save());
  expect(other.save()).toEqual(steps.save());
});

test('the same lot of games gives the same gradient, for every network', () => {
  const lot = (seed: string) => ({
    index: 0,
    games: [0, 1, 2].map((n) => ({ n, seed, corp: n === 1 ? 'past' : 'self', runner: 'self' })),
    weights: freshWeights('a'),
    past: freshWeights('b'),
    pupil: freshWeights('c'),
    learning: { reach: 0.9, curious: 0.004, leash: 0.02, policy: true },
  });
  const one = playLot(lot('x'));
  expect(one.gradient).toHaveLength(WEIGHTS);
  expect(playLot(lot('x')).gradient).toEqual(one.gradient);
  expect(playLot(lot('y')).gradient).not.toEqual(one.gradient);
  for (const { name, shape, from } of PARTS) {
    const part = one.gradient.subarray(from, from + weightsIn(shape));
    expect(
      part.some((g) => g !== 0),
      name,
    ).toBe(true);
  }
  expect(brainOf(freshWeights('a')).w).toEqual(freshWeights('a'));
  expect(one.told.map(({ asked }) => asked > 20)).toEqual([true, true, true]);
});

describe('the value learns on from how games end', () => {
  /** Games of twenty positions that the Corp wins exactly if their first figure is 1; `stop`: how many lots are played before it breaks off. */
  const player =
    (stop = Infinity) =>
    (lots: readonly Lot[]): Promise<Learnt[]> => {
      stop -= lots.length;
      if (stop < 0) return Promise.reject(new Error('stopped'));
      return Promise.resolve(
        lots.map(({ index, games }) => ({
          index,
          gradient: new Float32Array(0),
          places: [],
          told: [],
          lessons: {
            steps: [],
            positions: games.flatMap(({ n }) =>
              Array.from({ length: 20 }, (_, k) => {
                const features = new Float32Array(VALUE.shape.context).fill(Math.sin(n * 20 + k));
                features[0] = n % 2;
                return { features, outcome: n % 2 };
              }),
            ),
          },
        })),
      );
    };
  const folder = mkdtempSync(join(tmpdir(), 'ends-'));
  const learning = (name: string, w = freshWeights('a'), play = player(), games = 640) => ({
    seed: 'x',
    games,
    lot: 2,
    w,
    belief: new Float32Array(0),
    cache: join(folder, name),
    play,
    worked: () => 1,
  });
  const errorOf = (w: Float32Array): number => {
    const features = new Float32Array(VALUE.shape.context);
    const at = (n: number): number => {
      features[0] = n;
      return 1 / (1 + Math.exp(-brainOf(w).value.score(features)));
    };
    return (1 - at(1)) ** 2 + at(0) ** 2;
  };

  it('foretells them better afterwards, and no other network changes', async () => {
    const w = freshWeights('a');
    const { curve } = await learnEnds(learning('whole', w, player(), 3200));
    expect(errorOf(w)).toBeLessThan(0.75 * errorOf(freshWeights('a')));
    expect(w.slice(0, VALUE.from)).toEqual(freshWeights('a').slice(0, VALUE.from));
    expect(curve).toHaveLength(4);
  });
  it('goes on where it was stopped, to the same weights', async () => {
    const whole = freshWeights('a');
    await learnEnds(learning('once', whole));
    const w = freshWeights('a');
    await expect(learnEnds(learning('twice', w, player(150)))).rejects.toThrow('stopped');
    const again = freshWeights('a');
    await learnEnds(learning('twice', again));
    expect(again).toEqual(whole);
  });
  it('begins anew with other weights', async () => {
    await learnEnds(learning('other'));
    const other = freshWeights('b');
    await learnEnds(learning('other', other));
    const alone = freshWeights('b');
    await learnEnds(learning('alone', alone));
    expect(other).toEqual(alone);
  });
});
