/** A set of listeners, which `tell` calls with news of type `T`. */
export interface Listeners<T> {
  /** Adds a listener; returns a function that removes it. */
  add(listener: (news: T) => void): () => void;
  tell(news: T): void;
  clear(): void;
}

export function listeners<T>(): Listeners<T> {
  const all = new Set<(news: T) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(news) {
      for (const listener of all) listener(news);
    },
    clear: () => all.clear(),
  };
}
