/** The page that hides the game between two people at one device, until the next one says they are ready. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatName } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';

export function Handover({ seat, onReady }: { seat: SeatName; onReady: () => void }): JSX.Element {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  const side = t(`side.${seat}`);
  return (
    <section
      class={`curtain of-${seat}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      aria-describedby="curtain-text"
    >
      <div class="curtain-in panel">
        <h2 id="curtain-title">{t('curtain.title', { side })}</h2>
        <p id="curtain-text">{t('curtain.text', { side })}</p>
        <button ref={ready} type="button" class="button go big" onClick={onReady}>
          {t('curtain.ready')}
        </button>
      </div>
    </section>
  );
}
