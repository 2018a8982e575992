/** The bot's advice at the position shown of a recorded game: the button that asks for it, and the answer. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { BotAnswer } from '../components/BotAnswer.tsx';
import { Icon } from '../components/icons.tsx';
import type { Watcher } from './watcher.ts';

/** The button that asks the bot for advice, or hides its answer. */
export function AskBot({ watcher }: { watcher: Watcher }): JSX.Element {
  const asked = watcher.state.advice !== null;
  return (
    <button
      type="button"
      class="button ask-bot"
      aria-pressed={asked}
      title={t('advice.ask')}
      onClick={() => watcher.askBot()}
    >
      <Icon name="brain" />
      <span>{t('advice.ask')}</span>
    </button>
  );
}

/** The bot's answer about the position shown; renders nothing until the bot is asked. */
export function AdviceHere({ watcher }: { watcher: Watcher }): JSX.Element {
  const { advice } = watcher.state;
  return <BotAnswer asked={advice} onStop={() => watcher.askBot()} />;
}
