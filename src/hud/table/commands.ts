/** What the keyboard commands do that work the same way in a match and while watching a record. */
import type { CommandContext } from '../../commands/command.ts';
import { patch } from '../components/state.ts';
import { entries } from '../components/words/search.ts';
import type { Drawer } from '../contract/table-focus.ts';
import type { TableScreen } from './screen.ts';

/** The zoom command: closes a pinned card; otherwise pins the card that is shown; otherwise shows the focused card and pins it. */
function toggleZoom(screen: TableScreen): void {
  const { zoom, focus, view } = screen.state;
  if (zoom?.pinned) return screen.zoom(null, true);
  if (zoom !== null) return patch(screen.state, { zoom: { ...zoom, pinned: true } });
  const face = screen.ui.faceAt(focus, view);
  if (face !== null) screen.zoom(face, true);
}

/** The commands that work the same way in a match and while watching a record. */
export function tableCommands(
  screen: TableScreen,
  { focusTable, togglePanel }: { focusTable(): void; togglePanel?(panel: Drawer, screen: TableScreen): void },
): Pick<CommandContext, 'zoom' | 'toggleLog' | 'togglePanel' | 'focusTable' | 'sayStatus' | 'help' | 'words' | 'skip'> {
  const { state, ui } = screen;
  return {
    zoom: () => toggleZoom(screen),
    toggleLog: () => patch(state, { logOpen: !state.logOpen }),
    togglePanel: (panel) => togglePanel?.(panel, screen),
    focusTable,
    sayStatus: () => screen.say(ui.statusText(state.view)),
    help: () => patch(state, { dialog: 'help' }),
    ...(entries().length > 0 && { words: () => patch(state, { dialog: 'words', word: null }) }),
    skip: () => void screen.skip(),
  };
}
