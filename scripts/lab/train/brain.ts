/** All networks of the quick policy as one list of weights (a "brain"). */
import { type NetName, NETS } from '../../../src/games/netrunner/bot/quick/consider.ts';
import { Net, type Shape, weightsIn } from '../../../src/games/netrunner/bot/quick/net.ts';
import { SHAPES } from '../../../src/games/netrunner/bot/quick/learnt.ts';
import type { Nets } from '../../../src/games/netrunner/bot/quick/policy.ts';
import { below, seedRng } from '../../../src/core/rng.ts';

export interface Brain {
  nets: Nets;
  value: Net;
  /** the weights of all networks, one after the other */
  w: Float32Array;
}

/** The networks in order, each with the index of its first weight. */
export const PARTS: { name: NetName | 'value'; shape: Shape; from: number }[] = [];
let all = 0;
for (const name of [...NETS, 'value'] as const) {
  PARTS.push({ name, shape: SHAPES[name], from: all });
  all += weightsIn(SHAPES[name]);
}
/** The value network; it is last, so that it can learn alone. */
export const VALUE = PARTS.at(-1)!;
/** Total number of weights. */
export const WEIGHTS = all;

/** Networks that read these weights directly: changing the list changes the networks. */
export function brainOf(w: Float32Array): Brain {
  const nets: Partial<Record<NetName | 'value', Net>> = {};
  for (const { name, shape, from } of PARTS) nets[name] = new Net(shape, w.subarray(from, from + weightsIn(shape)));
  return { nets: nets as unknown as Nets, value: nets.value!, w };
}

/** Initial weights: small and random in the first layers, so that hidden units differ. The same seed gives the same weights. */
export function freshWeights(seed: string): Float32Array {
  const rng = seedRng(`weights ${seed}`);
  const w = new Float32Array(WEIGHTS);
  for (const { shape, from, name } of PARTS) {
    const { context, move, hidden } = shape;
    const width = name === 'value' ? 0.25 : 0.2;
    const first = (context + move) * hidden;
    for (let i = 0; i < first; i++) w[from + i] = (below(rng, 20001) / 10000 - 1) * width;
    for (let i = 0; i < hidden; i++) w[from + first + hidden + i] = (below(rng, 20001) / 10000 - 1) * width;
  }
  return w;
}
