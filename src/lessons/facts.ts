/** Makes the facts that a game's lessons can test about the table and past events. */

/** What a fact is tested on: the table with nothing hidden, all events of the attempt, and the learner's seat. */
export interface FactsAt<View, Seen> {
  view: View;
  seen: readonly Seen[];
  seat: string;
}

/** Returns the events of this type. */
export const eventsOf = <E extends { type: string }, T extends E['type']>(
  { seen }: { seen: readonly E[] },
  type: T,
): Extract<E, { type: T }>[] => seen.filter((event): event is Extract<E, { type: T }> => event.type === type);

/** Reads the number that a lesson gives for a fact. Throws if it is none. */
export function amountIn(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`lesson: expected a number, got ${JSON.stringify(value)}`);
  return value;
}

/**
 * Returns the functions that test a game's facts. `amounts`: facts that count something; such a fact holds once its count reaches the number
 * that the lesson gives. `others`: all other facts.
 */
export function factsOf<At>(
  amounts: Readonly<Record<string, (at: At) => number>>,
  others: Readonly<Record<string, (value: unknown, at: At) => boolean>>,
) {
  /** Returns the current count of a fact; null for one that counts nothing. */
  const amount = (name: string, at: At): number | null => (Object.hasOwn(amounts, name) ? amounts[name]!(at) : null);
  return {
    names: [...Object.keys(amounts), ...Object.keys(others)],
    amount,
    /** Whether a fact holds. Throws for an unknown fact, and for a count that is compared with no number. */
    holds(name: string, value: unknown, at: At): boolean {
      const now = amount(name, at);
      if (now !== null) return now >= amountIn(value);
      if (!Object.hasOwn(others, name)) throw new Error(`lesson: there is no fact called "${name}"`);
      return others[name]!(value, at);
    },
  };
}
