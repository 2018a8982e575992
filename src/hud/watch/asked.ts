/** A question of a recorded game put to the person at this screen: what the panel of a game needs to ask it, and no more. */
import type { Move } from '../../games/netrunner/rules/move.ts';
import type { View } from '../../games/netrunner/rules/view-types.ts';
import type { Controller } from '../game/controller.ts';
import { firstState } from '../game/state.ts';
import { createStore } from '../store.ts';

/** `view` is that of the side that decides; `shown` is the viewer's table, where cards are lit and looked at. */
export function askedGame(view: View, shown: Controller, answer: (move: Move) => void): Controller {
  const store = createStore({ ...firstState(view, shown.session.status()), question: 1 });
  return {
    ...shown,
    store,
    play: answer,
    choose: (choice) => {
      if (choice.move !== null) answer(choice.move);
      else store.patch({ path: [...store.get().path, choice.id] });
    },
    openPath: (path) => store.patch({ path }),
  };
}
