/** Stores one thing at a time; what changes meanwhile is stored once, afterwards. */
import type { Sentence } from '../core/game.ts';

export interface StoreKeeper {
  /** Stores what is true now. */
  keep(): void;
  /** Resolves when all that was to be stored is, or has failed to be. */
  done(): Promise<void>;
}

/** `store` makes and stores the newest text; `told` gets the sentence of what went wrong, or null, after each time. */
export function storeKeeper(
  store: () => Promise<Sentence | null>,
  told: (problem: Sentence | null) => void,
): StoreKeeper {
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
    told(problem);
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
