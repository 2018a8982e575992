/** A random number generator for pictures only: the same seed always gives the same picture. */
export interface Rng {
  /** Returns a random number in [0, 1). */
  (): number;
  /** Returns a random number in [a, b). */
  in(a: number, b: number): number;
  /** Returns a random whole number in [a, b], both included. */
  int(a: number, b: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Returns a 32-bit hash of a text. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Makes the random number generator for a seed. */
export function rngOf(seed: string): Rng {
  let s = hash(seed);
  const next = (): number => {
    s = (s + 0x9e3779b9) | 0;
    let t = Math.imul(s ^ (s >>> 16), 0x21f0aaad);
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
    return ((t ^ (t >>> 15)) >>> 0) / 4294967296;
  };
  const rng = next as Rng;
  rng.in = (a, b) => a + (b - a) * next();
  rng.int = (a, b) => a + Math.floor(next() * (b - a + 1));
  rng.pick = (list) => list[Math.floor(next() * list.length)] ?? list[0];
  return rng;
}
