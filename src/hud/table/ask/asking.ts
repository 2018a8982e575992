/** A question to the person at the screen and the menus opened in it, in a match or while watching a recorded game. */
import type { GameTypes } from '../../../core/game.ts';
import type { Choice, ChoiceGroup, QuestionUi } from '../../contract/question-ui.ts';
import { createState, patch } from '../../components/state.ts';
import type { Entry } from './entry.ts';
import type { TableScreen } from '../screen.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

export interface AskState {
  /** the view of the seat that decides, with its legal moves */
  view: View;
  /** all buttons of the open decision */
  groups: ChoiceGroup[];
  /** ids of the open menus, outermost first */
  path: string[];
  /** ids of the ticked options, if the question asks for a set */
  ticked: string[];
  /** the number entered so far, if the question asks for one; null while it is the one that the question begins with */
  entry: Entry | null;
  /** a counter raised with each new question, on which the panel takes the focus; 0 before the first */
  question: number;
}

export interface Asking<S extends AskState = AskState> {
  readonly state: S;
  /** the table on the screen, where the things that a choice is about light up */
  readonly screen: TableScreen;
  /** Answers the open question with a move. */
  play(move: Move): void;
  /** Presses a button: makes its move, or opens its submenu. */
  choose(choice: Choice): void;
  /** Opens the menu at the end of this path of ids; [] for the top level. */
  openPath(path: string[]): void;
}

/** A question about which nothing has been chosen, ticked or typed yet. */
export const questionOf = (ui: QuestionUi, view: View): Omit<AskState, 'question'> => ({
  view,
  groups: ui.choices(view),
  path: [],
  ticked: [],
  entry: null,
});

/** Ticks or unticks an option of a set. */
export function pressed(ui: QuestionUi, state: AskState, choice: Choice): void {
  const { view, ticked } = state;
  const now = ui.tick?.(view, ticked, choice.id) ?? [];
  patch(state, { ticked: now, groups: ui.choices(view, now) });
}

/**
 * Asks the person a question from a recorded game. `view`: the deciding seat's view; `screen`: the watcher's table; `answer` is called with
 * the chosen move.
 */
export function askAbout(screen: TableScreen, view: View, answer: (move: Move) => void): Asking {
  const state = createState<AskState>({ ...questionOf(screen.ui, view), question: 1 });
  return {
    state,
    screen,
    play: answer,
    choose: (choice) => {
      if (choice.off) return;
      if (choice.ticked !== undefined) pressed(screen.ui, state, choice);
      else if (choice.move !== null) answer(choice.move);
      else patch(state, { path: [...state.path, choice.id] });
    },
    openPath: (path) => patch(state, { path }),
  };
}
