/** Panels beside the table: whole or as one line by setting; on a small screen they are drawers, opened each time. */
import type { Prefs } from '../prefs.ts';
import type { Store } from '../store.ts';
import type { GameState } from './state.ts';

/** The same sizes as in styles/panels.css. */
const SMALL = '(max-width: 760px), (max-height: 480px)';
const isSmall = (): boolean => matchMedia(SMALL).matches;

export function togglePanel(panel: 'chart', store: Store<GameState>, prefs: Store<Prefs>): void {
  if (isSmall()) store.patch({ drawer: store.get().drawer === panel ? null : panel });
  else prefs.patch({ [panel]: !prefs.get()[panel] });
}
