/**
 * A panel with the move that the bot would make: a note while the bot thinks, then the move and the reason. Screen readers get it
 * separately.
 */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatName } from '../../core/game.ts';
import { t, together } from '../../i18n/index.ts';
import { Button } from './Button.tsx';
import { Icon } from './icons.tsx';
import { NumbersSwitch, WithNumbers } from './Numbers.tsx';
import { sideName } from './side-name.ts';

/** A request to the bot for advice, and its result so far. */
export interface Asked {
  /** the seat whose decision the bot was asked about; null if no seat decides */
  seat: SeatName | null;
  /**
   * 'thinking': the bot has not answered yet; 'nobody': no seat decides; 'unseen': the chosen viewer may not see what the seat bases its
   * decision on; 'failed': the bot gave no answer; else the bot's move and its reason in words
   */
  answer: 'thinking' | 'nobody' | 'unseen' | 'failed' | { move: string; reason: string | null; numbers: string | null };
}

/** The bot's answer as text for screen readers. */
export function spokenAnswer({ seat, answer }: Asked): string {
  const side = seat === null ? '' : sideName(seat);
  if (typeof answer === 'string') return t(`advice.${answer}`, { side });
  return together([t('advice.answer.spoken', { side, move: answer.move }), answer.reason]);
}

interface Props {
  asked: Asked | null;
  /** Called by the button that stops the bot while it thinks. */
  onStop: () => void;
  /** Called by the button that hides the answer; left out if something else hides it. */
  onClose?: () => void;
}

/** The bot's answer as a panel that scrolls into view; renders nothing until the bot is asked. */
export function BotAnswer({ asked, onStop, onClose }: Props): JSX.Element | null {
  const here = useRef<HTMLElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [asked]);
  if (asked === null) return null;
  const { seat, answer } = asked;
  const side = seat === null ? '' : sideName(seat);
  return (
    <section ref={here} class={`advice-here${seat === null ? '' : ` of-${seat}`}`} aria-label={t('advice.title')}>
      {typeof answer === 'string' ? (
        <p class="advice-state">
          {t(`advice.${answer}`, { side })}
          {answer === 'thinking' && <Button look="small" label={t('advice.stop')} onClick={onStop} />}
        </p>
      ) : (
        <>
          <p class="advice-move">
            <Icon name="brain" /> <span class="advice-who">{t('advice.answer', { side })}</span> {answer.move}
          </p>
          {answer.reason !== null && (
            <p class="advice-why">
              <WithNumbers text={answer.reason} numbers={answer.numbers} />
            </p>
          )}
          {answer.numbers !== null && <NumbersSwitch />}
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
