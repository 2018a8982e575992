/** Reads sentences of a game's notation: who moves, a colon, and the move in a form the game knows, e.g. `red: move red 1 to b2`. */

/** Thrown when a scenario or sentence cannot be read. The message says what is wrong. */
export class NotationError extends Error {
  override name = 'NotationError';
}

/**
 * A form that a sentence can have: a pattern, and a function that makes the move from the parts it captured. `T`: the object in which that
 * function looks up names.
 */
export type Form<T, M> = readonly [RegExp, (t: T, parts: string[]) => M];

/**
 * Reads a sentence and returns the index of who moves, and the move. `named`: what the part before the colon should be, e.g. 'seat', for
 * the error message. Throws `NotationError` if the sentence fits no form.
 */
export function readSentence<T, M>(
  t: T,
  sentence: string,
  named: string,
  who: (t: T, name: string) => number,
  forms: readonly Form<T, M>[],
): { who: number; move: M } {
  const colon = sentence.indexOf(':');
  if (colon < 0) throw new NotationError(`"${sentence}" names no ${named}`);
  const found = who(t, sentence.slice(0, colon));
  const rest = sentence.slice(colon + 1).trim();
  for (const [form, read] of forms) {
    const parts = form.exec(rest);
    if (parts !== null) return { who: found, move: read(t, parts.slice(1)) };
  }
  throw new NotationError(`"${rest}" is no move`);
}
