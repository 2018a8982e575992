/** The view that a screen of this game shows. */
import type { TableScreen } from '../../../hud/table/screen.ts';
import { useStore } from '../../../hud/store.ts';
import type { View } from '../rules/view-types.ts';

/** The newest table of a screen. A screen made for this game shows no other game's views. */
export const useView = (screen: TableScreen): View => useStore(screen.store, (state) => state.view as View);
