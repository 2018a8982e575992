/** What the bot would do at the position shown: the button that asks, and the answer. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../parts/icons.tsx';
import { useStore } from '../store.ts';
import type { Watcher } from './types.ts';

/** The button that asks the bot, or puts its answer away. */
export function AskBot({ watcher }: { watcher: Watcher }): JSX.Element {
  const asked = useStore(watcher.store, (state) => state.advice !== null);
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

/** What the bot was asked about the position shown, and its answer; nothing before. The screen reader is told apart from this. */
export function AdviceHere({ watcher }: { watcher: Watcher }): JSX.Element | null {
  const advice = useStore(watcher.store, (state) => state.advice);
  const here = useRef<HTMLElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [advice]);
  if (advice === null) return null;
  const { seat, answer } = advice;
  const side = seat === null ? '' : t(`side.${seat}`);
  return (
    <section ref={here} class={`advice-here${seat === null ? '' : ` of-${seat}`}`} aria-label={t('advice.title')}>
      {typeof answer === 'string' ? (
        <p class="advice-state">
          {t(`advice.${answer}`, { side })}
          {answer === 'thinking' && (
            <button type="button" class="button small" onClick={() => watcher.askBot()}>
              {t('advice.stop')}
            </button>
          )}
        </p>
      ) : (
        <>
          <p class="advice-move">
            <Icon name="brain" /> {t('advice.answer', { side, move: answer.move })}
          </p>
          {answer.reason !== null && <p class="advice-why">{answer.reason}</p>}
        </>
      )}
    </section>
  );
}
