/** Sequential halving: of some candidates the better half is kept after each part of the trials, so that the best are tried longest. */

/**
 * Tries candidates in `trials` trials, the same for all that are still in. `trial` tries those it is given once; `shown` says what a candidate
 * is worth so far. Returns all of them, those kept to the end first, the best first; two or more are kept, as far as there are so many.
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
