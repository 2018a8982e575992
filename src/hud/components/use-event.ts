/** The hook for functions that an effect calls without depending on them. */
import { useRef } from 'preact/hooks';

/**
 * Returns a function whose identity never changes and which always runs the newest `action`, so that an effect can call it without running
 * again.
 */
export function useEvent<A extends unknown[], R>(action: (...args: A) => R): (...args: A) => R {
  const newest = useRef(action);
  newest.current = action;
  const stable = useRef((...args: A): R => newest.current(...args));
  return stable.current;
}
