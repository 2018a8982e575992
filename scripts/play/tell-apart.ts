/**
 * Measures how well agendas can be told from traps by how they are installed: logistic regression on open information, tested on unseen
 * games.
 */
import type { Installed } from './tell.ts';

const FOLDS = 5;
const STEPS = 400;

/** Logistic regression weights that separate agendas (1) from traps (0) by these features; the last weight is the constant. */
function fitted(rows: readonly { x: readonly number[]; y: number }[], n: number): number[] {
  const w = new Array<number>(n + 1).fill(0);
  const size = w.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = w.map((weight, i) => (i < n ? 0.002 * weight : 0));
    for (const { x, y } of rows) {
      const off = (chance(w, x) - y) / rows.length;
      for (let i = 0; i < n; i++) gradient[i] = gradient[i]! + off * x[i]!;
      gradient[n] = gradient[n]! + off;
    }
    for (let i = 0; i <= n; i++) {
      size[i] = 0.9 * size[i]! + 0.1 * gradient[i]! ** 2;
      w[i] = w[i]! - (0.05 * gradient[i]!) / (Math.sqrt(size[i]!) + 1e-6);
    }
  }
  return w;
}
function chance(w: readonly number[], x: readonly number[]): number {
  let score = w[x.length]!;
  for (let i = 0; i < x.length; i++) score += w[i]! * x[i]!;
  return 1 / (1 + Math.exp(-score));
}

/**
 * The area under the ROC curve: the probability that an agenda is rated likelier to be one than a trap is. 0.5: no better than guessing; 1:
 * perfect.
 */
export function areaUnder(told: readonly { agenda: boolean; chance: number }[]): number {
  const order = [...told].sort((a, b) => a.chance - b.chance);
  let sum = 0;
  let traps = 0;
  for (let i = 0; i < order.length;) {
    let j = i;
    while (j < order.length && order[j]!.chance === order[i]!.chance) j++;
    const equal = order.slice(i, j);
    const low = equal.filter(({ agenda }) => !agenda).length;
    sum += (equal.length - low) * (traps + low / 2);
    traps += low;
    i = j;
  }
  const agendas = told.length - traps;
  return agendas === 0 || traps === 0 ? 0.5 : sum / (agendas * traps);
}

/**
 * How well agendas and traps can be told apart, at once and at the end of the turn. Each card is judged by weights fitted without its fold.
 */
export function tellOf(list: readonly Installed[]): { now: number; after: number; agendas: number; traps: number } {
  const by = (of: (one: Installed) => number[]): number => {
    const told: { agenda: boolean; chance: number }[] = [];
    for (let fold = 0; fold < FOLDS; fold++) {
      const rest = list.filter((_, i) => i % FOLDS !== fold).map((one) => ({ x: of(one), y: Number(one.agenda) }));
      if (rest.length === 0) continue;
      const w = fitted(rest, rest[0]!.x.length);
      for (const one of list.filter((_, i) => i % FOLDS === fold))
        told.push({ agenda: one.agenda, chance: chance(w, of(one)) });
    }
    return areaUnder(told);
  };
  const agendas = list.filter(({ agenda }) => agenda).length;
  return { now: by(({ now }) => now), after: by(({ after }) => after), agendas, traps: list.length - agendas };
}
