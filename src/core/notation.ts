/** Sentences of a game's notation: `red: move red 1 to b2` is who moves, and one of the forms that the game knows. */

/** Thrown when a scenario or a sentence cannot be read; the message says what is wrong. */
export class NotationError extends Error {
  override name = 'NotationError';
}

/** A form of sentence, and how the move is made of its parts. `T`: what names are looked up in. */
export type Form<T, M> = readonly [RegExp, (t: T, parts: string[]) => M];

/**
 * Who moves (by index) and the move of a sentence. `named`: what stands in front of the colon, e.g. 'seat'. Throws `NotationError` for a
 * sentence that fits no form.
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
