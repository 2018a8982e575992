/** Saves a game one write at a time. Changes made during a write are saved together by the next one. */
import type { Sentence } from '../core/game.ts';

export interface Autosave {
  /** Saves the current state: at once, or, if a write is under way, after it. */
  keep(): void;
  /** Resolves when every save asked for so far has succeeded or failed. */
  done(): Promise<void>;
}

/**
 * `store` writes the current state and resolves to null or to a sentence about what went wrong; `stored` gets that result after each write.
 */
export function openAutosave(
  store: () => Promise<Sentence | null>,
  stored: (problem: Sentence | null) => void,
): Autosave {
  let storing: Promise<void> | null = null;
  let again = false;
  const once = async (): Promise<void> => {
    let problem: Sentence | null;
    try {
      problem = await store();
    } catch {
      problem = { key: 'storage.failed' };
    }
    storing = null;
    if (again) keep();
    stored(problem);
  };
  const keep = (): void => {
    again = storing !== null;
    if (!again) storing = Promise.resolve().then(once);
  };
  return {
    keep,
    async done() {
      while (storing) await storing;
    },
  };
}
