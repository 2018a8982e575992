/** Sums up the results of many games. */
import { largestFirst, percent } from '../lab/support/report.ts';
import { mean, within } from '../lab/support/statistics.ts';
import type { Result } from './worker.ts';

/** The lines that `npm run play` prints about its games. */
export function summary(results: readonly Result[]): string[] {
  const done = results.filter(({ error }) => error === null);
  const thinking = done.flatMap((result) => result.thinking).sort((a, b) => a - b);
  const counts = (of: (result: Result) => string): [string, number][] => {
    const found: Record<string, number> = {};
    for (const result of done) found[of(result)] = (found[of(result)] ?? 0) + 1;
    return Object.entries(largestFirst(found));
  };
  const share = (n: number): string => `${n} (${percent(n, results.length)})`;
  const meanAndMost = (of: (result: Result) => number): string =>
    `${mean(done.map(of)).toFixed(1)} on average, ${Math.max(0, ...done.map(of))} at most`;
  return [
    `- games: ${results.length}, unfinished by an error: ${results.length - done.length}`,
    ...counts(({ winner }) => winner).map(([side, n]) => `- won by ${side}: ${share(n)}`),
    ...counts(({ winner, reason }) => `${winner}: ${reason}`).map(([ending, n]) => `  - ${ending}: ${share(n)}`),
    `- player-turns a game: ${meanAndMost(({ turns }) => turns)}`,
    `- decisions with two options or more a game: ${meanAndMost(({ decisions }) => decisions)}`,
    `- a bot's decision: ${mean(thinking).toFixed(2)} ms on average, 95 % within ${within(thinking, 0.95).toFixed(2)} ms, longest ${(thinking.at(-1) ?? 0).toFixed(0)} ms`,
  ];
}
