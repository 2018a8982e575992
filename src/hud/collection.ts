/** Things of a game's own that people make and keep on the device, such as decks. */
import type { Sentence } from '../core/game.ts';
import type { Json } from '../core/json.ts';

export interface Collection {
  /** What is kept, by id, the oldest first; the game checks each value. */
  all(): ReadonlyMap<string, Json>;
  /**
   * Keeps a value under an id, in place of what was there. `all` gives it at once. Resolves to null, or to why it could not be stored, and
   * then `all` gives again what was there. What another tab has made of it meanwhile is kept as well.
   */
  put(id: string, value: Json): Promise<Sentence | null>;
  /** Removes what is kept under an id, at once, and resolves as `put` does. */
  remove(id: string): Promise<Sentence | null>;
  /** An id under which nothing is kept, nor was. */
  freshId(): string;
  /** Called when something was kept or removed, in this tab or another; returns a function that removes the listener. */
  onChange(listener: () => void): () => void;
}

/** Nothing kept, and nothing that could be. */
export const NOTHING_MADE: Collection = {
  all: () => new Map(),
  put: async () => ({ key: 'storage.blocked' }),
  remove: async () => null,
  freshId: () => '',
  onChange: () => () => {},
};
