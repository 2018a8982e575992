/**
 * Asks the bot what it would do at the position shown of a recorded game. The bot runs in the background; another position, another viewer
 * or leaving stops it.
 */
import { effect } from '@preact/signals';
import { OPEN } from '../../core/game.ts';
import { type Asked, spokenAnswer } from '../components/BotAnswer.tsx';
import type { OpenReplay } from '../contract/ports.ts';
import type { TableScreen } from '../table/screen.ts';
import type { WatchState } from './watcher.ts';

interface AdviserOptions {
  state: WatchState;
  screen: TableScreen;
  /** The game being shown: the recorded one, or a variation of it. */
  watching(): OpenReplay;
  /** Shows the move that led to the current position with all its events, instead of only the first ones. */
  showWhole(): void;
}

export interface Adviser {
  /** Toggles: asks the bot about the position shown, or stops the bot and forgets its answer. */
  ask(): void;
  close(): void;
}

/** A key for what the bot was asked about; its answer is void as soon as the key changes. */
const placeOf = ({ at, part, track, viewer, guess, openVariation }: WatchState): string =>
  `${at} ${part} ${track} ${viewer} ${guess !== null} ${openVariation?.kind}`;

export function openReplayAdviser({ state, screen, watching, showWhole }: AdviserOptions): Adviser {
  let control: AbortController | null = null;
  let place = '';
  const stop = (): void => {
    control?.abort();
    control = null;
    state.advice = null;
  };
  const unfollow = effect(() => {
    if (state.advice !== null && placeOf(state) !== place) stop();
  });
  const show = (advice: Asked): void => {
    state.advice = advice;
    screen.speak(spokenAnswer(advice), true);
  };
  const begin = async (): Promise<void> => {
    if (state.part !== null) showWhole();
    const { at, viewer, openVariation } = state;
    place = placeOf(state);
    const record = watching();
    const question = record.question(at);
    if (question === null) return show({ seat: null, answer: 'nobody' });
    const { seat, view } = question;
    // When trying moves, the person decides for every seat and sees each question as that seat does.
    if (viewer !== OPEN && viewer !== seat && openVariation?.kind !== 'trial') return show({ seat, answer: 'unseen' });
    const mine = new AbortController();
    control = mine;
    show({ seat, answer: 'thinking' });
    try {
      const found = await record.botAt(at, mine.signal);
      if (mine.signal.aborted) return;
      if (found === null) return show({ seat: null, answer: 'nobody' });
      show({ seat, answer: { move: screen.ui.label(found.move, view), reason: found.reason, numbers: found.numbers } });
    } catch {
      if (!mine.signal.aborted) show({ seat, answer: 'failed' });
    }
  };
  return {
    ask() {
      const { advice, guess } = state;
      if (advice !== null) return stop();
      if (guess === null) void begin();
    },
    close() {
      unfollow();
      control?.abort();
    },
  };
}
