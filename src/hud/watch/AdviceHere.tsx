/** What the bot would do at the position shown: the button that asks, and the answer. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { BotAnswer } from '../components/BotAnswer.tsx';
import { Icon } from '../components/icons.tsx';
import type { Watcher } from './watcher.ts';

/** The button that asks the bot, or hides its answer. */
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

/** What the bot was asked about the position shown, and its answer; nothing until it was asked. */
export function AdviceHere({ watcher }: { watcher: Watcher }): JSX.Element {
  const { advice } = watcher.state;
  return <BotAnswer asked={advice} onStop={() => watcher.askBot()} />;
}
