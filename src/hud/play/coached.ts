/** The coach of a whole game in one match: loaded when it is first turned on, and thinking ahead about what the person is asked. */
import { effect } from '@preact/signals';
import type { GameTypes } from '../../core/game.ts';
import { isMine } from '../ask/asking.ts';
import type { Advice } from '../game-ui.ts';
import type { CoachPort } from '../ports.ts';
import type { Play } from './play.ts';

interface Coached {
  /** The coach's advice about a move; null while it is off or not loaded yet. */
  advise(view: GameTypes['view'], move: GameTypes['move']): Advice | null;
  /** Lets the coach think ahead about each question that this match asks the person. */
  follow(play: Pick<Play, 'state'>): void;
  close(): void;
}

/** Opens the coach. `isOn`: whether the person wants it now. */
export function openCoach(port: CoachPort, isOn: () => boolean): Coached {
  let coach: Awaited<ReturnType<CoachPort['load']>> | null = null;
  let closed = false;
  let stop: () => void = () => undefined;
  /** the last question the coach was given */
  let given: GameTypes['view'] | null = null;
  const think = (view: GameTypes['view']): void => {
    if (coach === null || !isOn() || !isMine(view) || view === given) return;
    given = view;
    coach.ahead(view);
  };
  return {
    advise: (view, move) => (isOn() ? (coach?.advise(view, move) ?? null) : null),
    follow({ state }) {
      stop = effect(() => think(state.view));
      void port.load().then((loaded) => {
        if (closed) return loaded.close();
        coach = loaded;
        think(state.view);
      });
    },
    close() {
      closed = true;
      stop();
      coach?.close();
    },
  };
}
