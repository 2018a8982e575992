/** The layers of a recorded game, for components: they render again when a note or a review changes. */
import type { Layer } from '../../replay/format.ts';
import { useStore } from '../store.ts';
import type { Watcher } from './watcher.ts';

export function useLayers(watcher: Watcher): readonly Layer[] {
  useStore(watcher.editor.store, (state) => state.layer);
  useStore(watcher.reviews.store, ({ done, running }) => running?.found ?? done);
  return watcher.layers();
}

/** The ids of the layers whose notes are not shown. */
export function useUnseen(watcher: Watcher): readonly string[] {
  useLayers(watcher);
  useStore(watcher.store, (state) => state.hidden);
  return watcher.unseen();
}
