/** The page that hides the game between two people at one device, until the next one says they are ready. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatName } from '../../core/game.ts';
import { Button } from '../components/Button.tsx';
import { sideName } from '../components/side-name.ts';
import { t } from '../../i18n/index.ts';

export function Handover({ seat, onReady }: { seat: SeatName; onReady: () => void }): JSX.Element {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  return (
    <section
      class={`handover of-${seat}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="handover-title"
      aria-describedby="handover-text"
    >
      <div class="handover-in panel">
        <h2 id="handover-title">{t('handover.title', { side: sideName(seat) })}</h2>
        <p id="handover-text">{t('handover.text')}</p>
        <Button look="go big" at={ready} label={t('handover.ready')} onClick={onReady} />
      </div>
    </section>
  );
}
