/** The coach of a whole game in one match. It is loaded when it is first turned on, and judges the person's moves in advance. */
import { effect } from '@preact/signals';
import type { GameTypes } from '../../core/game.ts';
import { isMine } from '../contract/question-ui.ts';
import type { Advice } from '../contract/advice.ts';
import type { Prefs } from '../contract/prefs.ts';
import type { CoachPort } from '../contract/ports.ts';
import type { Play, PlayOptions } from './play.ts';

interface Coached {
  /** The coach's advice about a move; null if there is none, or while the coach is off or not loaded yet. */
  advise(view: GameTypes['view'], move: GameTypes['move']): Advice | null;
  /** The options of a match that tell the coach of the person's turns. */
  readonly turns: NonNullable<PlayOptions['turns']>;
  /** Lets the coach think in advance about each decision that the person faces in this match. */
  follow(play: Pick<Play, 'state'>): void;
  close(): void;
}

/** Opens the coach for a match. `wanted.coach`: whether the person wants the coach now. */
export function openCoach(port: CoachPort, wanted: Pick<Prefs, 'coach'>): Coached {
  let coach: Awaited<ReturnType<CoachPort['load']>> | null = null;
  let closed = false;
  let stop: () => void = () => undefined;
  return {
    advise: (view, move) => (wanted.coach ? (coach?.advise(view, move) ?? null) : null),
    turns: {
      made: (view, move) => coach?.made(view, move),
      lookBack: (view) => (wanted.coach ? (coach?.lookBack(view) ?? null) : null),
      forget: () => coach?.forget(),
    },
    follow({ state }) {
      /** the last decision that the coach was given to think about */
      let given: GameTypes['view'] | null = null;
      const think = (): void => {
        const { view } = state;
        if (coach === null || !wanted.coach || !isMine(view) || view === given) return;
        given = view;
        coach.ahead(view);
      };
      let loading: Promise<void> | null = null;
      stop = effect(() => {
        if (wanted.coach)
          loading ??= port.load().then((loaded) => {
            if (closed) return loaded.close();
            coach = loaded;
            think();
          });
        think();
      });
    },
    close() {
      closed = true;
      stop();
      coach?.close();
    },
  };
}
