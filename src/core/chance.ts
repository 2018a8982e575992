/** Random numbers for bots. They depend only on a seed and on what the bot sees, and are the same on every machine. */
import { hash } from './rng.ts';

/** A source of random numbers: each call returns the next one, at least 0 and less than 1. */
export type Chance = () => number;

/**
 * Picks a random index, each as likely as its weight; the weights need not add up to 1. `roll`: a random number in [0, 1). Returns 0 if
 * rounding errors leave no index.
 */
export function drawnBy(weights: readonly number[], roll: number): number {
  let left = roll * weights.reduce((sum, n) => sum + n, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return i;
  }
  return 0;
}

/**
 * A generator (mulberry32, integers only) seeded by a bot's seed and a text of what it sees. `seen` is called only when the first number is
 * drawn.
 */
export function chanceOf(botSeed: number | string, seen: () => string): Chance {
  let a = 0;
  let begun = false;
  return () => {
    if (!begun) {
      a = hash(String(botSeed), hash(seen()) ^ 0x9e3779b9);
      begun = true;
    }
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A shuffled copy of the list. */
export function shuffledBy<T>(chance: Chance, list: readonly T[]): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
