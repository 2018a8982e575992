/** Sequential halving: spends a budget of trials on many candidates, dropping the worse half after each round. */

/**
 * Splits `trials` rounds evenly over the halvings. `trial` tries once each candidate it is given; `shown` returns a candidate's value so
 * far. Returns all candidates: the survivors first (at least two, if there are two), best first, then the dropped ones.
 */
export function halved<C>(
  candidates: readonly C[],
  trials: number,
  trial: (alive: readonly C[]) => void,
  shown: (one: C) => number,
): C[] {
  let alive = [...candidates];
  const parts = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  for (let part = 0; part < parts && alive.length > 1; part++) {
    for (let n = 0; n < trials / parts; n++) trial(alive);
    alive = alive.sort((a, b) => shown(b) - shown(a)).slice(0, Math.max(2, Math.ceil(alive.length / 2)));
  }
  const left = new Set(alive);
  return [...alive, ...candidates.filter((one) => !left.has(one))];
}
