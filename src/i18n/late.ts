/** Sets of messages that are loaded with what needs them. */
import type { MessageSet } from './index.ts';
import { addWords, completed } from './loading.ts';

/**
 * Returns what makes a late set of a game, or of the shared folders, available, also in the current language. Await it where the set's
 * sentences are first shown. It rejects if the set cannot be fetched, and can be called again.
 */
export function lateWords(of: MessageSet, load: () => Promise<{ default: MessageSet }>): () => Promise<void> {
  return async () => {
    addWords(of, (await load()).default);
    await completed();
  };
}

/** Loads a part of the program together with the words that it shows. */
export async function withWords<T>(part: Promise<T>, ...words: readonly Promise<void>[]): Promise<T> {
  const [loaded] = await Promise.all([part, ...words]);
  return loaded;
}
