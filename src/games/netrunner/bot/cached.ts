/** Keeps results that are worked out once for each card, effect or deck list. */

/** The most results to keep for deck lists: a session uses few, but a cache must not grow without limit. */
export const DECKS = 200;

/**
 * Returns a function that calls `make` once for each key and then returns the same result. `most`: if given, it forgets all results when
 * there are more.
 */
export function cached<T>(make: (key: string) => T, most = Infinity): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    let one = known.get(key);
    if (one === undefined) {
      one = make(key);
      if (known.size > most) known.clear();
      known.set(key, one);
    }
    return one;
  };
}
