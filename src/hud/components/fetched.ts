/** Parts of the program that are loaded when they are first shown. */
import { useEffect, useState } from 'preact/hooks';

/**
 * Loads a part of the program. Returns it, null while it is loading, or 'missing' if it could not be loaded.
 * @param load the same function at each call, unless something else is to be loaded
 * @param tries a number that changes to try again
 */
export function useFetched<T extends object>(load: () => Promise<T>, tries = 0): { found: T } | 'missing' | null {
  const [state, setState] = useState<{ found: T } | 'missing' | null>(null);
  useEffect(() => {
    let gone = false;
    setState(null);
    load().then(
      (found) => gone || setState({ found }),
      () => gone || setState('missing'),
    );
    return () => {
      gone = true;
    };
  }, [load, tries]);
  return state;
}
