/**
 * Chooses what to say about a finished game: the few of its moments worth showing, and the advice. Each game gives its moments a weight.
 */

/** A sign that a moment of the game is worth another look. */
export interface Sign {
  /** the kind of sign; two moments of one kind tell a person less than two of different kinds */
  kind: string;
  /** the position in the game after the sign appeared */
  at: number;
  weight: number;
}

/** How many moments are shown, the least weight of each, and the factor on a moment's weight for each of its kind already chosen. */
const SHOWN = 3;
const LEAST = 1.2;
const AGAIN = 0.6;

/** Returns the entry of a list with the most weight, the first if several are equal; null for an empty list. */
export function heaviest<T extends { weight: number }>(found: readonly T[]): T | null {
  return found.reduce<T | null>((best, one) => (best === null || one.weight > best.weight ? one : best), null);
}

/**
 * Merges the signs of each action into one: the heaviest, with half the weight of the others added. `of` returns the id of a sign's action.
 */
export function onePer<T extends Sign>(found: readonly T[], of: (sign: T) => string): T[] {
  const groups = new Map<string, T[]>();
  for (const sign of found) groups.set(of(sign), [...(groups.get(of(sign)) ?? []), sign]);
  return [...groups.values()].map((group) => {
    const first = heaviest(group)!;
    const all = group.reduce((sum, { weight }) => sum + weight, 0);
    return { ...first, weight: (first.weight + all) / 2 };
  });
}

/** Returns the moments to show, at most three, in the order of the game. */
export function bestMoments<T extends Sign>(moments: readonly T[]): T[] {
  const chosen: T[] = [];
  const worth = ({ kind, weight }: T): number => weight * AGAIN ** chosen.filter((one) => one.kind === kind).length;
  while (chosen.length < SHOWN) {
    const left = moments.filter((one) => !chosen.includes(one) && worth(one) >= LEAST);
    if (left.length === 0) break;
    chosen.push(left.reduce((best, one) => (worth(one) > worth(best) ? one : best)));
  }
  return chosen.sort((a, b) => a.at - b.at);
}
