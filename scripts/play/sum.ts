/** Figures of many games. */
import type { Counted } from './count.ts';
import type { Result } from './worker.ts';

export interface Sums {
  games: number;
  wins: Record<'corp' | 'runner' | 'draw', number>;
  /** by 'side: reason' */
  endings: Record<string, number>;
  turns: { mean: number; most: number };
  decisions: { mean: number; most: number };
  /** ms for one decision of a bot */
  thinking: { mean: number; p95: number; most: number };
  errors: string[];
  counted: Counted;
}

/** What a share of the times, sorted, lies within; 0 of none. */
export const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export function sum(results: readonly Result[]): Sums {
  const done = results.filter((result) => result.error === null);
  const thinking = done.flatMap((result) => result.thinking).sort((a, b) => a - b);
  const mean = (list: readonly number[]): number =>
    list.length === 0 ? 0 : list.reduce((a, b) => a + b, 0) / list.length;
  const sums: Sums = {
    games: results.length,
    wins: { corp: 0, runner: 0, draw: 0 },
    endings: {},
    turns: { mean: mean(done.map((r) => r.turns)), most: Math.max(0, ...done.map((r) => r.turns)) },
    decisions: { mean: mean(done.map((r) => r.decisions)), most: Math.max(0, ...done.map((r) => r.decisions)) },
    thinking: {
      mean: mean(thinking),
      p95: within(thinking, 0.95),
      most: thinking.at(-1) ?? 0,
    },
    errors: results.flatMap((result) => (result.error === null ? [] : [result.error])),
    counted: {},
  };
  for (const result of done) {
    sums.wins[result.winner]++;
    const ending = `${result.winner}: ${result.reason}`;
    sums.endings[ending] = (sums.endings[ending] ?? 0) + 1;
  }
  for (const { counted } of results)
    for (const [what, n] of Object.entries(counted ?? {})) sums.counted[what] = (sums.counted[what] ?? 0) + n;
  return sums;
}

export const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`;

/** The figures as lines of Markdown. */
export function report(sums: Sums): string[] {
  const lines = [`- games: ${sums.games}, unfinished by an error: ${sums.errors.length}`];
  for (const side of ['corp', 'runner', 'draw'] as const)
    if (side !== 'draw' || sums.wins.draw > 0)
      lines.push(`- won by ${side}: ${sums.wins[side]} (${percent(sums.wins[side], sums.games)})`);
  for (const [ending, n] of Object.entries(sums.endings).sort((a, b) => b[1] - a[1]))
    lines.push(`  - ${ending}: ${n} (${percent(n, sums.games)})`);
  lines.push(`- player-turns a game: ${sums.turns.mean.toFixed(1)} on average, ${sums.turns.most} at most`);
  lines.push(
    `- decisions with two options or more a game: ${sums.decisions.mean.toFixed(1)} on average, ${sums.decisions.most} at most`,
  );
  lines.push(
    `- a bot's decision: ${sums.thinking.mean.toFixed(2)} ms on average, 95 % within ${sums.thinking.p95.toFixed(2)} ms, longest ${sums.thinking.most.toFixed(0)} ms`,
  );
  return lines;
}
