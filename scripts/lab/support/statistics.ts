/** Means, medians and intervals. */

const Z = 1.96;

export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
/** The mean; 0 for an empty list. */
export const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);

/** The value below which a share of the sorted numbers is (a percentile); 0 for an empty list. */
export const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The median. */
export const median = (list: readonly number[]): number =>
  within(
    [...list].sort((a, b) => a - b),
    0.5,
  );

/** The 95% interval (Wilson) of a share of `n`. */
export function interval(share: number, n: number): [low: number, high: number] {
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  return [middle - half, middle + half];
}
/** Half of the 95% interval of the mean. */
export function halfInterval(list: readonly number[]): number {
  const middle = mean(list);
  const square = sum(list.map((n) => (n - middle) ** 2)) / Math.max(1, list.length - 1);
  return Z * Math.sqrt(square / Math.max(1, list.length));
}
