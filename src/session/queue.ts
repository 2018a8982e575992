/** A queue that passes items to listeners in order, even if a listener adds another item while it is called. */

export interface Queue<T> {
  /** Adds an item to the end of the queue; the next `tell` passes it on. */
  add(one: T): void;
  /** Passes every item in the queue to the listeners; does nothing while items wait for the first listener. */
  tell(): void;
  /**
   * Adds a listener; returns a function that removes it. If the queue held items back for its first listener, they are delivered in a
   * microtask.
   */
  listen(listener: (one: T) => void): () => void;
  /** Removes all listeners. */
  clear(): void;
}

/**
 * Makes a queue. `failed` gets what a listener throws; the other listeners are still called. `holds`: whether items wait for the first
 * listener.
 */
export function queueOf<T>(failed: (error: unknown) => void, holds: boolean): Queue<T> {
  const listeners = new Set<(one: T) => void>();
  const untold: T[] = [];
  let held = holds;
  let delivering = false;
  const tell = (): void => {
    if (held || delivering) return;
    delivering = true;
    for (let one = untold.shift(); one !== undefined; one = untold.shift()) {
      for (const listener of listeners) {
        try {
          listener(one);
        } catch (error) {
          failed(error);
        }
      }
    }
    delivering = false;
  };
  return {
    add: (one) => void untold.push(one),
    tell,
    listen(listener) {
      listeners.add(listener);
      if (held) {
        queueMicrotask(() => {
          held = false;
          tell();
        });
      }
      return () => void listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
