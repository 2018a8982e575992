/** What the bot would do: a note while it thinks, then its move and the reason. Screen readers get it separately. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatName } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from './icons.tsx';

/** What the bot was asked, and the result. */
export interface Asked {
  /** the seat that decides; null if nobody does */
  seat: SeatName | null;
  /**
   * 'thinking': no answer yet; 'nobody': nobody decides; 'unseen': the seat decides by what the chosen viewer does not see; 'failed': no
   * answer; else the bot's move and its reason in words
   */
  answer: 'thinking' | 'nobody' | 'unseen' | 'failed' | { move: string; reason: string | null };
}

/** An answer as text for screen readers. */
export function spokenAnswer({ seat, answer }: Asked): string {
  const side = seat === null ? '' : t(`side.${seat}`);
  if (typeof answer === 'string') return t(`advice.${answer}`, { side });
  const { move, reason } = answer;
  return t('advice.spoken', { side, move, reason: reason ?? '' }).trim();
}

interface Props {
  asked: Asked | null;
  /** Stops the bot while it thinks. */
  onStop: () => void;
  /** Hides the answer; left out if something else hides it. */
  onClose?: () => void;
}

/** The bot's answer as a panel that scrolls into view; nothing before it was asked. */
export function BotAnswer({ asked, onStop, onClose }: Props): JSX.Element | null {
  const here = useRef<HTMLElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [asked]);
  if (asked === null) return null;
  const { seat, answer } = asked;
  const side = seat === null ? '' : t(`side.${seat}`);
  return (
    <section ref={here} class={`advice-here${seat === null ? '' : ` of-${seat}`}`} aria-label={t('advice.title')}>
      {typeof answer === 'string' ? (
        <p class="advice-state">
          {t(`advice.${answer}`, { side })}
          {answer === 'thinking' && (
            <button type="button" class="button small" onClick={onStop}>
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
          {onClose !== undefined && (
            <button type="button" class="icon-button advice-close" aria-label={t('advice.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </>
      )}
    </section>
  );
}
