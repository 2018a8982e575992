/** How long the building stays open: exact chances of the security rolls to come (rules A5, "Push-your-luck maths"). */
import { END } from './play.ts';

const SIDES = 6;

/** `SUMS[k][n]`: chance that k dice show n in all. */
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

/** Chance, 0–1, that `rounds` security rolls at this alarm leave the proximity below 99. */
export function staysOpen(proximity: number, alarm: number, rounds: number): number {
  const left = END - proximity - rounds * alarm;
  return sums(rounds).reduce((sum, chance, n) => (n < left ? sum + chance : sum), 0);
}

/** Rounds beyond which nobody asks. */
const MOST = 40;
/** The most rounds after which the building is still open with a chance of 1 − `risk` or more. */
export function safeRounds(proximity: number, alarm: number, risk: number): number {
  let rounds = 0;
  while (rounds < MOST && staysOpen(proximity, alarm, rounds + 1) >= 1 - risk - 1e-9) rounds++;
  return rounds;
}
