/** Tells things in order, also when a listener brings about the next one while it is told. */

export interface Teller<T> {
  /** Puts something behind what is still to be told; `tell` tells it. */
  add(one: T): void;
  tell(): void;
  /** Whoever else comes at the moment of the first listener hears all from the beginning too. Returns the way to stop listening. */
  listen(listener: (one: T) => void): () => void;
  /** Nobody listens any more. */
  clear(): void;
}

/** `failed` gets what a listener throws: that is its own affair, the others still hear. `holds`: nothing is told before somebody listens. */
export function teller<T>(failed: (error: unknown) => void, holds: boolean): Teller<T> {
  const listeners = new Set<(one: T) => void>();
  const untold: T[] = [];
  let held = holds;
  let telling = false;
  const tell = (): void => {
    if (held || telling) return;
    telling = true;
    for (let one = untold.shift(); one !== undefined; one = untold.shift()) {
      for (const listener of listeners) {
        try {
          listener(one);
        } catch (error) {
          failed(error);
        }
      }
    }
    telling = false;
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
