/** A question put to the person at this screen, and the menus opened in it; in a match, or about a recorded game. */
import type { GameTypes } from '../../core/game.ts';
import type { Choice, ChoiceGroup } from '../game-ui.ts';
import { type Store, createStore } from '../store.ts';
import type { TableScreen } from '../table/screen.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

export interface AskState {
  /** the table as the seat that answers sees it, with its legal moves */
  view: View;
  /** all buttons of the open decision */
  groups: ChoiceGroup[];
  /** menus opened, from the top */
  path: string[];
  /** raised when the question changes: the panel takes the focus */
  question: number;
}

export interface Asking<S extends AskState = AskState> {
  readonly store: Store<S>;
  /** the table on the screen, where things are lit and looked at */
  readonly screen: TableScreen;
  play(move: Move): void;
  choose(choice: Choice): void;
  openPath(path: string[]): void;
}

/** Whether this view's own seat decides now. */
export const isMine = ({ decision, viewer }: View): boolean =>
  decision !== null && (decision.by ?? decision.seat) === viewer;

/** A question of a recorded game. `view` is that of the seat that decides; `screen` is the viewer's table. */
export function askAbout(screen: TableScreen, view: View, answer: (move: Move) => void): Asking {
  const store = createStore<AskState>({ view, groups: screen.ui.choices(view), path: [], question: 1 });
  return {
    store,
    screen,
    play: answer,
    choose: (choice) => {
      if (choice.move !== null) answer(choice.move);
      else store.patch({ path: [...store.get().path, choice.id] });
    },
    openPath: (path) => store.patch({ path }),
  };
}
