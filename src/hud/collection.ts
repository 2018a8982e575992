/** What people make in a game and store on the device, such as decks. */
import type { Sentence } from '../core/game.ts';
import type { Json } from '../core/json.ts';

export interface Collection {
  /** All values by id, oldest first. The game checks each value. */
  all(): ReadonlyMap<string, Json>;
  /**
   * Stores a value under an id, replacing what was there. `all` includes it at once. Resolves to null, or to why it could not be stored;
   * `all` then returns the old value again. If another tab has changed it meanwhile, its version is kept too.
   */
  put(id: string, value: Json): Promise<Sentence | null>;
  /** Removes the value under an id, at once, and resolves as `put` does. */
  remove(id: string): Promise<Sentence | null>;
  /** An id that is not used and never was. */
  freshId(): string;
  /** Called when this or another tab has stored or removed something; returns a function that removes the listener. */
  onChange(listener: () => void): () => void;
}

/** A collection that is empty and stores nothing. */
export const NOTHING_MADE: Collection = {
  all: () => new Map(),
  put: async () => ({ key: 'storage.blocked' }),
  remove: async () => null,
  freshId: () => '',
  onChange: () => () => {},
};
