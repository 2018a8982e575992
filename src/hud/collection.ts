/** Things of a game's own that people make and keep on the device, such as decks. */
import type { Sentence } from '../core/game.ts';
import type { Json } from '../core/json.ts';

export interface Collection {
  /** What is kept, by id, the oldest first; the game checks each value. */
  all(): ReadonlyMap<string, Json>;
  /** Keeps a value under an id, in place of what was there; returns why it could not, or null. Nothing else is lost either way. */
  put(id: string, value: Json): Sentence | null;
  /** Removes what is kept under an id. */
  remove(id: string): Sentence | null;
  /** An id under which nothing is kept, nor was. */
  freshId(): string;
  /** Called when something was kept or removed, in this tab or another; returns a function that removes the listener. */
  onChange(listener: () => void): () => void;
}

/** Nothing kept, and nothing that could be. */
export const NOTHING_MADE: Collection = {
  all: () => new Map(),
  put: () => ({ key: 'storage.blocked' }),
  remove: () => null,
  freshId: () => '',
  onChange: () => () => {},
};
