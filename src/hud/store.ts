/** An observable value: components read it with `useStore`, other code with `get`. */
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Store<T> {
  get(): T;
  /** Replaces the value and notifies the listeners, unless the value is the same. */
  set(value: T): void;
  /** Changes some fields. */
  patch(fields: Partial<T>): void;
  /** Calls `listener` after each change; returns a function that unsubscribes. */
  follow(listener: (value: T) => void): () => void;
}

export function createStore<T extends object>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  const set = (next: T): void => {
    if (next === value) return;
    value = next;
    for (const listener of [...listeners]) listener(value);
  };
  return {
    get: () => value,
    set,
    patch: (fields) => set({ ...value, ...fields }),
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What `pick` selects from the store's value. The component renders again when that changes. */
export function useStore<T extends object, P = T>(
  store: Store<T>,
  pick: (value: T) => P = (value) => value as unknown as P,
): P {
  const [picked, setPicked] = useState(() => pick(store.get()));
  useLayoutEffect(() => {
    const update = (): void => setPicked(() => pick(store.get()));
    update();
    return store.follow(update);
  }, [store]);
  return picked;
}
