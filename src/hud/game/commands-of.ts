/** What the table of commands may do with the game on the screen. */
import type { CommandContext } from '../../commands/types.ts';
import { t } from '../../i18n/index.ts';
import { statusWords } from '../../games/netrunner/hud/board/button-names.ts';
import { type Choice, choicesAt } from '../../games/netrunner/hud/moves/menu.ts';
import type { Store } from '../store.ts';
import { findCard } from '../../games/netrunner/hud/words/find.ts';
import type { Box, GameState } from './state.ts';

/** What the commands need done by the game. */
export interface Doing {
  choose(choice: Choice): void;
  undo(): void;
  zoom(code: string | null, h: number | null, pinned: boolean, box?: Box | null): void;
  say(text: string): void;
  skip(): void;
  answer?(how: 'followed' | 'aside'): void;
  help(): void;
  focusPrompt(): void;
  focusTable(): void;
  togglePanel?(panel: 'chart' | 'forecast', store: Store<GameState>): void;
}

/** Closes what lies on top; with nothing there, opens the menu. */
function back(store: Store<GameState>, doing: Doing): void {
  const { menu, path, zoom, dialog, logOpen, drawer, advice } = store.get();
  if (advice !== null) doing.answer?.('followed');
  else if (dialog !== null) store.patch({ dialog: null });
  else if (menu !== null) store.patch({ menu: null });
  else if (drawer !== null) store.patch({ drawer: null });
  else if (zoom !== null) store.patch({ zoom: null });
  else if (path.length > 0) store.patch({ path: path.slice(0, -1) });
  else if (logOpen) store.patch({ logOpen: false });
  else store.patch({ dialog: 'menu' });
}

export function commandsOf(store: Store<GameState>, doing: Doing): CommandContext {
  return {
    playing: true,
    get choices() {
      return store.get().groups.flatMap((group) => group.choices);
    },
    get shown() {
      const { groups, path, menu } = store.get();
      return menu !== null ? menu.choices : choicesAt(groups, path).groups.flatMap((group) => group.choices);
    },
    get canUndo() {
      return store.get().status.undo !== null;
    },
    choose: (choice) => {
      // Every choice that commands see is one of ours; one of the top closes the menus first.
      const top = store.get().groups.some((group) => group.choices.includes(choice as Choice));
      if (top) store.patch({ path: [], menu: null });
      doing.choose(choice as Choice);
    },
    undo: doing.undo,
    zoom: () => {
      const { zoom: now, focus, view } = store.get();
      if (now?.pinned) return doing.zoom(null, null, true);
      const card = typeof focus === 'number' ? findCard(view, focus) : null;
      if (now !== null) store.patch({ zoom: { ...now, pinned: true } });
      else if (card?.code != null) doing.zoom(card.code, card.h, true);
    },
    toggleLog: () => store.patch({ logOpen: !store.get().logOpen }),
    togglePanel: (panel) => doing.togglePanel?.(panel, store),
    focusPrompt: doing.focusPrompt,
    focusTable: doing.focusTable,
    sayStatus: () => doing.say(statusWords(store.get().view)),
    help: doing.help,
    back: () => back(store, doing),
    hold: () => {
      const hold = !store.get().hold;
      store.patch({ hold });
      doing.say(t(hold ? 'hold.on' : 'hold.off'));
    },
    skip: doing.skip,
  };
}
