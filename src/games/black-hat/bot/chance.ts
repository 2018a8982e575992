/** The bot's random numbers, from its seed and the view alone: the same view gives the same move on every machine. */
import type { View } from '../rules/view.ts';

/** A generator of numbers in [0, 1). */
export type Chance = () => number;

function hash(text: string, from = 0x811c9dc5): number {
  let h = from;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** A generator from a number (mulberry32: integers only). */
function chanceFrom(seed: number): Chance {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A generator seeded by a bot's seed and a view. */
export const chanceOf = (botSeed: number | string, view: View): Chance =>
  chanceFrom(hash(String(botSeed), hash(JSON.stringify(view)) ^ 0x9e3779b9));

/** A copy of the list in random order. */
export function shuffledBy<T>(chance: Chance, list: readonly T[]): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
