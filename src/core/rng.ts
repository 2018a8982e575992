/** Random numbers for the rules. The generator's state is four integers inside the game's state. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** 32-bit hash of a text (FNV-1a). `from`: the start value, to chain hashes. */
export function hash(text: string, from = 0x811c9dc5): number {
  let h = from;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Makes a generator's state from a seed. Equal seeds give equal states on every machine. */
export const seedRng = (seed: string): number[] => [...xoroshiro128plus(hash(seed) | 0).getState()];

/** Draws a random integer from 0 to n - 1 and advances the generator's `state` in place. */
export function below(state: number[], n: number): number {
  const rng = xoroshiro128plusFromState(state);
  const value = uniformInt(rng, 0, n - 1);
  const next = rng.getState();
  for (let i = 0; i < next.length; i++) state[i] = next[i]!;
  return value;
}

/** Returns a shuffled copy of the list and advances the generator's `state` in place. */
export function shuffled<T>(state: number[], list: readonly T[]): T[] {
  const rng = xoroshiro128plusFromState(state);
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = uniformInt(rng, 0, i);
    const held = result[i]!;
    result[i] = result[j]!;
    result[j] = held;
  }
  const next = rng.getState();
  for (let i = 0; i < next.length; i++) state[i] = next[i]!;
  return result;
}
