/**
 * Small networks that score moves and positions: one hidden layer of ReLU units. A move's score comes from the context, which is the same
 * for all moves of a decision, and from a few features of the move. The weights are one flat list, so that training and storage need not
 * know what they mean.
 */

/** The features of several moves, without zeros: move i has those from `from[i]` to `from[i + 1]`, with index `at` and value `is`. */
export class Features {
  at = new Uint16Array(1024);
  is = new Float32Array(1024);
  readonly from: number[] = [0];
  private n = 0;

  /** Adds a feature to the current move; leaves out zeros. */
  add(place: number, value: number): void {
    if (value === 0) return;
    if (this.n === this.at.length) this.grow();
    this.at[this.n] = place;
    this.is[this.n++] = value;
  }
  /** Ends the current move; features added from now on belong to the next one. */
  next(): void {
    this.from.push(this.n);
  }
  get moves(): number {
    return this.from.length - 1;
  }
  /** Removes all moves. */
  clear(): this {
    this.from.length = 1;
    this.n = 0;
    return this;
  }
  private grow(): void {
    const at = new Uint16Array(this.n * 2);
    const is = new Float32Array(this.n * 2);
    at.set(this.at);
    is.set(this.is);
    this.at = at;
    this.is = is;
  }
}

/** Sizes of a network: number of features of the position and of a move (0 if it scores positions), and of hidden units. */
export interface Shape {
  context: number;
  move: number;
  hidden: number;
}

/** Returns the number of weights in a network of this shape: both layers, and a direct weight from each feature to the output. */
export const weightsIn = ({ context, move, hidden }: Shape): number =>
  (context + move + 2) * hidden + move + context + 1;

/** Where each part of a network begins in its list of weights. */
export interface Layout {
  context: number;
  move: number;
  bias: number;
  out: number;
  straightMove: number;
  straightContext: number;
  last: number;
}
function layoutOf({ context, move, hidden }: Shape): Layout {
  const moveAt = context * hidden;
  const bias = moveAt + move * hidden;
  const out = bias + hidden;
  const straightMove = out + hidden;
  const straightContext = straightMove + move;
  return { context: 0, move: moveAt, bias, out, straightMove, straightContext, last: straightContext + context };
}

export class Net {
  readonly shape: Shape;
  readonly layout: Layout;
  w: Float32Array;
  private readonly base: Float32Array;

  constructor(shape: Shape, w: Float32Array) {
    if (w.length !== weightsIn(shape)) throw new Error(`a network needs ${weightsIn(shape)} weights, got ${w.length}`);
    this.shape = shape;
    this.layout = layoutOf(shape);
    this.w = w;
    this.base = new Float32Array(shape.hidden);
  }

  /** Returns the weighted sums of the hidden units for a position, before any move's features are added; valid until the next call. */
  contextSums(context: Float32Array): Float32Array {
    const { w, base } = this;
    const { hidden } = this.shape;
    const { bias } = this.layout;
    for (let j = 0; j < hidden; j++) base[j] = w[bias + j]!;
    for (let i = 0; i < context.length; i++) {
      const v = context[i]!;
      if (v === 0) continue;
      const row = i * hidden;
      for (let j = 0; j < hidden; j++) base[j] = base[j]! + w[row + j]! * v;
    }
    return base;
  }

  /** Returns the score of each move in a position. */
  scores(context: Float32Array, moves: Features): Float32Array {
    const { w } = this;
    const { hidden } = this.shape;
    const { move, out, straightMove } = this.layout;
    const base = this.contextSums(context);
    const scores = new Float32Array(moves.moves);
    const sums = new Float32Array(hidden);
    for (let m = 0; m < scores.length; m++) {
      sums.set(base);
      let score = 0;
      for (let k = moves.from[m]!; k < moves.from[m + 1]!; k++) {
        const place = moves.at[k]!;
        const v = moves.is[k]!;
        const row = move + place * hidden;
        for (let j = 0; j < hidden; j++) sums[j] = sums[j]! + w[row + j]! * v;
        score += w[straightMove + place]! * v;
      }
      for (let j = 0; j < hidden; j++) if (sums[j]! > 0) score += w[out + j]! * sums[j]!;
      scores[m] = score;
    }
    return scores;
  }

  /** Returns the score of a position. */
  score(context: Float32Array): number {
    const { w } = this;
    const { out, straightContext, last } = this.layout;
    const sums = this.contextSums(context);
    let score = w[last]!;
    for (let j = 0; j < sums.length; j++) if (sums[j]! > 0) score += w[out + j]! * sums[j]!;
    for (let i = 0; i < context.length; i++) score += w[straightContext + i]! * context[i]!;
    return score;
  }
}

/** Softmax in place: turns scores into probabilities. The higher `heat` (the temperature), the more even they are. */
export function softmax(scores: Float32Array, heat = 1): Float32Array {
  let most = -Infinity;
  for (const s of scores) if (s > most) most = s;
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    scores[i] = Math.exp((scores[i]! - most) / heat);
    sum += scores[i]!;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = scores[i]! / sum;
  return scores;
}

/** Logistic sigmoid. */
export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));
