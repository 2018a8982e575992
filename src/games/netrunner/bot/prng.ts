/** The bot's random numbers, from its seed and the view alone: the same view gives the same move on every machine. */
import type { View } from '../rules/view-types.ts';

/** 32-bit hash of a text (FNV-1a); `from`: the start value. */
function hash(text: string, from = 0x811c9dc5): number {
  let h = from;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Hash of a view: equal views have equal digests. */
const digestOf = (view: View): number =>
  hash(
    JSON.stringify({
      ...view,
      // fields worked out from the rest are left out: they add nothing
      tags: undefined,
      accessLeaf: undefined,
      costBy: undefined,
      decision: view.decision && { ...view.decision, prices: undefined },
    }),
  );

/** A generator of numbers in [0, 1). */
export type Chance = () => number;

/** A generator seeded by a bot's seed and a view (mulberry32: integers only). The view is hashed when a number is first asked for. */
export function chance(botSeed: number | string, view: View): Chance {
  let a = -1;
  let begun = false;
  return () => {
    if (!begun) {
      a = hash(String(botSeed), digestOf(view) ^ 0x9e3779b9);
      begun = true;
    }
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
