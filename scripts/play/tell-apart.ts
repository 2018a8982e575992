/** How well an agenda can be told from a trap by how it is installed: a logistic regression on what lies open, tried on games it did not see. */
import type { Installed } from './tell.ts';

const FOLDS = 5;
const STEPS = 400;

/** The weights that tell an agenda (1) from a trap (0) best by these figures; the last is the constant. */
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

/** The chance that of an agenda and a trap the agenda is held likelier to be one; 0.5: nothing can be told, 1: all. */
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

/** How well agendas and traps can be told apart, at once and at the end of the turn; each card is judged by what was fitted without its fold. */
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
