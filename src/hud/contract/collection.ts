/** A store on the device for what people make in a game, such as decks. */
import { sentence } from '../../core/sentence.ts';
import type { Sentence } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';

export interface Collection {
  /** All stored values by id, oldest first. They are unchecked: the game must check each one. */
  all(): ReadonlyMap<string, Json>;
  /**
   * Stores a value under an id, replacing what was there. `all` includes it at once. Resolves to null, or to the reason if it could not be
   * stored; `all` then has the old value again. If another tab has changed the value meanwhile, that version is kept too.
   */
  put(id: string, value: Json): Promise<Sentence | null>;
  /** Removes the value under an id, at once, and resolves as `put` does. */
  remove(id: string): Promise<Sentence | null>;
  /** Returns an id under which nothing is stored or ever was. */
  freshId(): string;
  /** Called when this or another tab has stored or removed something; returns a function that removes the listener. */
  onChange(listener: () => void): () => void;
}

/** A collection that is empty and stores nothing. */
export const NOTHING_MADE: Collection = {
  all: () => new Map(),
  put: async () => sentence('storage.blocked'),
  remove: async () => null,
  freshId: () => '',
  onChange: () => () => {},
};
