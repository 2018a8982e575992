/** The hook for what an effect calls but does not depend on. */
import { useRef } from 'preact/hooks';

/** Returns a function that stays the same and always runs the newest `action`, so that an effect may name it without running again. */
export function useEvent<A extends unknown[], R>(action: (...args: A) => R): (...args: A) => R {
  const newest = useRef(action);
  newest.current = action;
  const stable = useRef((...args: A): R => newest.current(...args));
  return stable.current;
}
