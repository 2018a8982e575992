/** Runs one storing at a time; all changes made meanwhile are stored together by one more run. */
import type { Sentence } from '../core/game.ts';

export interface Autosave {
  /** Asks for the current state to be stored. */
  keep(): void;
  /** Resolves when everything asked for has been stored or could not be. */
  done(): Promise<void>;
}

/** `store` writes the current state and resolves to null or the sentence of what went wrong; `told` gets that result after each run. */
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
