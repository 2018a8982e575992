/** The part of the browser's localStorage that the game uses. */

export type LocalRows = Pick<Storage, 'getItem' | 'setItem'> & {
  /**
   * Calls `listener` with each key that another tab has changed, or with null if it has cleared everything; returns a function that removes
   * it.
   */
  listen?(listener: (key: string | null) => void): () => void;
  /** All existing keys. */
  keys?(): string[];
  removeItem?(key: string): void;
};

/** Returns the page's localStorage, or null if the browser does not allow it. */
export function localRows(): LocalRows | null {
  try {
    const rows = globalThis.localStorage;
    if (!rows) return null;
    return {
      getItem: (key) => rows.getItem(key),
      setItem: (key, value) => rows.setItem(key, value),
      keys: () => Object.keys(rows),
      removeItem: (key) => rows.removeItem(key),
      listen(listener) {
        const hear = ({ key }: StorageEvent): void => listener(key);
        addEventListener('storage', hear);
        return () => removeEventListener('storage', hear);
      },
    };
  } catch {
    return null;
  }
}
