/** What the bot would do at the position shown. It is asked in the background; another position, another viewer or leaving stops it. */
import { effect } from '@preact/signals';
import { OPEN } from '../../core/game.ts';
import { type Asked, spokenAnswer } from '../components/BotAnswer.tsx';
import type { OpenReplay } from '../ports.ts';
import type { TableScreen } from '../table/screen.ts';
import type { WatchState } from './watcher.ts';

interface AdviserOptions {
  state: WatchState;
  screen: TableScreen;
  /** The series of moves shown. */
  watching(): OpenReplay;
  /** Shows the whole move that led to this position. */
  showWhole(): void;
}

export interface Adviser {
  /** Asks about the position shown, or stops asking and forgets the answer. */
  ask(): void;
  close(): void;
}

/** Identifies what an answer is for: it is void as soon as anything else is shown. */
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
      show({ seat, answer: { move: screen.ui.label(found.move, view), reason: found.reason } });
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
