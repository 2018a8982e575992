/** Calculates how long the building stays open: exact probabilities of future security rolls (rules A5, "Push-your-luck maths"). */
import { END } from './play.ts';

const SIDES = 6;

/** `SUMS[k][n]`: probability that k dice add up to n; `sums` adds rows when they are needed. */
const SUMS: number[][] = [[1]];
function sums(k: number): readonly number[] {
  while (SUMS.length <= k) {
    const last = SUMS.at(-1)!;
    const next = Array.from({ length: last.length + SIDES }, () => 0);
    for (const [n, chance] of last.entries()) for (let d = 1; d <= SIDES; d++) next[n + d]! += chance / SIDES;
    SUMS.push(next);
  }
  return SUMS[k]!;
}

/** Probability, 0–1, that the proximity stays below 99 for `rounds` security rolls at this alarm. */
export function staysOpen(proximity: number, alarm: number, rounds: number): number {
  const left = END - proximity - rounds * alarm;
  return sums(rounds).reduce((sum, chance, n) => (n < left ? sum + chance : sum), 0);
}

/** The most rounds that `safeRounds` returns. */
const MOST = 40;
/** Returns the largest number of rounds for which the building stays open with a probability of at least 1 − `risk`. */
export function safeRounds(proximity: number, alarm: number, risk: number): number {
  let rounds = 0;
  while (rounds < MOST && staysOpen(proximity, alarm, rounds + 1) >= 1 - risk - 1e-9) rounds++;
  return rounds;
}
