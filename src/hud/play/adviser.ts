/**
 * Asks the bot what it would do in the person's place in a match. The bot runs in the background and gets only the view of the seat on the
 * screen. It is stopped by a move, another question, a handover or leaving. Its answer counts as help.
 */
import { effect } from '@preact/signals';
import type { GameTypes } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import type { Session } from '../../feed/session.ts';
import { isMine } from '../contract/question-ui.ts';
import { type Asked, spokenAnswer } from '../components/BotAnswer.tsx';
import type { AdviserPort } from '../contract/adviser-port.ts';
import type { TableScreen } from '../table/screen.ts';
import type { PlayState } from './play.ts';

interface AdviserOptions {
  state: PlayState;
  screen: TableScreen;
  session: Pick<Session, 'countHelp'>;
  bot: AdviserPort;
}

interface Adviser {
  /** Toggles: asks the bot about the open decision, or stops the bot and hides its answer. */
  ask(): void;
  close(): void;
}

/** Whether the person at the screen has an open decision about which a bot can be asked, and not just a stop to read. */
export const canAsk = (state: Pick<PlayState, 'view'>, screen: Pick<TableScreen, 'state'>): boolean =>
  isMine(state.view) && screen.state.asking && !screen.state.reading;

/** Opens the adviser of a match. */
export function openMatchAdviser({ state, screen, session, bot }: AdviserOptions): Adviser {
  let control: AbortController | null = null;
  /** the last decision that the bot was asked about, and its answer, so that asking again does not count as help twice */
  let last: { view: GameTypes['view']; asked: Asked } | null = null;
  /** the decision that the shown answer of the bot belongs to */
  let about: GameTypes['view'] | null = null;
  const show = (asked: Asked): void => {
    state.asked = asked;
    screen.speak(spokenAnswer(asked), true);
  };
  const stop = (): void => {
    control?.abort();
    control = null;
    state.asked = null;
  };
  const unfollow = effect(() => {
    if (state.asked !== null && (state.view !== about || !canAsk(state, screen))) stop();
  });
  const begin = async (view: GameTypes['view']): Promise<void> => {
    about = view;
    if (last?.view === view) return show(last.asked);
    const seat = String(view.viewer);
    const mine = new AbortController();
    control = mine;
    show({ seat, answer: 'thinking' });
    try {
      const { move, reason, numbers } = await bot.ask(view, mine.signal);
      if (mine.signal.aborted) return;
      last = { view, asked: { seat, answer: { move: screen.ui.label(move, view), reason, numbers } } };
      session.countHelp();
      show(last.asked);
    } catch {
      if (!mine.signal.aborted) show({ seat, answer: 'failed' });
    }
  };
  return {
    ask() {
      if (state.asked !== null) return stop();
      if (!canAsk(state, screen)) return screen.say(t('advice.not-now'));
      void begin(state.view);
    },
    close() {
      unfollow();
      control?.abort();
      bot.close();
    },
  };
}
