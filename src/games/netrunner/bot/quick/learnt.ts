/** Unpacks the learnt weights of the quick policy, once, from the small file that `npm run lab -- train` writes. */
import { CONTEXTS, type NetName, NETS } from './consider.ts';
import packed from './learnt.json' with { type: 'json' };
import { Net, type Shape, weightsIn } from './net.ts';
import { MOVE } from './places.ts';
import { BELIEFS } from '../worlds/belief.ts';
import type { Nets } from './policy.ts';
import { VALUE } from './value.ts';

/** The sizes of the layers of each network. */
export const SHAPES: Record<NetName | 'value', Shape> = {
  corpAction: { context: CONTEXTS.corpAction, move: MOVE, hidden: 20 },
  corpAnswer: { context: CONTEXTS.corpAnswer, move: MOVE, hidden: 16 },
  runnerAction: { context: CONTEXTS.runnerAction, move: MOVE, hidden: 20 },
  runnerAnswer: { context: CONTEXTS.runnerAnswer, move: MOVE, hidden: 16 },
  value: VALUE,
};

/** Weights packed as text: each row of `width` weights as integers from -127 to 127, to be multiplied by the row's own step. */
export interface Packed {
  steps: number[];
  text: string;
}
const WIDTH = 128;

/** Packs weights; packing changes each by at most half a step. */
export function pack(w: Float32Array): Packed {
  const steps: number[] = [];
  let text = '';
  for (let from = 0; from < w.length; from += WIDTH) {
    const row = w.subarray(from, from + WIDTH);
    const step = Number((row.reduce((top, v) => Math.max(top, Math.abs(v)), 0) / 127).toPrecision(4));
    steps.push(step);
    for (const v of row) text += String.fromCharCode(step === 0 ? 127 : Math.round(v / step) + 127);
  }
  return { steps, text: btoa(text) };
}

/** Unpacks weights. Throws if there are not exactly `n`. */
export function unpack({ steps, text }: Packed, n: number): Float32Array {
  const bytes = atob(text);
  if (bytes.length !== n) throw new Error(`expected ${n} learnt weights, got ${bytes.length}`);
  const w = new Float32Array(n);
  for (let i = 0; i < n; i++) w[i] = (bytes.charCodeAt(i) - 127) * steps[Math.floor(i / WIDTH)]!;
  return w;
}

/** Everything learnt: the policy's networks, the network that values a position, and the beliefs about hidden cards (worlds/belief.ts). */
export interface Everything {
  nets: Nets;
  value: Net;
  belief: Float32Array;
}
let known: Everything | null = null;
/** Returns everything that was learnt from play. */
export function learnt(): Everything {
  if (known) return known;
  const file = packed as unknown as Record<NetName | 'value' | 'belief', Packed>;
  const net = (name: NetName | 'value'): Net => new Net(SHAPES[name], unpack(file[name], weightsIn(SHAPES[name])));
  const nets = Object.fromEntries(NETS.map((name) => [name, net(name)])) as unknown as Nets;
  known = { nets, value: net('value'), belief: unpack(file.belief, BELIEFS) };
  return known;
}
