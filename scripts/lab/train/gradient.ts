/** Gradients of the quick policy's networks: how the score of an option or position changes with each weight. */
import { Features, type Net } from '../../../src/games/netrunner/bot/quick/net.ts';

/** A question answered in training, kept until the game is over. */
export interface Kept {
  context: Float32Array;
  at: Uint16Array;
  is: Float32Array;
  from: readonly number[];
  chances: Float32Array;
  taken: number;
}

/** The score of each option of a kept question. */
export function scoresOf(net: Net, { context, at, is, from }: Kept): Float32Array {
  const features = new Features();
  for (let m = 0; m + 1 < from.length; m++) {
    for (let k = from[m]!; k < from[m + 1]!; k++) features.add(at[k]!, is[k]!);
    features.next();
  }
  return net.scores(context, features);
}

/** Adds to `into` the gradient of the sum of the options' scores, with weight `by[m]` for option m. */
export function addPolicy(net: Net, kept: Kept, by: Float32Array, into: Float32Array): void {
  const { w } = net;
  const { hidden } = net.shape;
  const { move, bias, out, straightMove } = net.layout;
  const base = Float32Array.from(net.contextSums(kept.context));
  const back = new Float32Array(hidden);
  const sums = new Float32Array(hidden);
  const own = new Float32Array(hidden);
  for (let m = 0; m < by.length; m++) {
    const d = by[m]!;
    if (d === 0) continue;
    sums.set(base);
    for (let k = kept.from[m]!; k < kept.from[m + 1]!; k++) {
      const v = kept.is[k]!;
      const row = move + kept.at[k]! * hidden;
      for (let j = 0; j < hidden; j++) sums[j] = sums[j]! + w[row + j]! * v;
    }
    for (let j = 0; j < hidden; j++) {
      const on = sums[j]! > 0;
      own[j] = on ? d * w[out + j]! : 0;
      if (on) into[out + j] = into[out + j]! + d * sums[j]!;
      back[j] = back[j]! + own[j]!;
    }
    for (let k = kept.from[m]!; k < kept.from[m + 1]!; k++) {
      const v = kept.is[k]!;
      const place = kept.at[k]!;
      const row = move + place * hidden;
      for (let j = 0; j < hidden; j++) into[row + j] = into[row + j]! + own[j]! * v;
      into[straightMove + place] = into[straightMove + place]! + d * v;
    }
  }
  outer(kept.context, back, into, hidden, bias);
}

function outer(context: Float32Array, back: Float32Array, into: Float32Array, hidden: number, bias: number): void {
  for (let i = 0; i < context.length; i++) {
    const v = context[i]!;
    if (v === 0) continue;
    const row = i * hidden;
    for (let j = 0; j < hidden; j++) into[row + j] = into[row + j]! + back[j]! * v;
  }
  for (let j = 0; j < hidden; j++) into[bias + j] = into[bias + j]! + back[j]!;
}

/** Adds to `into` the gradient of a position's score times `d`. */
export function addValue(net: Net, context: Float32Array, d: number, into: Float32Array): void {
  const { w } = net;
  const { hidden } = net.shape;
  const { bias, out, straightContext, last } = net.layout;
  const sums = Float32Array.from(net.contextSums(context));
  const back = new Float32Array(hidden);
  for (let j = 0; j < hidden; j++) {
    if (sums[j]! <= 0) continue;
    into[out + j] = into[out + j]! + d * sums[j]!;
    back[j] = d * w[out + j]!;
  }
  for (let i = 0; i < context.length; i++) into[straightContext + i] = into[straightContext + i]! + d * context[i]!;
  into[last] = into[last]! + d;
  outer(context, back, into, hidden, bias);
}

/** Adam: step sizes for each weight, from the running mean and mean square of its gradients. */
export class Steps {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private times = 0;
  constructor(n: number) {
    this.mean = new Float64Array(n);
    this.square = new Float64Array(n);
  }
  /**
   * Moves `w` against a gradient. `size`: the step size; `decay`: the share taken off each weight; `from`: weights before this index stay.
   */
  take(w: Float32Array, gradient: ArrayLike<number>, size: number, decay = 0, from = 0): void {
    this.times++;
    const a = 1 - 0.9 ** this.times;
    const b = 1 - 0.999 ** this.times;
    for (let i = from; i < w.length; i++) {
      const g = gradient[i]!;
      this.mean[i] = 0.9 * this.mean[i]! + 0.1 * g;
      this.square[i] = 0.999 * this.square[i]! + 0.001 * g * g;
      w[i] = w[i]! - size * (this.mean[i]! / a / (Math.sqrt(this.square[i]! / b) + 1e-8) + decay * w[i]!);
    }
  }
  /** Everything to store between steps, and a way to load it. */
  save(): { mean: number[]; square: number[]; times: number } {
    return { mean: [...this.mean], square: [...this.square], times: this.times };
  }
  load(kept: { mean: number[]; square: number[]; times: number }): void {
    this.mean.set(kept.mean);
    this.square.set(kept.square);
    this.times = kept.times;
  }
}
